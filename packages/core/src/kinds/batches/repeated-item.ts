/** Which entry belongs to which of several items, by what entries repeat of them: that an order of theirs means anything is said nowhere (ST01). */
export function entriesByItem<Entry>(
  items: readonly unknown[],
  entries: readonly Entry[],
  saidOf: (entry: Entry) => unknown,
): ReadonlyMap<number, Entry> {
  if (items.length < 2) return new Map();
  const facts = items.map(factsOf);
  const found = new Map<number, Entry[]>();
  for (const entry of entries) {
    const at = itemRepeatedBy(factsOf(saidOf(entry)), facts);
    if (at !== undefined) found.set(at, [...(found.get(at) ?? []), entry]);
  }
  // Of two that repeat the same item, one is likely to mean another.
  return new Map([...found].flatMap(([at, [entry, ...others]]) => (entry && others.length === 0 ? [[at, entry]] : [])));
}

/** The item that shares all with the entry that any other does, and more than each; what only one side says is no sign of anything. */
function itemRepeatedBy(entry: ReadonlySet<string>, items: readonly ReadonlySet<string>[]): number | undefined {
  const shared = items.map((item) => [...entry].filter((fact) => item.has(fact)));
  const most = shared.reduce((best, { length }, at) => (length > (shared[best]?.length ?? 0) ? at : best), 0);
  const isMost = (fact: string): boolean => items[most]?.has(fact) === true;
  const size = shared[most]?.length ?? 0;
  return shared.every((facts, at) => at === most || (facts.length < size && facts.every(isMost))) ? most : undefined;
}

/** Each value with its path. Places in a list do not count, and numbers and texts are the same (`keyOf`). */
function factsOf(value: unknown): ReadonlySet<string> {
  const facts = new Set<string>();
  const add = (part: unknown, path: string): void => {
    if (typeof part !== 'object') facts.add(`${path}=${String(part)}`);
    else if (Array.isArray(part)) for (const one of part) add(one, path);
    else for (const [name, one] of Object.entries(part ?? {})) add(one, `${path}.${name}`);
  };
  add(value, '');
  return facts;
}
