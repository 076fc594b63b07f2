import type { World } from '../world/index.ts';
import { seedBasket } from './basket.ts';
import { seedHub } from './hub.ts';
import { seedInstance } from './instance/index.ts';

/** A world to start from: `demo` has something of everything, `empty` only what nobody could work without. */
export type Seed = 'demo' | 'empty';

export function plantSeed(world: World, seed: Seed): void {
  if (seed === 'demo') seedHub(world);
  seedInstance(world.store, seed);
  seedBasket(world.store, seed);
}
