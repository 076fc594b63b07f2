/** The options of workflows, as a program without types or with a misspelled name passes them. */
import { createMemoryCheckpoints } from '@tradelane/core';
import { decideIntent, poll, settle, settleIntents } from '@tradelane/workflows';
import { followAll } from '@tradelane/workflows/fleet';
import { replaceCarriers } from '@tradelane/channel-platform';
import { createConsumer, createMemoryDedupeStore } from '@tradelane/events';
import { createMemoryQueue } from '@tradelane/events/memory';
import { syncOrders, waitForAction } from '@tradelane/hub';
import {
  exportOffers,
  exportOrders,
  exportTransactions,
  runImport,
  runOfferImport,
  runStockImport,
  syncOffers,
  waitForImport,
} from '@tradelane/marketplace-seller';
import { describe, expect, test } from 'vitest';
import { createWorkbench, type Workbench } from './workflows/world.ts';

type Options = Readonly<Record<string, unknown>>;
type Job = (bench: Workbench, options: Options) => unknown;

const optionsOf = (options: Options): never => ({ checkpoint: createMemoryCheckpoints(), ...options }) as never;
const file = { name: 'products.csv', data: 'sku;title\nSKU-1;Shoe\n' };
const ofKeptWork = ['ownerId', 'leaseInMs', 'onLeaseWait'];
const ofFollowing = ['intervalInMs', 'timeoutInMs', 'signal', 'onProgress', 'onError'];
const ofCall = ['signal', 'timeoutInMs', 'deadlineInMs', 'maxWaitInMs', 'maxAttempts', 'onProgress'];
const ofEffects = ['ownerId', 'leaseInMs', 'signal', 'resendAfterInMs', 'keepForInMs'];

const jobs: Readonly<Record<string, readonly [names: readonly string[], job: Job]>> = {
  syncOrders: [
    [...ofKeptWork, 'key', 'since', 'filter', 'overlapInMs', 'signal', 'onProgress', 'handler'],
    ({ hub }, options) => syncOrders(hub, optionsOf({ handler: () => undefined, ...options })),
  ],
  follow: [
    ['intervalInMs', 'onRun', 'onError'],
    ({ hub }, options) =>
      syncOrders(hub, optionsOf({ handler: () => undefined })).follow({
        signal: AbortSignal.timeout(1_000),
        ...options,
      }),
  ],
  waitForAction: [ofFollowing, ({ hub }, options) => waitForAction(hub, 'a-1', options as never)],
  waitForImport: [ofFollowing, ({ marketplace }, options) => waitForImport(marketplace, 7101, options as never)],
  poll: [
    [...ofFollowing, 'maxFailedReads'],
    ({ clock }, options) =>
      poll({ kind: 'job', id: '1', intervalInMs: 1, read: async () => 1, isFinal: () => true, clock, ...options }),
  ],
  runImport: [
    [...ofKeptWork, ...ofFollowing, 'key', 'handler', 'existingImportId', 'request', 'onStarted', 'onUpload'],
    ({ marketplace }, options) => runImport(marketplace, file, optionsOf(options)),
  ],
  runStockImport: [
    [...ofKeptWork, ...ofFollowing, 'key'],
    ({ marketplace }, options) =>
      runStockImport(marketplace, { rows: [{ 'offer-sku': 'LAMP-2', quantity: 7 }] }, optionsOf(options)),
  ],
  exportTransactions: [
    [...ofKeptWork, ...ofFollowing, 'key', 'onStarted', 'onChunk'],
    async ({ marketplace }, options) => {
      for await (const _ of exportTransactions(marketplace, { last_updated_from: new Date(0) }, optionsOf(options)))
        break;
    },
  ],
  settle: [
    [...ofEffects, 'key', 'waitInMs'],
    ({ hub }, options) => settle(hub.orders.accept, ['o-1', { order_lines: [] }], optionsOf({ key: 'k', ...options })),
  ],
  settleIntents: [[...ofEffects, 'concurrency'], ({ hub }, options) => settleIntents(hub, optionsOf(options))],
  decideIntent: [
    [...ofEffects, 'key', 'as'],
    ({ hub }, options) => decideIntent(hub, optionsOf({ key: 'k', as: 'done', ...options })),
  ],
  replaceCarriers: [
    ['confirmRemovals', 'dryRun', ...ofCall],
    ({ connector }, options) =>
      replaceCarriers(connector, 'acme_web', { carriers: [] }, optionsOf({ confirmRemovals: true, ...options })),
  ],
  upsertOrders: [
    [...ofKeptWork, ...ofCall, 'key', 'bisect', 'chunkSize', 'handler'],
    ({ connector, origin }, options) =>
      connector.orders.upsertOrders({ origin, orders: [{} as never] }, optionsOf({ key: 'k', ...options })),
  ],
  'a list': [[...ofCall, 'walkDeadlineInMs'], ({ hub }, options) => hub.orders.list({}, options as never)],
  'a call': [ofCall, ({ hub }, options) => hub.orders.accept('o-1', { order_lines: [] }, options as never)],
  followAll: [
    ['ownerId', 'workers', 'intervalInMs', 'onRun', 'onError', 'signal'],
    ({ hub, clock }, options) =>
      followAll([{ id: 't' }], {
        checkpoint: createMemoryCheckpoints(),
        client: () => hub,
        streams: { orders: () => syncOrders(hub, optionsOf({ handler: () => undefined })) as never },
        signal: AbortSignal.abort(),
        clock,
        ...options,
      }),
  ],
  createConsumer: [
    ['name', 'concurrency', 'prefetch', 'shutdownTimeoutInMs', 'outbox', 'hooks', 'retry.attempts'],
    ({ connector }, options) =>
      createConsumer({
        source: createMemoryQueue().source,
        actions: connector.actions,
        dedupe: createMemoryDedupeStore(),
        handlers: {},
        ...('retry.attempts' in options ? { retry: { attempts: options['retry.attempts'] } } : options),
      } as never),
  ],
};

