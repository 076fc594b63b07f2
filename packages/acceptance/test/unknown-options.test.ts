/** Misspelled options, as a program without types passes them. Each error names the option, and a known one with a similar name. */
import { createMemoryCheckpoints, createVirtualClock } from '@tradelane/core';
import { followAll, readFleet } from '@tradelane/workflows/fleet';
import { fileFromPath, saveTo } from '@tradelane/core/node';
import { openTelemetry } from '@tradelane/core/opentelemetry';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import { createConsumer, createItemPublisher, createMemoryDedupeStore, createMemoryOutbox } from '@tradelane/events';
import { forward } from '@tradelane/events/forward';
import { createMemoryQueue } from '@tradelane/events/memory';
import { createSqliteDedupe, createSqliteOutbox } from '@tradelane/events/sqlite';
import { checkHub, createHub, syncOrders } from '@tradelane/hub';
import { createPostgresDedupe, createPostgresOutbox } from '@tradelane/postgres';
import * as redisStores from '@tradelane/redis';
import { expect, test } from 'vitest';

/** A program without types. */
const untyped = (call: unknown): ((...values: readonly unknown[]) => unknown) => call as () => unknown;
const [checkpoint, signal] = [createMemoryCheckpoints(), AbortSignal.timeout(60_000)];
const hub = createHub({
  baseUrl: 'https://hub.example.com',
  auth: { token: 't', identity: 'seller' },
  fetch: async () => new Response('{}', { status: 400 }),
});
const queue = createMemoryQueue();
const consumer = {
  source: queue.source,
  handlers: {},
  actions: { updateStatus: async () => undefined },
  dedupe: createMemoryDedupeStore(),
};
const redis = { status: 'ready', call: async () => null, on: () => undefined };
const postgres = { query: async () => ({ rows: [] }) };
const fleet = { checkpoint, signal, client: () => hub, streams: { orders: () => undefined } };
const sync = { checkpoint, handler: () => undefined };

type Row = readonly [name: string, call: (wrong: object) => unknown, wrong: string, meant?: string];
const calls: readonly Row[] = [
  ['followAll', (wrong) => untyped(followAll)([], { ...fleet, ...wrong }), 'interval', 'intervalInMs'],
  ['followAll', (wrong) => untyped(followAll)([], { ...fleet, ...wrong }), 'onFailure'],
  ['readFleet', (wrong) => untyped(readFleet)(checkpoint, wrong), 'fleet'],
  ['createVirtualClock', untyped(createVirtualClock), 'start', 'startInMs'],
  ['createFileCheckpoints', (wrong) => untyped(createFileCheckpoints)('checkpoints.db', wrong), 'fsync'],
  ['fileFromPath', (wrong) => untyped(fileFromPath)(import.meta.filename, wrong), 'mimeType'],
  ['saveTo', (wrong) => untyped(saveTo)(new Blob(['']), 'file', wrong), 'replace'],
  ['openTelemetry', untyped(openTelemetry), 'tracerProvider'],
  ['a sync', (wrong) => untyped(syncOrders)(hub, { ...sync, ...wrong }), 'overlap', 'overlapInMs'],
  ['a sync', (wrong) => untyped(syncOrders)(hub, { ...sync, ...wrong }), 'overlap_in_ms', 'overlapInMs'],
  [
    'follow',
    (wrong) => untyped(() => syncOrders(hub, sync).follow({ signal, ...wrong }))(),
    'interval',
    'intervalInMs',
  ],
  ['a call', (wrong) => untyped(hub.orders.accept)('ORD-1', { order_lines: [] }, wrong), 'timeoutMs', 'timeoutInMs'],
  // An option of a batch. A caller might expect that it makes a call idempotent.
  ['a call', (wrong) => untyped(hub.orders.cancel)('ORD-1', { cancelations: [] }, wrong), 'key'],
  ['a list', (wrong) => untyped(hub.orders.list)({}, wrong), 'key'],
  ['a batch', (wrong) => untyped(hub.products.upsert)({ products: [{}] }, wrong), 'cursor'],
  ['a check', (wrong) => untyped(checkHub)(hub, wrong), 'depth'],
  ['createConsumer', (wrong) => untyped(createConsumer)({ ...consumer, ...wrong }), 'shutdownTimeout'],
  ['createConsumer', (wrong) => untyped(createConsumer)({ ...consumer, retry: wrong }), 'attemps'],
  [
    'forward',
    (wrong) => untyped(forward)({ from: queue.source, to: queue.publisher, signal, ...wrong }),
    'max_wait_ms',
    'maxWaitInMs',
  ],
  [
    'createItemPublisher',
    (wrong) => untyped(createItemPublisher)(queue.publisher, { type: 'order', id: () => 'O1', ...wrong }),
    'key',
  ],
  ['createMemoryDedupeStore', untyped(createMemoryDedupeStore), 'retention', 'retentionInMs'],
  ['createMemoryOutbox', untyped(createMemoryOutbox), 'retention', 'retentionInMs'],
  ['createSqliteDedupe', (wrong) => untyped(createSqliteDedupe)({}, wrong), 'retention', 'retentionInMs'],
  ['createSqliteOutbox', (wrong) => untyped(createSqliteOutbox)({}, wrong), 'retention', 'retentionInMs'],
  ['createPostgresDedupe', (wrong) => untyped(createPostgresDedupe)(postgres, wrong), 'retention', 'retentionInMs'],
  ['createPostgresOutbox', (wrong) => untyped(createPostgresOutbox)(postgres, wrong), 'retention', 'retentionInMs'],
  ...Object.entries(redisStores)
    .filter(([name]) => name.startsWith('createRedis'))
    .map(([name, create]) => [name, (wrong: object) => untyped(create)(redis, wrong), 'keyPrefix'] satisfies Row),
];

for (const [name, call, wrong, meant] of calls)
  test(`${name} refuses the unknown option \`${wrong}\` by name`, async () => {
    await expect((async () => call({ [wrong]: 1 }))()).rejects.toMatchObject({
      name: 'ArgumentError',
      argument: expect.stringContaining(wrong),
      message: expect.stringMatching(meant === undefined ? /Valid options: / : new RegExp(`Did you mean \`${meant}\``)),
    });
  });
