/** Tokens, from the first call to the last, with real clients against a stateful server. */
import {
  AuthenticationError,
  createMemoryTokenStore,
  createVirtualClock,
  PermissionError,
  type StoredToken,
  type TokenStore,
} from '@tradelane/core';
import { createHub } from '@tradelane/hub';
import { createSandbox } from '@tradelane/sandbox';
import { describe, expect, it } from 'vitest';
import { clients, methodOf } from '../src/clients.ts';
import { routes } from '../src/document.ts';
import { sampleArguments } from '../src/sample.ts';
import { readDocument } from '../src/surfaces.ts';
import { createWorld, errorOf, openStore, type Who } from '../src/world.ts';

const many = 10_000;

/** A token of the sandbox is valid for 3599 seconds, and counts as expired 300 seconds earlier. */
const expiredInMs = (3599 - 300) * 1000;

describe('10,000 concurrent calls', () => {
  it('T03, T06: make one token request at the start, and none fails', async () => {
    const world = createWorld({ autoAdvance: false });
    const hub = world.hub();
    const pages = await Promise.all(Array.from({ length: many }, () => hub.documents.list()));
    expect(pages).toHaveLength(many);
    expect(world.tokenRequests()).toBe(1);
    expect(world.exchanges).toHaveLength(many + 1);
    expect(world.exchanges.every(({ status }) => status === 200)).toBe(true);
  });

  it('T04, T06: make one token request after expiry, and none fails', async () => {
    const world = createWorld({ autoAdvance: false });
    const hub = world.hub();
    await hub.documents.list();
    await world.clock.advance(expiredInMs);
    await Promise.all(Array.from({ length: many }, () => hub.documents.list()));
    expect(world.tokenRequests()).toBe(2);
    expect(world.exchanges.every(({ status }) => status === 200)).toBe(true);
  });

  it('T05, T06: make one token request after revocation, each is sent once more, and none fails', async () => {
    const world = createWorld({ autoAdvance: false });
    const hub = world.hub();
    await hub.documents.list();
    expect(await world.control('POST', '/tokens/revoke')).toEqual({ revoked: 1 });
    await Promise.all(Array.from({ length: many }, () => hub.documents.list()));
    expect(world.tokenRequests()).toBe(2);
    const refused = world.exchanges.filter(({ status }) => status === 401).length;
    expect(refused).toBeGreaterThanOrEqual(1);
    expect(refused).toBeLessThanOrEqual(many);
    expect(world.exchanges.filter(({ status }) => status === 200)).toHaveLength(many + 3);
  });
});

