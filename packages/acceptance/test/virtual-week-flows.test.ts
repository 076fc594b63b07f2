/** The same week for who does not call one by one: whatever walks through pages, or follows work and changes, meets no 429. */
import { createMemoryCheckpoints, createVirtualClock, type ClientOptions, type Sync } from '@tradelane/core';
import type { CatalogManagerOperator } from '@tradelane/catalog-manager-operator';
import type { CatalogManagerSeller } from '@tradelane/catalog-manager-seller';
import type { Hub } from '@tradelane/hub';
import type { MarketplaceOperator } from '@tradelane/marketplace-operator';
import type { MarketplaceSeller } from '@tradelane/marketplace-seller';
import { createSandbox, type NodeSandbox } from '@tradelane/sandbox';
import type { ServicesSeller } from '@tradelane/services-seller';
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
  /** Aborts once so many days have passed. */
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

/** A walk is long enough when it has met each window of its operation. */
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

describe.each(lists)('$surface $id', (row) => {
  it('E03: walks through the pages, one after the other, meet no 429', async () => {
    const { sandbox, options, statuses } = weekOf(row.surface);
    const client = row.client.create(options);
    let pages = 0;
    for (let nth = 0; nth < 3; nth += 1) pages += await walk(row, client);
    expect(pages).toBeGreaterThanOrEqual(3);
    expect(new Set(statuses)).toEqual(new Set([200]));
    sandbox.close();
  });
});

const followed = async (sync: (options: SyncBase) => Sync<never>, { ends }: Week): Promise<void> =>
  sync({ checkpoint: createMemoryCheckpoints(), handler: () => undefined }).follow({ signal: ends });

interface SyncBase {
  readonly checkpoint: ReturnType<typeof createMemoryCheckpoints>;
  readonly handler: () => undefined;
}

const file = (): File => new File(['shop_sku;ean\nA-1;4006381333931\n'], 'products.csv');

/** Whoever does not wait for the end meets its timeout; here it is only about what was sent meanwhile. */
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

const exporting = async ({ transactions }: MarketplaceSeller | ServicesSeller | CatalogManagerSeller): Promise<void> =>
  twice(async () => {
    for await (const _ of transactions.export()) break;
  });

const importing = ({ imports }: MarketplaceSeller | CatalogManagerSeller): Promise<void> =>
  twice(() => imports.run(file()));

/** What the clients follow, and which limited operations it calls. */
const flows: readonly (readonly [surface: string, name: string, calls: readonly string[], follow: Follow])[] = [
  ['hub', 'orders.sync', ['v2-listOrders'], ({ orders }: Hub, week) => followed(orders.sync, week)],
  ['hub', 'returns.sync', ['v2-listReturns'], ({ returns }: Hub, week) => followed(returns.sync, week)],
  [
    'hub',
    'actions.wait',
    ['v2-getActionStatus'],
    async ({ actions }: Hub, { sandbox, ends }) => {
      const { id = '' } = sandbox.actions.list().find(({ status }) => status === 'PENDING') ?? {};
      await settled(actions.wait(id, { timeoutInMs: dayInMs / 4, intervalInMs: 1, signal: ends }));
    },
  ],
  ...(['marketplace-seller', 'services-seller', 'catalog-manager-seller'] as const).flatMap(
    (surface) =>
      [
        [
          surface,
          'transactions.sync',
          ['TL02'],
          ({ transactions }: MarketplaceSeller, week: Week) => followed(transactions.sync, week),
        ],
        [surface, 'transactions.export', ['TL03', 'TL04'], exporting],
      ] as const,
  ),
  ...(['marketplace-seller', 'catalog-manager-seller'] as const).map(
    (surface) => [surface, 'imports.run', ['P41', 'P42'], importing] as const,
  ),
  ...(['marketplace-operator', 'catalog-manager-operator'] as const).map(
    (surface) =>
      [
        surface,
        'imports.run',
        ['P41'],
        ({ imports }: MarketplaceOperator) => twice(() => imports.run(file(), { request: { shop: shopId } })),
      ] as const,
  ),
  [
    'catalog-manager-seller',
    'products.syncStatus',
    ['CM11'],
    ({ products }: CatalogManagerSeller, week) =>
      followed((options) => products.syncStatus({ ...options, filter: {} }) as Sync<never>, week),
  ],
  [
    'catalog-manager-operator',
    'products.syncStatus',
    ['CM11'],
    ({ products }: CatalogManagerOperator, week) =>
      followed(
        (options) => products.syncStatus({ ...options, filter: { provider_id: String(shopId) } }) as Sync<never>,
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
