import { seedDate } from './ids.ts';

/** One document of the seed, and where it is stored. */
export interface SeedDocument {
  readonly collection: string;
  readonly key: string;
  readonly value: object;
}

/** The documents of one collection, keyed by what `key` reads from each. */
export function seedCollection<T extends object>(
  collection: string,
  values: readonly T[],
  key: (value: T) => string | number,
): SeedDocument[] {
  return values.map((value) => ({ collection, key: String(key(value)), value }));
}

const secondInMs = 1000;
const dayInMs = 24 * 60 * 60 * secondInMs;

/** A time so many days (and seconds) before the date that the demo instance is told from, as the wire writes times. */
export function daysAgo(days: number, seconds = 0): string {
  return wireTime(Date.parse(seedDate) - days * dayInMs + seconds * secondInMs);
}

/** A time as the wire writes it: UTC, whole seconds, `Z`. */
export function wireTime(timeInMs: number): string {
  return new Date(timeInMs).toISOString().replace(/\.\d{3}Z$/, 'Z');
}

/** A UUID that tells by its first group what it names and by its last which one. The same input gives the same id. */
export function seedUuid(kind: number, index: number): string {
  const group = (value: number, length: number): string => value.toString(16).padStart(length, '0');
  return `${group(kind, 8)}-0000-4000-8000-${group(index, 12)}`;
}
