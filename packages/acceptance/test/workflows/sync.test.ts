/** Streams of changes that the clients follow, against the sandbox. */
import {
  createCatalogManagerOperator,
  syncProductStatus as syncStatusOfSeller,
} from '@tradelane/catalog-manager-operator';
import { createCatalogManagerSeller, syncProductStatus } from '@tradelane/catalog-manager-seller';
import { createMarketplaceSeller, syncTransactions } from '@tradelane/marketplace-seller';
import { createServicesSeller, syncThreads } from '@tradelane/services-seller';
import { type ClientOptions, createMemoryCheckpoints, createVirtualClock, PermissionError } from '@tradelane/core';
import type { SyncOptions } from '@tradelane/workflows';
import { createHub, syncConversations, syncDocuments, syncOrders, syncReturns } from '@tradelane/hub';
import { describe, expect, test } from 'vitest';
import { createWorkbench, orderOf, type Workbench } from './world.ts';

test('O05: orders are passed once each, oldest change first, and later only changed ones', async () => {
  const { hub, upsert, clock, sent } = createWorkbench();
  const orders = Array.from({ length: 250 }, (_, index) => orderOf(`SYNC-${1_000 + index}`, clock.now()));
  for (let start = 0; start < 250; start += 100) {
    await upsert(...orders.slice(start, start + 100));
    await clock.advance(1_000);
  }
  const checkpoint = createMemoryCheckpoints();
  const got = new Map<string, number>();
  const changes: string[] = [];
  const handler = (order: { readonly channel_order_id: string; readonly updated_at: string }): void => {
    got.set(order.channel_order_id, (got.get(order.channel_order_id) ?? 0) + 1);
    changes.push(order.updated_at);
  };
  const since = new Date(clock.now() - 60_000);
  sent.length = 0;
  expect(await syncOrders(hub, { checkpoint, handler, since })).toMatchObject({ handled: 250, pages: 3 });
  expect(sent.filter((request) => request.endsWith('/v2/orders'))).toHaveLength(3);
  expect(new Set(got.values())).toEqual(new Set([1]));
  expect(changes).toEqual(changes.toSorted());

  await clock.advance(60_000);
  await upsert(orderOf('SYNC-1007', clock.now(), { status: 'SHIPPED' }));
  expect(await syncOrders(hub, { checkpoint, handler, since })).toMatchObject({ handled: 1, repeated: 249 });
  expect(got.get('SYNC-1007')).toBe(2);
});

test('O05: orders that are older than the 30 days of a plain list are included', async () => {
  const { hub, upsert, clock } = createWorkbench();
  await upsert(orderOf('OLD-1', clock.now()));
  await clock.advance(40 * 86_400_000);
  const got: string[] = [];
  await syncOrders(hub, {
    checkpoint: createMemoryCheckpoints(),
    handler: ({ channel_order_id }) => got.push(channel_order_id),
  });
  expect(got).toContain('OLD-1');
});

const streams: Readonly<Record<string, (bench: Workbench, got: object[]) => Promise<{ readonly handled: number }>>> = {
  'hub.returns': ({ hub }, got) =>
    syncReturns(hub, { checkpoint: stores.get(got) ?? remember(got), handler: (item) => got.push(item) }).run(),
  'hub.documents': ({ hub }, got) =>
    syncDocuments(hub, { checkpoint: stores.get(got) ?? remember(got), handler: (item) => got.push(item) }).run(),
  'hub.conversations': ({ hub }, got) =>
    syncConversations(hub, { checkpoint: stores.get(got) ?? remember(got), handler: (item) => got.push(item) }).run(),
  'marketplace-seller.transactions': ({ marketplace }, got) =>
    syncTransactions(marketplace, {
      checkpoint: stores.get(got) ?? remember(got),
      handler: (item) => got.push(item),
    }).run(),
  'services-seller.threads': ({ services }, got) =>
    syncThreads(services, { checkpoint: stores.get(got) ?? remember(got), handler: (item) => got.push(item) }).run(),
  'catalog-manager-seller.product-status': ({ catalog }, got) =>
    syncProductStatus(catalog, {
      checkpoint: stores.get(got) ?? remember(got),
      handler: (item) => got.push(item),
    }).run(),
};
const stores = new WeakMap<object, ReturnType<typeof createMemoryCheckpoints>>();
function remember(got: object): ReturnType<typeof createMemoryCheckpoints> {
  const store = createMemoryCheckpoints();
  stores.set(got, store);
  return store;
}

describe.each(Object.entries(streams))('%s', (_, sync) => {
  test('passes everything once', async () => {
    const bench = createWorkbench();
    const got: object[] = [];
    const first = await sync(bench, got);
    expect(first.handled).toBeGreaterThan(0);
    expect(new Set(got.map((item) => JSON.stringify(item))).size).toBe(got.length);
    await bench.clock.advance(60_000);
    expect((await sync(bench, got)).handled).toBe(0);
  });
});

