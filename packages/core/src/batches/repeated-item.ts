/**
 * Matches each entry to an item by the values that it repeats, or `undefined` without a unique match. The order of
 * entries has no documented meaning (ST01).
 */
export function itemsRepeatedBy(
  entries: readonly unknown[],
  items: readonly unknown[],
): readonly (number | undefined)[] {
  const holders = new Map<string, number[]>();
  for (const [at, item] of items.entries())
    for (const fact of new Set(factsOf(item))) {
      const found = holders.get(fact);
      if (found === undefined) holders.set(fact, [at]);
      else found.push(at);
    }
  // A value of all items distinguishes none. A busy server may repeat it in thousands of entries.
  for (const [fact, { length }] of holders) if (length === items.length) holders.delete(fact);
  const repeated = entries.map((entry) => (items.length === 1 ? 0 : itemRepeatedBy(factsOf(entry), holders)));
  const counts = new Map<number | undefined, number>();
  for (const item of repeated) counts.set(item, (counts.get(item) ?? 0) + 1);
  // One of two repeated items is probably meant to be a different one.
  return repeated.map((item) => (counts.get(item) === 1 ? item : undefined));
}

/** The item that shares the most values with the entry, if its shared values include all values that other items share. */
function itemRepeatedBy(entry: readonly string[], holders: ReadonlyMap<string, readonly number[]>): number | undefined {
  const shared = new Map<number, string[]>();
  for (const fact of new Set(entry))
    for (const item of holders.get(fact) ?? []) {
      const facts = shared.get(item);
      if (facts === undefined) shared.set(item, [fact]);
      else facts.push(fact);
    }
  const [[item, facts] = [undefined, []], ...others] = [...shared].toSorted(([, a], [, b]) => b.length - a.length);
  const most: ReadonlySet<string> = new Set(facts);
  const isUnique = others.every(([, one]) => one.length < most.size && one.every((fact) => most.has(fact)));
  return isUnique ? item : undefined;
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
