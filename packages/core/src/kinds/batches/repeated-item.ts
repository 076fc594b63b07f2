/**
 * Which of several items each entry belongs to, by what entries repeat of them: the position of the item, or undefined where nothing tells. That
 * the order of entries means anything is said nowhere (ST01).
 */
export function itemsRepeatedBy(
  entries: readonly unknown[],
  items: readonly unknown[],
): readonly (number | undefined)[] {
  const facts = items.map((item) => new Set(factsOf(item)));
  const repeated = entries.map((entry) => itemRepeatedBy(factsOf(entry), facts));
  // Of two that repeat the same item, one is likely to mean another.
  return repeated.map((item) => (repeated.indexOf(item) === repeated.lastIndexOf(item) ? item : undefined));
}

/** The item that shares all with the entry that any other does, and more than each; what only one side says is no sign of anything. */
function itemRepeatedBy(entry: readonly string[], items: readonly ReadonlySet<string>[]): number | undefined {
  const shared = items.map((item) => entry.filter((fact) => item.has(fact)));
  const [most = []] = shared.toSorted((one, other) => other.length - one.length);
  return shared.every((one) => one === most || (one.length < most.length && one.every((fact) => most.includes(fact))))
    ? shared.indexOf(most)
    : undefined;
}

/** Each value with its path. Places in a list do not count, and numbers and texts are the same (`keyOf`). */
function factsOf(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object') return [`${path}=${String(value)}`];
  const isList = Array.isArray(value);
  return Object.entries(value ?? {}).flatMap(([name, one]) => factsOf(one, isList ? path : `${path}.${name}`));
}
