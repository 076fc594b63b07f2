/** P01: many orders through an operation that accepts a request completely or not at all. */
import type { OrderUpsert } from '@tradelane/channel-platform';
import { ArgumentError, BatchAbortedError, BatchHandlerError, createMemoryCheckpoints } from '@tradelane/core';
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

test('P01: a refused request is halved, so that only the invalid orders fail, each with its reason', async () => {
  const bench = workbench();
  const poison = [7, 130, 131, 249];
  const orders = ordersWith(bench, 250, ...poison);
  const result = await bench.connector.orders.upsertOrders({ origin: bench.origin, orders });
  expect(result.failed.map(({ index }) => index)).toEqual(poison);
  expect(result.failed.map(({ item }) => item)).toEqual(poison.map((index) => orders[index]));
  for (const { index, reasons } of result.failed)
    expect(reasons[0]?.field).toMatch(`$.orders[${index}].order_lines[0].price`);
  expect(result.succeeded).toHaveLength(246);
  expect(result.succeeded.map(({ index }) => index)).toEqual(
    orders.map((_, index) => index).filter((index) => !poison.includes(index)),
  );
  expect(await storedIn(bench)).toHaveLength(246);
  expect(bench.sent.length).toBeLessThan(70);
});

test('a request with an unknown outcome is neither halved nor counted as failed', async () => {
  let responses = 0;
  const bench = workbench();
  const lossy = workbench({
    fetch: (request) => {
      responses += request.url.endsWith('/orders') ? 1 : 0;
      if (request.url.endsWith('/orders') && responses === 2) return Promise.reject(new TypeError('socket hang up'));
      return bench.sandbox.fetch(request);
    },
  });
  const orders = ordersWith(bench, 250);
  const result = await lossy.connector.orders.upsertOrders({ origin: bench.origin, orders });
  expect([result.succeeded.length, result.failed.length, result.unknown.length]).toEqual([150, 0, 100]);
  expect(result.unknown[0]).toMatchObject({ index: 100, item: orders[100] });
});

test('T14: a 403 ends the batch at once, without halving or further requests', async () => {
  let refused = 0;
  const bench = workbench();
  const forbidden = workbench({
    fetch: (request) => {
      if (!request.url.endsWith('/v1/orders')) return bench.sandbox.fetch(request);
      refused += 1;
      return Promise.resolve(Response.json({ code: 'FORBIDDEN', message: 'no' }, { status: 403 }));
    },
  });
  const orders = ordersWith(bench, 108);
  const result = await forbidden.connector.orders.upsertOrders({ origin: bench.origin, orders });
  expect([result.failed.length, result.unsent.length]).toEqual([100, 8]);
  expect(refused).toBe(1);
});

test('an abort reports everything that is known at that time', async () => {
  const bench = workbench();
  const control = new AbortController();
  const upserting = bench.connector.orders.upsertOrders(
    { origin: bench.origin, orders: ordersWith(bench, 250) },
    { signal: control.signal, handler: (_, { items }) => items === 200 && control.abort() },
  );
  const error = await upserting.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BatchAbortedError);
  const { result } = error as BatchAbortedError;
  expect([result.succeeded.length, result.failed.length, result.unsent.length]).toEqual([200, 0, 50]);
});

test('a chunk above the maximum of a request is refused before sending', async () => {
  const bench = workbench();
  const tooLarge = bench.connector.orders.upsertOrders({ origin: bench.origin, orders: [] }, { chunkSize: 101 });
  await expect(tooLarge).rejects.toBeInstanceOf(ArgumentError);
  expect(bench.sent).toEqual([]);
});

test("a key sends orders across restarts, each accepted at most once more, and done orders aren't sent again", async () => {
  const bench = workbench();
  const checkpoint = createMemoryCheckpoints();
  const orders = ordersWith(bench, 250);
  const batch = { checkpoint, key: 'import of monday', ownerId: 'main' };
  const body = { origin: bench.origin, orders };
  const dying = bench.connector.orders.upsertOrders(body, {
    ...batch,
    handler: (_, { items }) => {
      if (items === 200) throw new Error('power cut');
    },
  });
  await expect(dying).rejects.toBeInstanceOf(BatchHandlerError);
  const result = await bench.connector.orders.upsertOrders(body, batch);
  expect(result.ok).toBe(true);
  expect(bench.sent.filter((request) => request === 'POST /hub/api/channel-platform/v1/orders')).toHaveLength(3);
  expect(await storedIn(bench)).toHaveLength(250);
});

test('a write behind a maintenance page is unknown, never a success', async () => {
  const bench = workbench();
  const page = (): Promise<Response> =>
    Promise.resolve(new Response('<html>Down for maintenance</html>', { headers: { 'content-type': 'text/html' } }));
  const behind = workbench({
    fetch: (request) => (request.url.endsWith('/v1/orders') ? page() : bench.sandbox.fetch(request)),
  });
  const body = { origin: bench.origin, orders: ordersWith(bench, 3) };
  expect(await behind.connector.orders.upsertOrders(body)).toMatchObject({
    succeeded: [],
    failed: [],
    unknown: { length: 3 },
  });
  await expect(behind.connector.orders.upsert(body)).rejects.toMatchObject({ outcome: 'unknown' });
});
