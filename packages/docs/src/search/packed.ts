import type { SearchEntry } from './entry.ts';

/** JSON with a table of shared values. A number stands for a value of the table. */
export interface Packed {
  readonly table: readonly unknown[];
  readonly value: unknown;
}

/** Shorter values take less space than a number for them. */
const shortest = 12;

/** Packs strings, lists and objects that occur more than once. The value must not contain numbers. */
function pack(value: unknown): Packed {
  const counts = new Map<string, number>();
  const count = (part: unknown): void => {
    const key = JSON.stringify(part);
    const times = (counts.get(key) ?? 0) + 1;
    counts.set(key, times);
    if (times === 1 && typeof part === 'object' && part !== null) Object.values(part).forEach(count);
  };
  count(value);
  const table: unknown[] = [];
  const places = new Map<string, number>();
  const inner = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(packed);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, below]) => [name, packed(below)]));
  };
  const packed = (part: unknown): unknown => {
    const key = JSON.stringify(part);
    if (key.length < shortest || (counts.get(key) ?? 0) < 2) return inner(part);
    const place = places.get(key) ?? table.push(inner(part)) - 1;
    places.set(key, place);
    return place;
  };
  return { value: packed(value), table };
}

/** The value that was packed. */
function unpack({ table, value }: Packed): unknown {
  const known = new Map<number, unknown>();
  const unpacked = (part: unknown): unknown => {
    if (typeof part === 'number') {
      if (!known.has(part)) known.set(part, unpacked(table[part]));
      return known.get(part);
    }
    if (Array.isArray(part)) return part.map(unpacked);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, below]) => [name, unpacked(below)]));
  };
  return unpacked(value);
}

/** Entries of types have no URL in the file, because their package and name determine it. */
export function packEntries(entries: readonly SearchEntry[]): Packed {
  return pack(entries.map((entry) => (entry.url === typeUrl(entry) ? { ...entry, url: '' } : entry)));
}

/** The entries that were packed. */
export function unpackEntries(packed: Packed): readonly SearchEntry[] {
  const entries = unpack(packed) as readonly SearchEntry[];
  return entries.map((entry) => (entry.url === '' ? { ...entry, url: typeUrl(entry) } : entry));
}

function typeUrl({ place, title }: SearchEntry): string {
  return `/types/${place.replace(/^@[^/]+\//, '').replaceAll('/', '-')}/${title.toLowerCase()}/`;
}
