/** Streams of changes that the clients follow, against the sandbox. */
import {
  createCatalogManagerOperator,
  syncProductStatus as syncStatusOfSeller,
} from '@tradelane/catalog-manager-operator';
import { createCatalogManagerSeller, syncProductStatus } from '@tradelane/catalog-manager-seller';
import { syncTransactions } from '@tradelane/marketplace-seller';
import { syncThreads } from '@tradelane/services-seller';
import { type CheckpointStore, type ClientOptions, createMemoryCheckpoints } from '@tradelane/core';
import type { SyncOptions } from '@tradelane/workflows';
import { syncConversations, syncDocuments, syncOrders, syncReturns } from '@tradelane/hub';
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

type Options = { checkpoint: CheckpointStore; handler: (item: object) => void };
const streams: Readonly<Record<string, (bench: Workbench, options: Options) => PromiseLike<{ handled: number }>>> = {
  'hub.returns': ({ hub }, options) => syncReturns(hub, options),
  'hub.documents': ({ hub }, options) => syncDocuments(hub, options),
  'hub.conversations': ({ hub }, options) => syncConversations(hub, options),
  'marketplace-seller.transactions': ({ marketplace }, options) => syncTransactions(marketplace, options),
  'services-seller.threads': ({ services }, options) => syncThreads(services, options),
  'catalog-manager-seller.product-status': ({ catalog }, options) => syncProductStatus(catalog, options),
  'catalog-manager-operator.product-status': ({ operator }, options) =>
    syncStatusOfSeller(operator, { ...options, filter: { provider_id: '2001' } }),
};

describe.each(Object.entries(streams))('%s', (_, sync) => {
  test('passes everything once', async () => {
    const bench = createWorkbench();
    const got: object[] = [];
    const options: Options = { checkpoint: createMemoryCheckpoints(), handler: (item) => void got.push(item) };
    const first = await sync(bench, options);
    expect(first.handled).toBeGreaterThan(0);
    expect(new Set(got.map((item) => JSON.stringify(item))).size).toBe(got.length);
    await bench.clock.advance(60_000);
    expect((await sync(bench, options)).handled).toBe(0);
  });
});

const productStatus = {
  'syncProductStatus of a seller': (options: ClientOptions, more: SyncOptions<unknown>) =>
    syncProductStatus(createCatalogManagerSeller(options), more),
  'syncProductStatus of an operator': (options: ClientOptions, more: SyncOptions<unknown>) =>
    syncStatusOfSeller(createCatalogManagerOperator(options), { ...more, filter: { provider_id: '2001' } }),
} as const;

test.each(Object.entries(productStatus))('E04: %s accepts null for missing IDs', async (_, sync) => {
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
  const run = () => sync(options, { checkpoint, handler: () => undefined }).run();
  expect(await run()).toMatchObject({ handled: 3 });
  // Items that don't name their owner are repeated in each run.
  expect(await run()).toMatchObject({ handled: 2, repeated: 1 });
});