describe('one token', () => {
  it('T03: one token is shared by hub, channel platform and account of one client', async () => {
    const world = createWorld();
    await openStore(world);
    await world.channelPlatform().stores.warehouses('acme_web', 'harbour');
    await errorOf(world.hub({}, 'connector').documents.list());
    expect(world.tokenRequests()).toBe(1);
  });

  it("T03: a token isn't shared by clients with different IDs", async () => {
    const world = createWorld();
    await world.hub().documents.list();
    await errorOf(world.hub({}, 'limited').documents.list());
    expect(world.tokenRequests()).toBe(2);
  });

  it('T04: a token is used until exactly 300 s before its end', async () => {
    const world = createWorld({ autoAdvance: false });
    const hub = world.hub();
    await hub.documents.list();
    await world.clock.advance(expiredInMs - 600_000); // Shortly before an early renewal.
    await hub.documents.list();
    expect(world.tokenRequests()).toBe(1);
    await world.clock.advance(600_000);
    await hub.documents.list();
    expect(world.tokenRequests()).toBe(2);
    const token = world.exchanges.findIndex(({ path }, at) => at > 0 && path.endsWith('/oauth/token'));
    expect(world.exchanges[token + 1]?.path).toContain('/documents');
  });

  it("T05: a token isn't requested a second time for a call that gets two 401s, which fails after one replay", async () => {
    const world = createWorld();
    const hub = world.hub();
    await world.control('POST', '/faults', { operation: 'v2-listOrderDocuments', status: 401, times: 10 });
    const error = await errorOf(hub.documents.list());
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({ status: 401, attempts: 2, outcome: 'refused' });
    expect(world.tokenRequests()).toBe(2);
    expect(world.exchanges.filter(({ path }) => path.includes('/documents'))).toHaveLength(2);
  });

  it('T05: a revoked token is replaced for a write, and the write is replayed and executed once', async () => {
    const world = createWorld();
    const hub = world.hub();
    await hub.documents.list();
    await world.control('POST', '/tokens/revoke');
    await hub.products.upsert({ products: [{ id: 'SKU-1' }] });
    await world.clock.advance(60_000);
    expect((await hub.products.list()).items.map(({ id }) => id)).toEqual(['SKU-1']);
    const writes = world.exchanges.filter(({ method, path }) => method === 'POST' && path.endsWith('/products'));
    expect(writes.map(({ status }) => status)).toEqual([401, writes[1]?.status]);
    expect(writes[1]?.status).toBeLessThan(300);
  });

  it('T03, G01: ten clients with an inline fetch make one token request and no 429', async () => {
    const world = createWorld({ limits: 'real' });
    const { fetch } = world.options('seller');
    const clients = Array.from({ length: 10 }, () =>
      world.hub({ fetch: (request) => fetch!(request), maxWaitInMs: 900_000 }),
    );
    await Promise.all(clients.map((client) => client.orders.list()));
    expect(world.tokenRequests()).toBe(1);
    expect(world.exchanges.filter(({ status }) => status === 429)).toEqual([]);
  });

  it('T03: clients of two sandboxes share no token, although their hosts and credentials are the same', async () => {
    const clock = createVirtualClock({ autoAdvance: true });
    for (const sandbox of [createSandbox({ clock }), createSandbox({ clock })]) {
      const { urls, credentials } = sandbox.info();
      const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
      const kinds: number[] = [];
      const hub = createHub({
        baseUrl: urls.base_url,
        auth: { authUrl: urls.auth_url, clientId, clientSecret },
        clock,
        fetch: sandbox.fetch,
        hooks: { onResponse: ({ status }) => kinds.push(status) },
      });
      await hub.documents.list();
      expect(kinds).toEqual([200]);
      sandbox.close();
    }
    clock.stop();
  });

  it('T07: a token is requested once by workers with a shared store, which use what another worker renewed', async () => {
    const world = createWorld({ autoAdvance: false });
    const inner = createMemoryTokenStore();
    const shared: TokenStore = {
      get: async (key) => inner.get(key),
      set: async (key, token: StoredToken) => inner.set(key, token),
      delete: async (key, token) => inner.delete(key, token),
    };
    const worker = () => world.hub({ tokenStore: { ...shared }, isolated: true });
    await worker().documents.list();
    await worker().documents.list();
    expect(world.tokenRequests()).toBe(1);
    const [one, other] = [worker(), worker()];
    await Promise.all([one.documents.list(), other.documents.list()]);
    await world.control('POST', '/tokens/revoke');
    await one.documents.list();
    await other.documents.list();
    expect(world.tokenRequests()).toBe(2);
  });
});

const guarded = clients
  .filter(({ surface }) => ['hub', 'channel-platform', 'account'].includes(surface))
  .flatMap(({ surface, create }) => {
    const document = readDocument(surface);
    return routes(document).map((route) => ({ surface, id: route.operation.operationId, route, document, create }));
  });

/** The sandbox's client that may call the operations of a surface. */
const owner: Readonly<Record<string, Who>> = { hub: 'seller', 'channel-platform': 'connector', account: 'connector' };

describe('scopes', () => {
  const world = createWorld();
  const baseUrl = (surface: string): string =>
    world.sandbox.info().urls[surface === 'account' ? 'account_url' : 'base_url'];

  it.each(guarded.filter(({ id }) => id !== 'upsertOrders'))(
    'T08, T09, T14: $surface $id without its scope is a PermissionError, sent once, without a new token',
    async ({ surface, route, document, create }) => {
      const client = create({ ...world.options('limited'), baseUrl: baseUrl(surface), rateLimiting: false });
      const [tokens, before] = [world.tokenRequests(), world.exchanges.length];
      const call = methodOf(client, route.operation['x-method'])(...sampleArguments(document, route));
      const error = await errorOf(call);
      expect(error).toBeInstanceOf(PermissionError);
      expect(error).toMatchObject({ status: 403, attempts: 1, outcome: 'refused' });
      const calls = world.exchanges.slice(before).filter(({ path }) => !path.endsWith('/oauth/token'));
      expect(calls).toHaveLength(1);
      expect(world.tokenRequests()).toBeLessThanOrEqual(Math.max(tokens, 1));
    },
  );

  it.each(guarded)(
    'T08, T09: $surface $id accepts a token with its scope',
    async ({ surface, route, document, create }) => {
      const client = create({
        ...world.options(owner[surface] ?? 'seller'),
        baseUrl: baseUrl(surface),
        rateLimiting: false,
        maxAttempts: 1,
      });
      const before = world.exchanges.length;
      await methodOf(
        client,
        route.operation['x-method'],
      )(...sampleArguments(document, route)).then(
        () => undefined,
        () => undefined, // The sample may name a missing resource. Only the status counts.
      );
      const last = world.exchanges.slice(before).at(-1);
      expect(last?.path).not.toContain('/oauth/token');
      expect([200, 201, 202, 204, 400, 404, 410]).toContain(last?.status);
    },
  );
});
