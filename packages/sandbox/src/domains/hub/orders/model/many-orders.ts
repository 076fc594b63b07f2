import type { World } from '../../../../world/index.ts';
import { type ChannelStore, stores } from '../../../account/model/index.ts';
import { findChannelOrder } from './find.ts';
import type { Order } from './records.ts';

export const firstOfMany = 10_000_001;

const minuteInMs = 60_000;
/** The oldest of the sixty is younger than this. */
const pastInMs = 6 * 24 * 60 * minuteInMs;

/** When the n-th of so many orders was made: a minute apart, the last one a week ago. */
export const timeOfOrder = (start: number, n: number, count: number): number =>
  start - pastInMs - (count - n) * minuteInMs;

/** The stores take turns. */
export const storeOfMany = (all: readonly ChannelStore[], n: number): ChannelStore | undefined =>
  all[n % Math.max(all.length, 1)];

export const allStores = (world: World): readonly ChannelStore[] =>
  [...world.store.scan(stores)].map(({ value }) => value);

/** The n-th of many orders. */
export const manyOrder = (world: World, n: number): Order | undefined =>
  findChannelOrder(world, storeOfMany(allStores(world), n)?.channel_id ?? '', `ORD-${firstOfMany + n}`)?.order;
