/** P01: many orders through an operation that accepts a request completely or not at all. */
import type { OrderUpsert } from '@tradelane/channel-platform';
import { expect, test } from 'vitest';
import { createWorkbench, orderOf, type Workbench } from './world.ts';

const workbench = (options: Parameters<typeof createWorkbench>[0] = {}): Workbench =>
  createWorkbench({ maxAttempts: 1, ...options });

/** `count` orders. Those at `poison` have a line without a price. */
function ordersWith({ clock }: Workbench, count: number, ...poison: readonly number[]): OrderUpsert[] {
  return Array.from({ length: count }, (_, index) => {
    const order = orderOf(`MANY-${index}`, clock.now());
    if (!poison.includes(index)) return order;
    return {
      ...order,
      order_lines: order.order_lines.map((line) => ({ ...line, price: { amount: -1, currency: 'no' } })),
    };
  });
}

async function storedIn({ hub, clock }: Workbench): Promise<string[]> {
  const stored: string[] = [];
  for await (const order of hub.orders.list({ updated_from: new Date(clock.now() - 60_000), limit: 100 })) {
    if (order.channel_order_id.startsWith('MANY-')) stored.push(order.channel_order_id);
  }
  return stored;
}

test('P01: orders are sent in requests of the documented maximum', async () => {
  const bench = workbench();
  const result = await bench.connector.orders.upsertOrders({ origin: bench.origin, orders: ordersWith(bench, 250) });
  expect(result.succeeded.map(({ index }) => index)).toEqual(Array.from({ length: 250 }, (_, index) => index));
  expect(bench.sent.filter((request) => request === 'POST /hub/api/channel-platform/v1/orders')).toHaveLength(3);
  expect(await storedIn(bench)).toHaveLength(250);
  result.throwIfFailed();
});

test('P01: without bisect, every order of a refused request fails, and other requests are accepted', async () => {
  const bench = workbench();
  const orders = ordersWith(bench, 250, 130);
  const result = await bench.connector.orders.upsertOrders({ origin: bench.origin, orders }, { bisect: false });
  expect(result.succeeded).toHaveLength(150);
  expect(result.failed.map(({ index }) => index)).toEqual(Array.from({ length: 100 }, (_, index) => 100 + index));
  for (const { reasons } of result.failed) {
    expect(reasons.map(({ index }) => index)).toContain(130);
    expect(reasons[0]?.field).toMatch(/^\$\.orders\[130\]/);
    expect(reasons[0]?.message).not.toContain('[30]');
  }
  expect(await storedIn(bench)).toHaveLength(150);
});
