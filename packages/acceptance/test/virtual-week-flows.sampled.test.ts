/** The same week for multi-request functions: paging, following work and following changes get no 429. */
import { type ClientOptions, createMemoryCheckpoints, createVirtualClock } from '@tradelane/core';
import type { Sync } from '@tradelane/workflows';
import * as catalogOperator from '@tradelane/catalog-manager-operator';
import * as catalog from '@tradelane/catalog-manager-seller';
import { type Hub, syncOrders, syncReturns, waitForAction } from '@tradelane/hub';
import * as marketplaceOperator from '@tradelane/marketplace-operator';
import * as marketplace from '@tradelane/marketplace-seller';
import { createSandbox, type NodeSandbox } from '@tradelane/sandbox';
import * as services from '@tradelane/services-seller';
import { sampled } from '@tradelane/test-servers';
import { describe, expect, it } from 'vitest';
import { methodOf } from '../src/clients.ts';
import { accessTo, type LimitedRow, limitedRows } from '../src/limited-rows.ts';
import { sampleArguments } from '../src/sample.ts';

const dayInMs = 86_400_000;
const startInMs = Date.UTC(2026, 2, 4, 12);
const shopId = 2001;

interface Week {
  readonly sandbox: NodeSandbox;
  readonly options: ClientOptions;
  readonly statuses: readonly number[];
  /** Aborts after a number of days. */
  readonly ends: AbortSignal;
}

function weekOf(surface: string, days = 7): Week {
  const clock = createVirtualClock({ startInMs, autoAdvance: true });
  const sandbox = createSandbox({ seed: 'demo', actions: 'manual', limits: 'real', clock });
  const statuses: number[] = [];
  const ends = new AbortController();
  const fetch = async (request: Request): Promise<Response> => {
    if (clock.now() >= startInMs + days * dayInMs) ends.abort();
    const response = await sandbox.fetch(request);
    if (!request.url.includes('/oauth/token')) statuses.push(response.status);
    return response;
  };
  const options = { ...accessTo(sandbox, surface), clock, fetch, maxAttempts: 1 };
  return { sandbox, options, statuses, ends: ends.signal };
}

const lists = limitedRows.filter(({ route }) => 'x-pagination' in route.operation);

/** Enough pages to fill each window of the operation. */
const mostPages = 70;

async function walk({ route, document }: LimitedRow, client: object): Promise<number> {
  const args = sampleArguments(document, route);
  const size = route.parameters.find(({ name }) => name === 'limit' || name === 'max')?.name;
  const query = args.at(-1);
  const small =
    typeof query === 'object' && size !== undefined ? [...args.slice(0, -1), { ...query, [size]: 1 }] : args;
  const list = methodOf(client, route.operation['x-method'])(...small) as unknown as {
    pages(): AsyncIterable<unknown>;
  };
  let pages = 0;
  for await (const _ of list.pages()) if (++pages === mostPages) break;
  return pages;
}

it('E03: many of the limited operations are lists', () => {
  expect(lists.length).toBeGreaterThan(15);
});

describe.each(sampled(lists, 2))('$surface $id', (row) => {
  it('E03: iterates over the pages, one after the other, without a 429', async () => {
    const { sandbox, options, statuses } = weekOf(row.surface);
    const client = row.client.create(options);
    let pages = 0;
    for (let nth = 0; nth < 3; nth += 1) pages += await walk(row, client);
    expect(pages).toBeGreaterThanOrEqual(3);
    expect(new Set(statuses)).toEqual(new Set([200]));
    sandbox.close();
  });
});

const followed = async (sync: (options: SyncBase) => Pick<Sync<never>, 'follow'>, { ends }: Week): Promise<void> =>
  sync({ checkpoint: createMemoryCheckpoints(), handler: () => undefined }).follow({ signal: ends });

interface SyncBase {
  readonly checkpoint: ReturnType<typeof createMemoryCheckpoints>;
  readonly handler: () => undefined;
}

const file = (): File => new File(['shop_sku;ean\nA-1;4006381333931\n'], 'products.csv');

