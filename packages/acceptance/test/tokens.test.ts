/** Tokens, from the first call to the last, with real clients against a stateful server. */
import { createVirtualClock, PermissionError } from '@tradelane/core';
import { createHub } from '@tradelane/hub';
import { createSandbox } from '@tradelane/sandbox';
import { describe, expect, it } from 'vitest';
import { clients, methodOf } from '../src/clients.ts';
import { routes } from '../src/document.ts';
import { sampleArguments } from '../src/sample.ts';
import { readDocument } from '../src/surfaces.ts';
import { createWorld, errorOf, openStore, type Who } from '../src/world.ts';

describe('one token', () => {
  it('T03: one token is shared by hub, channel platform and account of one client', async () => {
    const world = createWorld();
    await openStore(world);
    await world.channelPlatform().stores.warehouses('acme_web', 'harbour');
    await errorOf(world.hub({}, 'connector').documents.list());
    expect(world.tokenRequests()).toBe(1);
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
