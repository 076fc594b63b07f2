/** Levels in which longer lists are cut. */
const deepest = 20;

/** Entries that a schema checks of a longer list first: the beginning, and random entries of equal parts of the rest. */
const [beginning, parts] = [50, 50];
const places: readonly number[] = /* @__PURE__ */ Array.from(
  { length: parts },
  (_, part) => (part + Math.random()) / parts,
);

/** The position in a list of a sampled entry. */
function positionOf(sampled: number, length: number): number {
  const place = places[sampled - beginning];
  if (place === undefined || length <= beginning + parts) return sampled;
  return beginning + Math.floor(place * (length - beginning));
}

/**
 * Returns a value with some entries of each list only, or the value itself if no list is longer. A schema reports every
 * issue, so a long list of invalid entries would take seconds.
 */
export function sampleOf(value: unknown, level = 0): unknown {
  if (typeof value !== 'object' || value === null || level > deepest) return value;
  if (Array.isArray(value)) {
    const length = Math.min(value.length, beginning + parts);
    const sample = Array.from({ length }, (_, at) => sampleOf(value[positionOf(at, value.length)], level + 1));
    return length === value.length && sample.every((entry, at) => entry === value[at]) ? value : sample;
  }
  const members = Object.entries(value).map(([name, member]) => [name, member, sampleOf(member, level + 1)] as const);
  if (members.every(([, before, after]) => before === after)) return value;
  return Object.fromEntries(members.map(([name, , after]) => [name, after]));
}

/** Returns the path in a value of a path in its sample. */
export function pathOf(sampled: readonly PropertyKey[], value: unknown): readonly PropertyKey[] {
  let at: unknown = value;
  return sampled.map((step, level) => {
    const own = Array.isArray(at) && level <= deepest ? positionOf(Number(step), at.length) : step;
    at = (Object(at) as Readonly<Record<PropertyKey, unknown>>)[own];
    return own;
  });
}
