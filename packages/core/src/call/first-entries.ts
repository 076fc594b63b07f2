/** Entries of each list that a schema checks first, and levels in which longer lists are cut. */
const [mostEntries, deepest] = [100, 20];

/**
 * Returns a value with the first entries of each list only, or the value itself if no list is longer. A schema reports
 * every issue, so a long list of invalid entries would take seconds.
 */
export function firstEntries(value: unknown, level = 0): unknown {
  if (typeof value !== 'object' || value === null || level > deepest) return value;
  if (Array.isArray(value)) {
    const first = value.slice(0, mostEntries).map((entry) => firstEntries(entry, level + 1));
    return first.length === value.length && first.every((entry, at) => entry === value[at]) ? value : first;
  }
  const members = Object.entries(value).map(
    ([name, member]) => [name, member, firstEntries(member, level + 1)] as const,
  );
  if (members.every(([, before, after]) => before === after)) return value;
  return Object.fromEntries(members.map(([name, , after]) => [name, after]));
}
