import type { World } from '../world/index.ts';
import { seedHub } from './hub.ts';

/** A world to start from: `demo` has something of everything, `empty` only the credentials. */
export type Seed = 'demo' | 'empty';

export const seeds: Readonly<Record<Seed, (world: World) => void>> = {
  demo: (world) => seedHub(world),
  empty: () => undefined,
};
