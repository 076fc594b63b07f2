import { createMemoryQueue } from '@tradelane/events/memory';
import { createConnector, origin, sendOrders } from '../../samples/connector.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const { sandbox, hub, platform } = world;
const time = new Date(Date.UTC(2026, 2, 4, 7)).toISOString();
const money = { amount: 10, currency: 'EUR' };
const address = {
  first_name: 'Ada',
  last_name: 'Martin',
  street: '12 Harbour Road',
  city: 'Paris',
  zip_code: '75001',
  country_iso_code: 'FRA',
};
await sendOrders(
  platform,
  Array.from({ length: 101 }, (_, number) => ({
    channel_order_id: `NEW-${number}`,
    created_at: time,
    channel_updated_at: time,
    status: 'AWAITING_ACCEPTANCE' as const,
    fulfillment: { type: 'FULFILLED_BY_SELLER' as const },
    shipping_info: { method: 'standard', email: 'ada.martin@example.com', address },
    order_lines: [
      {
        channel_order_line_id: `NEW-${number}-1`,
        created_at: time,
        updated_at: time,
        status: 'AWAITING_ACCEPTANCE' as const,
        product: { id: 'SKU-100', title: 'Canvas sneakers' },
        quantity: 1,
        price: money,
        total_shipping_price: money,
        can_cancel: true,
        can_refund: true,
      },
    ],
  })),
);

// The seller accepts one of them; the connector is asked, does it, and the seller sees that it is done.
const [order] = (await hub.orders.list({ order_ids: ['acme_NEW-7'] })).items;
const order_lines = (order?.order_lines ?? []).map(({ id }) => ({ id, accepted: true }));
const { action_id } = await hub.orders.accept(order?.id ?? '', { order_lines });
const queue = createMemoryQueue();
for (const event of sandbox.events())
  await queue.publisher.publish({ id: event.id, key: undefined, body: JSON.stringify(event) });
const accepted: string[] = [];
const stop = new AbortController();
const connector = createConnector(platform, queue.source, {
  accept: (orderId) => Promise.resolve(void accepted.push(orderId)),
  refuse: () => Promise.reject(new Error('nothing was refused')),
  ship: () => Promise.reject(new Error('nothing was shipped')),
});
const ended = connector.run({ signal: stop.signal });
while (queue.size > 0) await new Promise((resolve) => setImmediate(resolve));
stop.abort();
await ended;
const { status } = await hub.actions.get(action_id);
console.log(JSON.stringify({ store: origin.channel_store_id, accepted, status }));
world.close();
