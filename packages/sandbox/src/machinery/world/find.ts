import type { Collection } from '../store/index.ts';
import type { World } from './world.ts';

/** Finds the only document with this value in an index, or `undefined`. */
export function findBy<T>(world: World, from: Collection<T>, by: string, equals: string): T | undefined {
  for (const { value } of world.store.scan(from, { by, equals })) return value;
  return undefined;
}
