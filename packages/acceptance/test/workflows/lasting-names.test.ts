/**
 * State that outlives a process is stored under the name of its account. A credential without a lasting name is
 * refused, and can't read other state.
 */
import { syncProductStatus as syncStatusOfSeller } from '@tradelane/catalog-manager-operator';
import { createCatalogManagerOperator } from '@tradelane/catalog-manager-operator';
import { createCatalogManagerSeller, syncProductStatus } from '@tradelane/catalog-manager-seller';
import { createChannelPlatform, replaceCarriers } from '@tradelane/channel-platform';
import {
  type ApiKeyAuth,
  type AuthStrategy,
  type BearerAuth,
  type CheckpointStore,
  createMemoryCheckpoints,
  createVirtualClock,
} from '@tradelane/core';
import { createHub, syncOrders } from '@tradelane/hub';
import {
  createMarketplaceSeller,
  exportTransactions,
  runImport,
  runStockImport,
  syncThreads,
  syncTransactions,
} from '@tradelane/marketplace-seller';
import { afterAll, expect, test } from 'vitest';

type Kept = (
  auth: ApiKeyAuth | AuthStrategy,
  checkpoint: CheckpointStore,
  fetch: (request: Request) => Promise<Response>,
) => PromiseLike<unknown>;

const handler = (): void => undefined;
const clock = createVirtualClock({ autoAdvance: true });
afterAll(() => clock.stop());
const optionsOf = (fetch: (request: Request) => Promise<Response>) =>
  ({ baseUrl: 'https://live.example.com', rateLimiting: false, maxAttempts: 1, fetch, clock }) as const;
/** The hub accepts tokens instead of keys. */
const asToken = (auth: ApiKeyAuth | AuthStrategy): BearerAuth | AuthStrategy =>
  'apiKey' in auth ? { token: auth.apiKey, ...(auth.identity !== undefined && { identity: auth.identity }) } : auth;

const everyKind: Readonly<Record<string, Kept>> = {
  syncOrders: async (auth, checkpoint, fetch) =>
    syncOrders(createHub({ ...optionsOf(fetch), auth: asToken(auth) }), { checkpoint, handler }),
  syncTransactions: async (auth, checkpoint, fetch) =>
    syncTransactions(createMarketplaceSeller({ ...optionsOf(fetch), auth }), { checkpoint, handler }),
  syncThreads: async (auth, checkpoint, fetch) =>
    syncThreads(createMarketplaceSeller({ ...optionsOf(fetch), auth }), { checkpoint, handler }),
  'syncProductStatus of a seller': async (auth, checkpoint, fetch) =>
    syncProductStatus(createCatalogManagerSeller({ ...optionsOf(fetch), auth }), { checkpoint, handler }),
  'syncProductStatus of an operator': async (auth, checkpoint, fetch) =>
    syncStatusOfSeller(createCatalogManagerOperator({ ...optionsOf(fetch), auth }), {
      checkpoint,
      handler,
      filter: { provider_id: '2001' },
    }),
  exportTransactions: async (auth, checkpoint, fetch) =>
    Array.fromAsync(
      exportTransactions(createMarketplaceSeller({ ...optionsOf(fetch), auth }), {}, { checkpoint, key: 'monday' }),
    ),
  runImport: async (auth, checkpoint, fetch) =>
    runImport(createMarketplaceSeller({ ...optionsOf(fetch), auth }), { name: 'a.csv', data: 'a;b\n' }, { checkpoint }),
  runStockImport: async (auth, checkpoint, fetch) =>
    runStockImport(createMarketplaceSeller({ ...optionsOf(fetch), auth }), { rows: [{ quantity: 1 }] }, { checkpoint }),
  batch: async (auth, checkpoint, fetch) =>
    createMarketplaceSeller({ ...optionsOf(fetch), auth }).shipments.create(
      { shipments: [{ order_id: 'O-1', shipment_lines: [] }] },
      undefined,
      { checkpoint, key: 'monday' },
    ),
  replaceCarriers: async (auth, store, fetch) =>
    replaceCarriers(
      createChannelPlatform({ ...optionsOf(fetch), auth: asToken(auth) }),
      'acme',
      { carriers: [] },
      { checkpoint: store, confirmRemovals: true },
    ),
  settingsCache: async (auth, settingsCache, fetch) =>
    createMarketplaceSeller({ ...optionsOf(fetch), auth, settingsCache }).account.get(),
};

const credential = () => ({ authorization: 'x', generation: 1 });

test.each(Object.entries(everyKind))(
  'T15, G54: %s with a credential that identifies no account is rejected, and nothing is sent, read or stored',
  async (_, start) => {
    const sent: string[] = [];
    const checkpoint = createMemoryCheckpoints();
    await checkpoint.write([{ key: 'other', value: 'of another account' }]);
    const fetch = async ({ url }: Request): Promise<Response> => {
      sent.push(url);
      return Response.json({});
    };
    for (const auth of [{ apiKey: async () => 'k' }, { identity: 'us', credential }]) {
      const error: unknown = await start(auth, checkpoint, fetch).then(undefined, (thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: 'ConfigurationError', outcome: 'not-sent' });
      expect(String(error)).toContain('`auth.identity`');
    }
    expect(sent).toEqual([]);
    expect([...(await checkpoint.read('')).keys()]).toEqual(['other']);
  },
);

test.each(Object.entries(everyKind))(
  'T15: %s with a named credential continues after its key has changed',
  async (_, start) => {
    const checkpoint = createMemoryCheckpoints();
    const fetch = async ({ url }: Request): Promise<Response> =>
      Response.json(url.includes('product') && !url.includes('imports') ? [] : { data: [], shipment_success: [] });
    for (const key of ['one', 'two']) {
      const error: unknown = await start({ apiKey: async () => key, identity: 'shop' }, checkpoint, fetch).then(
        undefined,
        (thrown: unknown) => thrown,
      );
      expect((error as Error | undefined)?.name).not.toBe('ConfigurationError');
    }
  },
);

test('T15: a passed token belongs to no lasting account', async () => {
  const of = (auth: BearerAuth) => createHub({ ...optionsOf(async () => Response.json({ data: [] })), auth });
  const checkpoint = createMemoryCheckpoints();
  const run = async (auth: BearerAuth) => syncOrders(of(auth), { checkpoint, handler });
  await expect(run({ token: 'today' })).rejects.toMatchObject({ name: 'ConfigurationError' });
  expect(await run({ token: 'today', identity: 'shop-a' })).toMatchObject({ handled: 0 });
  expect(await run({ token: 'tomorrow', identity: 'shop-a' })).toMatchObject({ handled: 0 });
  await expect(run({ token: 'today', identity: 'shop-b' })).rejects.toThrow('another account');
});
