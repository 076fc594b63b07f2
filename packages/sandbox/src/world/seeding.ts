import { type Collection, collectionOf } from '../store/index.ts';
import type { World } from './world.ts';

/** Writes a part of the seed to a world. */
export type Seeding = (world: World) => void;

/** Writes documents to a collection. `key` returns the key of a document. */
export function seedAll<T>(into: Collection<T>, values: readonly T[], key: (value: T) => string | number): Seeding {
  return ({ store }) => {
    for (const value of values) store.put(into, String(key(value)), value);
  };
}

/** Writes documents from data, by collection and key. */
export const seedData =
  (collections: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Seeding =>
  ({ store }) => {
    for (const [name, documents] of Object.entries(collections))
      for (const [key, document] of Object.entries(documents)) store.put(collectionOf(name), key, document);
  };
