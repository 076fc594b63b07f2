import type { Collection, Store } from '../store/index.ts';
import type { World } from './world.ts';

/** Where in a world of a size something stands. */
export interface Place {
  /** Number of it among its kind, from 0. */
  readonly n: number;
  /** Index of the order that is made at the same time. */
  readonly order: number;
  /** When it happens. */
  readonly time: string;
}

/** How a collection grows with the size of the demo world. */
export interface Growth {
  readonly collection: Collection<never>;
  readonly perThousandOrders: number;
  /** Puts what stands at a place. */
  readonly put: (world: World, place: Place, demo: Store) => void;
}

/** Puts documents that are like those of the demo world, one after the other, with identifiers and times of their own. */
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

/** Puts what comes with orders `from` to `to` (exclusive). */
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
