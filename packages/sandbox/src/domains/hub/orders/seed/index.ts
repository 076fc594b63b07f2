import type { World } from '../../../../world/index.ts';
import { channels, stores } from '../../../account/model/index.ts';
import { at } from '../../common/backdate.ts';
import { anonymized, carrierLists, orders, type OrderStatus, storedOrderOf } from '../model/index.ts';
import { withDetails } from './order-details.ts';
import { orderInput } from './order-input.ts';

/** The carriers that a channel allows. */
export function seedCarriers(world: World): void {
  world.store.put(carrierLists, 'acme_web', {
    carriers: [
      { channel_carrier_id: 'swift', name: 'Swift Parcel' },
      { channel_carrier_id: 'northpost', name: 'North Post' },
      { channel_carrier_id: 'other', name: 'Other' },
    ],
  });
}

const statuses: readonly OrderStatus[] = [
  'AWAITING_ACCEPTANCE',
  'AWAITING_SHIPMENT',
  'AWAITING_ACCEPTANCE',
  'SHIPPED',
  'AWAITING_PAYMENT',
  'DELIVERED',
  'CLOSED',
  'AWAITING_FRAUD_CHECK',
  'CHANNEL_SPECIFIC',
];

/** The order of a customer who asked to be forgotten. */
const forgotten = 1043;

/** Sixty orders of the last days, in three stores. */
export function seedOrders(world: World): void {
  const [first, second, third] = [...world.store.scan(stores)].map(({ value }) => value);
  for (let n = 1; n <= 60; n++) {
    const store = n <= 40 ? first : n <= 50 ? second : third;
    const channel = world.store.get(channels, store?.channel_id ?? '');
    if (store === undefined || channel === undefined) continue;
    at(world, 2 * (61 - n), () => {
      const input = orderInput(1000 + n, statuses[(n - 1) % statuses.length] as OrderStatus, world.now);
      const stored = storedOrderOf(withDetails(input, 1000 + n), {
        channel,
        store,
        before: undefined,
        now: world.time,
      });
      const order = 1000 + n === forgotten ? anonymized(stored.order, world.time) : stored.order;
      world.store.put(orders, order.id, { ...stored, order });
    });
  }
}
