/** Parts of a client that load when they are first used, such as in a page whose files were replaced. */
import { afterEach, expect, test, vi } from 'vitest';
import type * as HubPackage from '@tradelane/hub';
import type { MarketplaceSeller } from '@tradelane/marketplace-seller';

interface Program {
  readonly hub: HubPackage.Hub;
  readonly seller: MarketplaceSeller;
  readonly packages: typeof HubPackage;
}

const baseUrl = 'https://host.example.com';
const file = { name: 'products.csv', data: 'sku\nA\n' };
const parts: Readonly<Record<string, (program: Program) => PromiseLike<unknown>>> = {
  '../../core/src/auth/tokens.ts': ({ hub }) => hub.orders.list(),
  '../../core/src/batches/run-batch.ts': ({ seller }) => seller.shipments.create({ shipments: [] }),
  '../../core/src/call/files.ts': ({ seller }) => seller.imports.create({ file }),
  '../../core/src/files/open-file.ts': ({ seller }) => seller.imports.errorReport(1),
  '../../core/src/transport/undici-agent.ts': async ({ packages }) => {
    const { createNodeTransport } = await import('@tradelane/core/node');
    return packages.createHub({ baseUrl, auth: { token: 'a-token' }, transport: createNodeTransport() }).orders.list();
  },
  '../../workflows/src/sync/follow-runs.ts': async ({ hub, packages }) => {
    const { createMemoryCheckpoints } = await import('@tradelane/core');
    return packages.syncOrders(hub, { checkpoint: createMemoryCheckpoints(), handler: () => undefined });
  },
  '../../workflows/src/check/run-checks.ts': ({ hub, packages }) => packages.checkHub(hub),
};

let part = '';
afterEach(() => {
  vi.doUnmock(part);
  vi.resetModules();
});

test.each(Object.entries(parts))(
  "a part that can't be loaded, such as %s, is an error with the outcome not-sent, and other calls work",
  async (path, use) => {
    part = path;
    vi.resetModules(); // Another test may have loaded it.
    const [{ TradelaneError }, packages, { createMarketplaceSeller }] = await Promise.all([
      import('@tradelane/core/errors'),
      import('@tradelane/hub'),
      import('@tradelane/marketplace-seller'),
    ]);
    vi.doMock(part, () => Promise.reject(new TypeError('Failed to fetch')));
    const sent: string[] = [];
    const fetch = async ({ url }: Request): Promise<Response> => (sent.push(url), Response.json({ a: 1 }));
    const auth = { authUrl: baseUrl, clientId: 'id', clientSecret: 'secret' };
    const hub = packages.createHub({ baseUrl, auth, fetch });
    const seller = createMarketplaceSeller({ baseUrl, auth: { apiKey: 'key-of-a-shop' }, fetch });
    const failed = Promise.resolve(use({ hub, seller, packages })).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(await failed).toMatchObject({
      outcome: 'not-sent',
      message: expect.stringContaining("A part of the client can't be loaded.") as string,
    });
    expect(await failed).toBeInstanceOf(TradelaneError);
    expect(sent).toEqual([]);
    expect(await seller.account.get()).toEqual({ a: 1 });
  },
);
