import type { World } from '../../../../machinery/world/index.ts';
import { channels, type ChannelStore, stores } from '../../../account/model/index.ts';
import { findChannelOrder, type Order, orders, orderStatuses, storedOrderOf } from '../model/index.ts';
import { orderInput } from './order-input.ts';

/** Numbers of orders that stand beside the sixty by hand begin here, so that neither meets the other. */
const firstNumber = 10_000_001;

const minuteInMs = 60_000;
/** The oldest of the sixty is younger than this. */
const pastInMs = 6 * 24 * 60 * minuteInMs;

/** When the n-th of so many orders was made: a minute apart, the last one a week ago. */
export const timeOfOrder = (start: number, n: number, count: number): number =>
  start - pastInMs - (count - n) * minuteInMs;

/** The stores take turns. */
const storeOf = (all: readonly ChannelStore[], n: number): ChannelStore | undefined => all[n % Math.max(all.length, 1)];

const allStores = (world: World): readonly ChannelStore[] => [...world.store.scan(stores)].map(({ value }) => value);

/** The n-th of many orders. */
export const manyOrder = (world: World, n: number): Order | undefined =>
  findChannelOrder(world, storeOf(allStores(world), n)?.channel_id ?? '', `ORD-${firstNumber + n}`)?.order;

/**
 * Puts orders `from` to `to` (exclusive) of `count` into a world, the same for the same number and start. The oldest come first, so that what sorts
 * by time grows at its end.
 */
export function seedManyOrders(world: World, start: number, from: number, to: number, count: number): void {
  const all = allStores(world);
  const { now } = world;
  for (let n = from; n < to; n++) {
    const store = storeOf(all, n);
    const channel = world.store.get(channels, store?.channel_id ?? '');
    if (store === undefined || channel === undefined) return;
    world.now = timeOfOrder(start, n, count);
    const status = orderStatuses[n % orderStatuses.length] ?? 'CLOSED';
    const input = orderInput(firstNumber + n, status, world.now);
    const stored = storedOrderOf(input, { channel, store, before: undefined, now: world.time });
    world.store.put(orders, stored.order.id, stored);
  }
  world.now = now;
}
