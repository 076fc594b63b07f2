import type { Collection, Store } from '../store/index.ts';
import type { World } from './world.ts';

/** The position of generated data in a demo world of a given size. */
export interface Place {
  /** Its number within its kind, from 0. */
  readonly n: number;
  /** Index of the order that is created at the same time. */
  readonly order: number;
  /** Its time. */
  readonly time: string;
}

/** The growth of a collection with the size of the demo world. */
export interface Growth {
  readonly collection: Collection<never>;
  readonly perThousandOrders: number;
  /** Writes the documents of a position. */
  readonly put: (world: World, place: Place, demo: Store) => void;
}

/** Writes documents like the ones in the demo world, with different identifiers and times. */
export function growth<T>(
  collection: Collection<T>,
  perThousandOrders: number,
  put: (world: World, like: T, place: Place) => void,
): Growth {
  const known = new WeakMap<Store, readonly T[]>();
  const patternsIn = (demo: Store): readonly T[] => {
    const patterns = known.get(demo) ?? [...demo.scan(collection)].map(({ value }) => value);
    known.set(demo, patterns);
    return patterns;
  };
  return {
    collection: collection as Collection<never>,
    perThousandOrders,
    put: (world, place, demo) => {
      const patterns = patternsIn(demo);
      const like = patterns[place.n % patterns.length];
      if (like !== undefined) put(world, like, place);
    },
  };
}

/** Writes the additional documents of orders `from` to `to` (exclusive). */
export function growWith(
  world: World,
  all: readonly Growth[],
  demo: Store,
  { from, to, timeOf }: { readonly from: number; readonly to: number; readonly timeOf: (order: number) => string },
): void {
  for (const { perThousandOrders, put } of all) {
    const until = Math.floor((to * perThousandOrders) / 1000);
    for (let n = Math.floor((from * perThousandOrders) / 1000); n < until; n++) {
      const order = Math.floor((n * 1000) / perThousandOrders);
      put(world, { n, order, time: timeOf(order) }, demo);
    }
  }
}
