import { createMemoryCheckpoints } from '@tradelane/core';
import { createHub, type Hub, syncOrders } from '@tradelane/hub';
import { expect, test, vi } from 'vitest';

function hubWithoutNetwork(): Hub {
  const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new Error('nothing may be sent'));
  return createHub({ baseUrl: 'https://hub.example.com', auth: { token: 't' }, fetch, maxAttempts: 1 });
}

test.each(['before', 'after'] as const)(
  'a whole group is replaced for a test by way of its getter, %s it was first asked for, and restored',
  (when) => {
    const hub = hubWithoutNetwork();
    const own = when === 'after' ? hub.orders : undefined;
    const list = vi.fn<Hub['orders']['list']>();
    const stub = vi.spyOn(hub, 'orders', 'get').mockReturnValue({ list } as unknown as Hub['orders']);
    expect(hub.orders.list).toBe(list);
    stub.mockRestore();
    expect(hub.orders.list).not.toBe(list);
    if (own) expect(hub.orders).toBe(own);
  },
);

test('a method is replaced in place, even if a program read it from its group later', () => {
  const hub = hubWithoutNetwork();
  const other = hubWithoutNetwork();
  const stub = vi.spyOn(hub.orders, 'list').mockReturnValue('stubbed' as unknown as ReturnType<Hub['orders']['list']>);
  const { list } = hub.orders;
  expect([list(), { ...hub }.orders.list()]).toEqual(['stubbed', 'stubbed']);
  expect(vi.isMockFunction(other.orders.list)).toBe(false);
  stub.mockRestore();
  expect(vi.isMockFunction(hub.orders.list)).toBe(false);
});

test('a workflow rejects a copy of a client and names the received value', async () => {
  const copy = { ...hubWithoutNetwork() };
  const run = async (): Promise<unknown> =>
    syncOrders(copy, { checkpoint: createMemoryCheckpoints(), onItems: () => undefined } as never);
  await expect(run()).rejects.toThrow('Expected a client of @tradelane/hub');
});
