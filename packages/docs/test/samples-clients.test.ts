import { TradelaneError } from '@tradelane/core';
import { createSandbox } from '@tradelane/sandbox';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hubWithRotatingSecret, hubWithToken, instanceWithKey } from '../samples/authentication.ts';
import { reactionTo } from '../samples/errors.ts';
import { type SharedKeys, workerHub } from '../samples/many-workers.ts';
import { listOrders as listWithClient } from '../samples/migration-after.ts';
import { listOrders as listByHand } from '../samples/migration-before.ts';
import { firstOrders } from '../samples/migration-raw.ts';
import { testHub } from '../samples/testing.ts';
import { type Bench, createBench, exampleOrders, longAgo, shopKey } from './bench.ts';

let it: Bench;
beforeEach(() => {
  it = createBench();
});
afterEach(() => {
  it.close();
});

describe('samples of the guides that create clients', () => {
  test('first call: a whole program lists the first orders', async () => {
    const sandbox = createSandbox({ seed: 'demo', actions: 'manual' });
    const listener = await sandbox.listen({ port: 0 });
    const { urls, credentials } = sandbox.info(listener.url);
    vi.stubEnv('TRADELANE_BASE_URL', urls.base_url);
    vi.stubEnv('TRADELANE_AUTH_URL', urls.auth_url);
    vi.stubEnv('TRADELANE_CLIENT_ID', credentials.seller.client_id);
    vi.stubEnv('TRADELANE_CLIENT_SECRET', credentials.seller.client_secret);
    const log = vi.spyOn(console, 'log').mockReturnValue();
    try {
      await import('../samples/first-call.ts');
      expect(log).toHaveBeenCalledTimes(5);
      expect(log).toHaveBeenCalledWith(expect.stringMatching(/^acme_/), expect.any(String));
    } finally {
      log.mockRestore();
      vi.unstubAllEnvs();
      await listener.close();
      sandbox.close();
    }
  });

  test('authentication: a secret is read when it is needed, a key and a token are sent', async () => {
    const { urls, credentials } = it.sandbox.info('http://authentication.localhost');
    const asked = vi.fn<() => Promise<string>>(() => Promise.resolve(credentials.seller.client_secret));
    const sent: (string | null)[] = [];
    vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
      const request = new Request(input, init);
      sent.push(request.headers.get('authorization'));
      return it.sandbox.fetch(request);
    });
    try {
      const hub = hubWithRotatingSecret(
        { baseUrl: urls.base_url, authUrl: urls.auth_url },
        credentials.seller.client_id,
        asked,
      );
      await hub.orders.list();
      expect(asked).toHaveBeenCalled();
      const token = sent.at(-1)?.replace('Bearer ', '') ?? '';
      await hubWithToken(urls.base_url, () => Promise.resolve(token)).products.list();
      expect(sent.at(-1)).toBe(`Bearer ${token}`);
      await instanceWithKey(urls.instance_url, shopKey(it.sandbox)).account.get();
      expect(sent.at(-1)).toBe(shopKey(it.sandbox));
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('many workers: two of them share one token', async () => {
    const { urls, credentials } = it.sandbox.info('http://workers.localhost');
    const kept = new Map<string, string>();
    const keys: SharedKeys = {
      get: (key) => Promise.resolve(kept.get(key)),
      set: (key, value) => Promise.resolve(void kept.set(key, value)),
      delete: (key) => Promise.resolve(void kept.delete(key)),
    };
    const auth = {
      authUrl: urls.auth_url,
      clientId: credentials.seller.client_id,
      clientSecret: credentials.seller.client_secret,
    };
    const exchanges = vi.fn<() => void>();
    vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/oauth/token')) exchanges();
      return it.sandbox.fetch(request);
    });
    try {
      await workerHub(urls.base_url, auth, keys).orders.list();
      await workerHub(urls.base_url, auth, keys).products.list();
      expect(exchanges).toHaveBeenCalledTimes(1);
      expect(kept.size).toBe(1);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('errors: each kind has its reaction', async () => {
    const reaction = async (call: PromiseLike<unknown>): Promise<string> =>
      reactionTo(
        await Promise.resolve(call).then(
          () => undefined,
          (error: unknown) => error,
        ),
      );
    expect(await reaction(it.hub.orders.accept('..', { order_lines: [] }))).toBe('fix the program');
    expect(await reaction(it.hub.actions.get('00000000-0000-4000-8000-000000000000'))).toBe('skip it');
    expect(reactionTo(new TradelaneError('lost', { outcome: 'unknown' }))).toBe('look first');
    // A repeat is refused for what the first attempt, which was lost, may have done.
    it.sandbox.faults.add({ operation: 'deleteOrderDocument', drop: true });
    const gone = it.connector.documents.delete('ORD-NONE', 'DOC-NONE', { origin: exampleOrders().origin });
    expect(await reaction(gone)).toBe('look first');
    it.sandbox.faults.add({ operation: 'v2-getActionStatus', status: 503, times: 10 });
    expect(await reaction(it.hub.actions.get('00000000-0000-4000-8000-000000000000'))).toBe('come back later');
    expect(reactionTo(new Error('anything'))).toBe('alert a person');
  });

  test('migration: by hand, with the client and by path the same orders come', async () => {
    const { urls, credentials } = it.sandbox.info('http://migration.localhost');
    const { client_id, client_secret } = credentials.seller;
    const unlimited = createSandbox({ seed: 'demo', actions: 'manual' });
    vi.stubGlobal('fetch', unlimited.fetch);
    try {
      const byHand = await listByHand(urls.base_url, urls.auth_url, client_id, client_secret);
      const withClient = await listWithClient(urls.base_url, urls.auth_url, client_id, client_secret);
      expect(withClient.length).toBeGreaterThanOrEqual(byHand.length);
      expect(byHand.length).toBeGreaterThan(0);
    } finally {
      vi.unstubAllGlobals();
      unlimited.close();
    }
    expect((await firstOrders(it.hub)).length).toBeGreaterThan(0);
  });

  test('testing: a test hub responds from its own world', async () => {
    const { hub, sandbox } = testHub();
    expect((await hub.orders.list({ updated_from: longAgo })).items.length).toBeGreaterThan(0);
    sandbox.close();
  });
});