const wrong = [Number.NaN, -1, Symbol('s'), 10n, {}, Object.create(null) as object, new Map(), 'x', true, '', 1.5];
/** Some of the wrong values are right for some options. */
const right: Readonly<Record<string, (value: unknown) => boolean>> = {
  key: (value) => value === 'x',
  ownerId: (value) => value === 'x',
  name: (value) => value === 'x',
  existingImportId: (value) => value === 'x' || (typeof value === 'number' && !Number.isNaN(value)),
  filter: (value) => typeof value === 'object' && !(value instanceof Map),
  request: (value) => typeof value === 'object' && !(value instanceof Map),
  hooks: (value) => typeof value === 'object',
  confirmRemovals: (value) => value === true,
  bisect: (value) => value === true,
  dryRun: (value) => value === true,
};
const isRight = (name: string, value: unknown): boolean =>
  right[name]?.(value) ?? (value === 1.5 && /InMs$|^max|^concurrency$/.test(name));

describe.each(Object.entries(jobs))('G55: %s', (_, [names, job]) => {
  test.each(names)('an invalid `%s` fails before a request, with an error that names it', async (name) => {
    const bench = createWorkbench();
    for (const value of wrong.filter((one) => !isRight(name, one))) {
      const error: unknown = await (async () => job(bench, { [name]: value }))().then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      expect(error, String(typeof value)).toMatchObject({ name: 'ArgumentError', argument: name });
      expect(bench.sent).toEqual([]);
    }
  });
});

const ofRequests: Readonly<Record<string, (bench: Workbench, request: never) => unknown>> = {
  exportTransactions: ({ marketplace }, request) => exportTransactions(marketplace, request),
  exportOrders: ({ marketplace }, request) => exportOrders(marketplace, request),
  exportOffers: ({ marketplace }, request) => exportOffers(marketplace, request),
  syncOffers: ({ marketplace }, filter) => syncOffers(marketplace, optionsOf({ filter, handler: () => undefined })),
  runImport: ({ marketplace }, request) => runImport(marketplace, file, { request }),
  runOfferImport: ({ marketplace }, request) => runOfferImport(marketplace, file, { request }),
};

describe.each(Object.entries(ofRequests))('G55: the request of %s', (_, job) => {
  test.each([
    [{ start_datum: '2026-01-01' }, 'ERR_ARGUMENT_UNKNOWN', '`start_datum`'],
    [new URLSearchParams('start_date=2026-01-01'), 'ERR_ARGUMENT_INVALID', 'plain object'],
    [Promise.resolve({ start_date: '2026-01-01' }), 'ERR_ARGUMENT_INVALID', 'plain object'],
  ])('a selection in %o fails before a request', async (request, code, named) => {
    const bench = createWorkbench();
    const run = async (): Promise<unknown> => job(bench, request as never);
    await expect(run()).rejects.toMatchObject({ name: 'ArgumentError', code, message: expect.stringContaining(named) });
    expect(bench.sent).toEqual([]);
  });
});

test('S09: an undefined format of an export means the default', async () => {
  const { marketplace } = createWorkbench();
  const rows: unknown[] = [];
  for await (const row of exportOffers(marketplace, { export_type: undefined })) rows.push(row);
  expect(rows[0]).toHaveProperty('offer_id');
});
