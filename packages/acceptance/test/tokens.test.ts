/** Tokens, from the first call to the last, with real clients against a stateful server. */
import { createVirtualClock } from '@tradelane/core';
import { createHub } from '@tradelane/hub';
import { createSandbox } from '@tradelane/sandbox';
import { describe, expect, it } from 'vitest';
import { createWorld, errorOf, openStore } from '../src/world.ts';

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
});
