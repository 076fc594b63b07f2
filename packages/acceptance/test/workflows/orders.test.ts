/** Changes of a shop's orders and returns, against the sandbox. */
import { syncOrders, syncReturns } from '@tradelane/marketplace-seller';
import { createMemoryCheckpoints } from '@tradelane/core';
import { expect, test } from 'vitest';
import { createWorkbench, type Workbench } from './world.ts';

const minuteInMs = 60_000;
const goods = ['CHAIR-4', 'LAMP-2', 'RUG-7', 'POT-3'];
const place = ({ sandbox }: Workbench, n = 0): string =>
  sandbox.shopOrders.place({ shop_id: 2001, lines: [{ sku: goods[n % goods.length] ?? '', quantity: 1 }] });

/** Each order of the shop, with its last change. */
const versions = async ({ marketplace }: Workbench): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Array.fromAsync(marketplace.orders.list({ max: 100 }), (order) => [order.order_id, order.last_updated_date]),
  );

test('syncOrders passes each version of an order once, also of orders that change during a run', async () => {
  const bench = createWorkbench();
  const { marketplace, clock } = bench;
  // Two pages.
  for (let count = 0; count < 50; count += 1) {
    place(bench, count);
    await clock.wait(1000);
  }
  const seen: string[] = [];
  const latest: Record<string, string> = {};
  const options = {
    key: 'erp',
    checkpoint: createMemoryCheckpoints(),
    handler: async ({ order_id: id, last_updated_date: changed }: { order_id: string; last_updated_date: string }) => {
      seen.push(`${id} ${changed}`);
      latest[id] = changed;
      if (seen.length !== 20) return;
      // One order before the position and one after it, and a new one.
      for (const other of ['ORD-1002-A', 'ORD-1050-A'])
        await marketplace.orders.update({ orders: [{ order_id: other, references: null }] });
      place(bench);
    },
  };
  const first = await syncOrders(marketplace, options);
  expect(first.pages).toBeGreaterThan(1);
  await clock.wait(minuteInMs);
  await syncOrders(marketplace, options);
  expect(latest).toEqual(await versions(bench));
  expect(new Set(seen).size).toBe(seen.length);
});

test('syncReturns passes new and changed returns once', async () => {
  const { marketplace, clock } = createWorkbench();
  const seen: string[] = [];
  const options = {
    checkpoint: createMemoryCheckpoints(),
    handler: ({ id, state }: { id: string; state: string }) => void seen.push(`${id.at(-1)} ${state}`),
  };
  await syncReturns(marketplace, options);
  expect(seen.sort()).toEqual(['1 WAITING_ACCEPTANCE', '2 IN_PROGRESS', '3 RECEIVED', '4 CLOSED']);
  await marketplace.returns.accept({ returns: [{ id: '00002e7a-0000-4000-8000-000000000001', accepted: true }] });
  await clock.wait(minuteInMs);
  await syncReturns(marketplace, options);
  expect(seen.slice(4)).toEqual(['1 IN_PROGRESS']);
});
