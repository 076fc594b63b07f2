import type { World } from '../../../../world/index.ts';
import { channels } from '../../../account/model/index.ts';
import {
  allStores,
  firstOfMany,
  orders,
  orderStatuses,
  storedOrderOf,
  storeOfMany,
  timeOfOrder,
} from '../model/index.ts';
import { orderInput } from './order-input.ts';

/**
 * Puts orders `from` to `to` (exclusive) of `count` into a world, the same for the same number and start. The oldest come first, so that what sorts
 * by time grows at its end.
 */
export function seedManyOrders(world: World, start: number, from: number, to: number, count: number): void {
  const all = allStores(world);
  const { now } = world;
  for (let n = from; n < to; n++) {
    const store = storeOfMany(all, n);
    const channel = world.store.get(channels, store?.channel_id ?? '');
    if (store === undefined || channel === undefined) return;
    world.now = timeOfOrder(start, n, count);
    const status = orderStatuses[n % orderStatuses.length] ?? 'CLOSED';
    const input = orderInput(firstOfMany + n, status, world.now);
    const stored = storedOrderOf(input, { channel, store, before: undefined, now: world.time });
    world.store.put(orders, stored.order.id, stored);
  }
  world.now = now;
}
