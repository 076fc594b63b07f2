import type { Collection, Store } from '../../store/index.ts';
import { isoOf } from '../../world/index.ts';
import { seedDate } from './ids.ts';

/** Puts a part of the seed into a store. */
export type Seeding = (store: Store) => void;

/** Puts these documents into a collection, each under what `key` reads from it. */
export function seedAll<T>(into: Collection<T>, values: readonly T[], key: (value: T) => string | number): Seeding {
  return (store) => {
    for (const value of values) store.put(into, String(key(value)), value);
  };
}

const secondInMs = 1000;
const dayInMs = 24 * 60 * 60 * secondInMs;

/** A time so many days (less so many seconds) before the date that the demo instance is told from. */
export function daysAgo(days: number, seconds = 0): string {
  return isoOf(Date.parse(seedDate) - days * dayInMs + seconds * secondInMs);
}

const group = (value: number, length: number): string => value.toString(16).padStart(length, '0');

/** A UUID that tells by its first group what it names and by its last which one. The same input gives the same id. */
export function seedUuid(kind: number, index: number): string {
  return `${group(kind, 8)}-0000-4000-8000-${group(index, 12)}`;
}
