/**
 * Matches each entry to an item by the values that it repeats, or `undefined` without a unique match. The order of
 * entries has no documented meaning (ST01).
 */
export function itemsRepeatedBy(
  entries: readonly unknown[],
  items: readonly unknown[],
): readonly (number | undefined)[] {
  const facts = items.map((item) => new Set(factsOf(item)));
  const repeated = entries.map((entry) => itemRepeatedBy(factsOf(entry), facts));
  // One of two repeated items is probably meant to be a different one.
  return repeated.map((item) => (repeated.indexOf(item) === repeated.lastIndexOf(item) ? item : undefined));
}

/** The item that shares the most values with the entry, if its shared values include all values that other items share. */
function itemRepeatedBy(entry: readonly string[], items: readonly ReadonlySet<string>[]): number | undefined {
  const shared = items.map((item) => entry.filter((fact) => item.has(fact)));
  const [most = []] = shared.toSorted((one, other) => other.length - one.length);
  return shared.every((one) => one === most || (one.length < most.length && one.every((fact) => most.includes(fact))))
    ? shared.indexOf(most)
    : undefined;
}

/** Deepest level whose values are compared. Deeper ones exist only to exhaust the stack. */
const deepest = 64;

/** Lists each value with its path. List positions are ignored, and numbers equal strings (`keyOf`). */
function factsOf(value: unknown, path = '', level = 0): readonly string[] {
  if (typeof value !== 'object') return [`${path}=${String(value)}`];
  if (level === deepest) return [];
  const isList = Array.isArray(value);
  return Object.entries(value ?? {}).flatMap(([name, one]) =>
    factsOf(one, isList ? path : `${path}.${name}`, level + 1),
  );
}