/** A call that doesn't wait for the end times out. Only the requests in the meantime count here. */
const settled = async (work: PromiseLike<unknown>): Promise<void> => {
  await Promise.resolve(work).then(
    () => undefined,
    () => undefined,
  );
};

type Follow = (client: never, week: Week) => Promise<void>;

const twice = async (run: () => PromiseLike<unknown>): Promise<void> => {
  await settled(run());
  await settled(run());
};

const exporting = (rows: () => AsyncIterable<unknown>): Promise<void> =>
  twice(async () => {
    for await (const _ of rows()) break;
  });

/** The functions of a package accept a client of that package. */
const sellers = { 'marketplace-seller': marketplace, 'services-seller': services, 'catalog-manager-seller': catalog };
const importers = { 'marketplace-seller': marketplace, 'catalog-manager-seller': catalog };
const operators = { 'marketplace-operator': marketplaceOperator, 'catalog-manager-operator': catalogOperator };

/** Functions that follow work or changes, and the limited operation that each calls. */
const flows: readonly (readonly [surface: string, name: string, calls: readonly string[], follow: Follow])[] = [
  ['hub', 'syncOrders', ['v2-listOrders'], (hub: Hub, week) => followed((options) => syncOrders(hub, options), week)],
  [
    'hub',
    'syncReturns',
    ['v2-listReturns'],
    (hub: Hub, week) => followed((options) => syncReturns(hub, options), week),
  ],
  [
    'hub',
    'waitForAction',
    ['v2-getActionStatus'],
    async (hub: Hub, { sandbox, ends }) => {
      const { id = '' } = sandbox.actions.list().find(({ status }) => status === 'PENDING') ?? {};
      await settled(waitForAction(hub, id, { timeoutInMs: dayInMs / 4, intervalInMs: 1, signal: ends }));
    },
  ],
  ...Object.entries(sellers).flatMap(
    ([surface, { exportTransactions, syncTransactions }]) =>
      [
        [
          surface,
          'syncTransactions',
          ['TL02'],
          (client: marketplace.MarketplaceSeller, week: Week) =>
            followed((options) => syncTransactions(client, options), week),
        ],
        [
          surface,
          'exportTransactions',
          ['TL03', 'TL04'],
          (client: marketplace.MarketplaceSeller) => exporting(() => exportTransactions(client)),
        ],
      ] as const,
  ),
  ...Object.entries(importers).map(
    ([surface, { runImport }]) =>
      [
        surface,
        'runImport',
        ['P41', 'P42'],
        (client: marketplace.MarketplaceSeller) => twice(() => runImport(client, file())),
      ] as const,
  ),
  ...Object.entries(operators).map(
    ([surface, { runImport }]) =>
      [
        surface,
        'runImport',
        ['P41'],
        (client: marketplaceOperator.MarketplaceOperator) =>
          twice(() => runImport(client, file(), { request: { shop: shopId } })),
      ] as const,
  ),
  [
    'catalog-manager-seller',
    'syncProductStatus',
    ['CM11'],
    (client: catalog.CatalogManagerSeller, week) =>
      followed((options) => catalog.syncProductStatus(client, { ...options, filter: {} }), week),
  ],
  [
    'catalog-manager-operator',
    'syncProductStatus',
    ['CM11'],
    (client: catalogOperator.CatalogManagerOperator, week) =>
      followed(
        (options) => catalogOperator.syncProductStatus(client, { ...options, filter: { provider_id: String(shopId) } }),
        week,
      ),
  ],
];

describe.each(flows)('%s %s', (surface, _name, calls, follow) => {
  it('E03: follows for days without a 429', async () => {
    const week = weekOf(surface, 2);
    const row = limitedRows.find((one) => one.surface === surface && one.id === calls[0]);
    if (row === undefined) throw new Error(`${surface} has no limit of ${calls[0]}`);
    await follow(row.client.create(week.options) as never, week);
    const called = new Set(week.sandbox.journal().map(({ operation }) => operation));
    expect([...called]).toEqual(expect.arrayContaining([...calls]));
    expect(week.statuses.length).toBeGreaterThan(1);
    expect(week.statuses).not.toContain(429);
    week.sandbox.close();
  });
});
