import { beforeEach, expect, it } from 'vitest';
import generated from '#operations' with { type: 'json' };
import type { Table } from '../../src/operations/table.ts';
import { createChannelWorld, type Json, orderId, orderInput, upsertOrders, type World } from '../world.ts';

let world: World;

beforeEach(async () => {
  world = await createChannelWorld();
  await upsertOrders(world, orderInput('ORD-1'));
  await world.control('PUT', '/limits', { mode: 'real' });
});

it('E03: a window slides: at no instant do more calls lie within one period', async () => {
  const statuses: number[] = [];
  const burst = async (calls: number): Promise<void> => {
    for (let n = 0; n < calls; n++) statuses.push((await upsertOrders(world, orderInput('ORD-1'))).status);
  };
  await burst(15);
  await world.sandbox.clock.advance(999);
  await burst(15);
  expect(statuses).toEqual(Array(30).fill(204));
  await burst(1);
  expect(statuses.pop()).toBe(429);
  // The first fifteen are a second old now, the others are not.
  await world.sandbox.clock.advance(1);
  await burst(16);
  expect(statuses.slice(30)).toEqual([...Array(15).fill(204), 429]);
});

it('E03: a refused call does not count, and a refused one changes nothing', async () => {
  for (let n = 0; n < 40; n++) await upsertOrders(world, orderInput(`B-${n}`));
  await world.sandbox.clock.advance(1000);
  expect((await upsertOrders(world, orderInput('C'))).status).toBe(204);
  const orders = Object.keys(world.sandbox.snapshot().collections['orders'] ?? {});
  expect(orders).toHaveLength(1 + 30 + 1);
});

it('E03: each operation and each key of it has its own window', async () => {
  const accept = (n: number): Promise<Json> =>
    world.seller.call('PUT', `/v2/orders/${orderId('ORD-1')}/accept`, {
      order_lines: [{ id: `${orderId('ORD-1')}-${n}`, accepted: true }],
    });
  const [a, b] = [(await accept(1)).body.action_id, (await accept(2)).body.action_id];
  const status = async (id: string): Promise<number> =>
    (await world.seller.call('GET', `/v2/orders/actions/${id}`)).status;
  expect([await status(a), await status(b), await status(a)]).toEqual([200, 200, 429]);
  expect((await world.seller.call('GET', '/v2/orders')).status).toBe(200);
  expect((await world.seller.call('GET', '/v2/orders')).status).toBe(429);
});

it('E03: pages that a token names are free of windows of a minute', async () => {
  await world.control('PUT', '/limits', { mode: 'off' });
  await upsertOrders(world, ...Array.from({ length: 40 }, (_, n) => orderInput(`P-${n}`)));
  await world.control('PUT', '/limits', { mode: 'real' });
  let { body } = await world.seller.call('GET', '/v2/orders');
  let pages = 1;
  for (; body.next_page_token !== undefined; pages++) {
    ({ body } = await world.seller.call('GET', `/v2/orders?page_token=${encodeURIComponent(body.next_page_token)}`));
    expect(body.data).toBeDefined();
  }
  expect(pages).toBe(5);
});

const free = (generated as unknown as Table).surfaces // a file of the build
  .flatMap(({ name, operations }) => operations.map(({ id, limit }) => ({ name: `${name} ${id}`, limit })))
  .filter(({ limit }) => limit?.followUpPages === 'free');

it.each(free)('E03: $name, whose pages after the first are free, has no window below a minute', ({ limit }) => {
  for (const maxima of [limit?.windows, limit?.whenAbsent?.maximum])
    for (const { periodInMs } of maxima ?? []) expect(periodInMs).toBeGreaterThanOrEqual(60_000);
});

it('E03: pages after the first leave those alone that begin a pass', async () => {
  await world.control('PUT', '/limits', { mode: 'off' });
  await upsertOrders(world, ...Array.from({ length: 40 }, (_, n) => orderInput(`P-${n}`)));
  await world.control('PUT', '/limits', { mode: 'real' });
  const { body } = await world.seller.call('GET', '/v2/orders');
  await world.sandbox.clock.advance(59_000);
  const next = `/v2/orders?page_token=${encodeURIComponent(body.next_page_token)}`;
  expect((await world.seller.call('GET', next)).status).toBe(200);
  await world.sandbox.clock.advance(1_000);
  expect((await world.seller.call('GET', '/v2/orders')).status).toBe(200);
});

it('limits are off in process unless asked for, and can be switched', async () => {
  const other = await createChannelWorld();
  expect(await other.control('GET', '/limits')).toEqual({ mode: 'off' });
  for (let n = 0; n < 5; n++) expect((await other.seller.call('GET', '/v2/orders')).status).toBe(200);
  await expect(other.control('PUT', '/limits', { mode: 'maybe' })).rejects.toThrow('400');
});
