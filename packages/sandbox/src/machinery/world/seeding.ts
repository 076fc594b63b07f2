import type { Collection } from '../store/index.ts';
import type { World } from './world.ts';

/** Puts a part of the seed into a world. */
export type Seeding = (world: World) => void;

/** Puts these documents into a collection, each under what `key` reads from it. */
export function seedAll<T>(into: Collection<T>, values: readonly T[], key: (value: T) => string | number): Seeding {
  return ({ store }) => {
    for (const value of values) store.put(into, String(key(value)), value);
  };
}