const everyStream = {
  syncOrders: (options: ClientOptions, more: SyncOptions<unknown>) => syncOrders(createHub(options), more),
  syncReturns: (options: ClientOptions, more: SyncOptions<unknown>) => syncReturns(createHub(options), more),
  syncDocuments: (options: ClientOptions, more: SyncOptions<unknown>) => syncDocuments(createHub(options), more),
  syncConversations: (options: ClientOptions, more: SyncOptions<unknown>) =>
    syncConversations(createHub(options), more),
  syncTransactions: (options: ClientOptions, more: SyncOptions<unknown>) =>
    syncTransactions(createMarketplaceSeller(options), more),
  syncThreads: (options: ClientOptions, more: SyncOptions<unknown>) => syncThreads(createServicesSeller(options), more),
  'syncProductStatus of a seller': (options: ClientOptions, more: SyncOptions<unknown>) =>
    syncProductStatus(createCatalogManagerSeller(options), more),
  'syncProductStatus of an operator': (options: ClientOptions, more: SyncOptions<unknown>) =>
    syncStatusOfSeller(createCatalogManagerOperator(options), { ...more, filter: { provider_id: '2001' } }),
} as const;

test.each(Object.entries(everyStream))('%s refuses the checkpoint of another host', async (name, sync) => {
  const options = { checkpoint: createMemoryCheckpoints(), handler: () => undefined };
  const on = (host: string) =>
    sync(
      {
        baseUrl: `https://${host}.example.com`,
        auth: { identity: 'us', account: 'us', credential: () => ({ authorization: 'x', generation: 1 }) },
        rateLimiting: false,
        fetch: async () => Response.json(name.startsWith('syncProduct') ? [] : { data: [], documents: [] }),
      },
      options,
    ).run();
  expect(await on('test')).toMatchObject({ handled: 0, pages: 1 });
  await expect(on('live')).rejects.toThrow('another host');
  expect(await on('test')).toMatchObject({ pages: 1 });
});

test.each(Object.entries(everyStream))(
  "%s requests changes up to the time of the server's clock at most",
  async (name, sync) => {
    const serverInMs = Date.UTC(2026, 5, 1, 8);
    const ahead = createVirtualClock({ startInMs: serverInMs + 7_200_000, autoAdvance: true });
    const at = new Date(serverInMs + 3_600_000).toISOString();
    const item = { id: 'x', updated_at: at, last_updated: at, date_updated: at };
    const found = name.startsWith('syncProduct') ? [item] : { data: [item], documents: [item] };
    const asked: number[] = [];
    const options = {
      baseUrl: 'https://live.example.com',
      auth: { identity: 'us', account: 'us', credential: () => ({ authorization: 'x', generation: 1 }) },
      rateLimiting: false as const,
      clock: ahead,
      fetch: async ({ url }: Request) => {
        asked.push(...[...new URL(url).searchParams.values()].filter((text) => text.endsWith('Z')).map(Date.parse));
        return Response.json(found, { headers: { date: new Date(serverInMs).toUTCString() } });
      },
    };
    const checkpoint = createMemoryCheckpoints();
    for (let run = 0; run < 3; run += 1) await sync(options, { checkpoint, handler: () => undefined }).run();
    expect(Math.max(...asked)).toBe(serverInMs - 300_000);
    ahead.stop();
  },
);

test.each(['syncProductStatus of a seller', 'syncProductStatus of an operator'] as const)(
  'E04: %s accepts null for missing IDs',
  async (name) => {
    const items = [
      { provider_unique_identifier: null, unique_identifiers: [null], status: 'LIVE' },
      { provider_unique_identifier: null, unique_identifiers: null, status: 'LIVE' },
      { unique_identifiers: [{ code: 'EAN', value: '1' }, null] },
    ];
    const options = {
      baseUrl: 'https://live.example.com',
      auth: { apiKey: 'k' },
      rateLimiting: false as const,
      fetch: async () => Response.json(items),
    };
    const checkpoint = createMemoryCheckpoints();
    const run = () => everyStream[name](options, { checkpoint, handler: () => undefined }).run();
    expect(await run()).toMatchObject({ handled: 3 });
    // Items that don't name their owner are repeated in each run.
    expect(await run()).toMatchObject({ handled: 2, repeated: 1 });
  },
);

test('PR05: the operator follows the product status of one seller', async () => {
  const { operator } = createWorkbench();
  const checkpoint = createMemoryCheckpoints();
  const follow = syncStatusOfSeller(operator, {
    checkpoint,
    filter: { provider_id: '2001' },
    handler: () => undefined,
  });
  expect((await follow.run()).handled).toBeGreaterThan(0);
  expect((await follow.run()).handled).toBe(0);
});

test('T14: a refusal ends the run, and the lease is released', async () => {
  const { hub } = createWorkbench();
  const checkpoint = createMemoryCheckpoints();
  const failing = syncOrders(hub, {
    checkpoint,
    handler: () => {
      throw new PermissionError('not yours', { status: 403 });
    },
  });
  await expect(failing.run()).rejects.toBeInstanceOf(PermissionError);
  expect((await checkpoint.read('hub.orders.default:lease')).size).toBe(0);
});
