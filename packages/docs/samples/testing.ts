import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createVirtualClock } from '@tradelane/core';
import { createHub } from '@tradelane/hub';
import { createSandbox } from '@tradelane/sandbox';

test('lists three orders, then waits on the virtual clock', async () => {
  const clock = createVirtualClock({
    startInMs: Date.UTC(2026, 2, 2),
    autoAdvance: true,
  });
  const sandbox = createSandbox({ seed: 'demo', clock });
  const { urls, credentials } = sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } =
    credentials.seller;
  const hub = createHub({
    baseUrl: urls.base_url,
    auth: { authUrl: urls.auth_url, clientId, clientSecret },
    fetch: sandbox.fetch,
    clock,
    maxWaitInMs: 120_000,
  });

  assert.equal((await hub.orders.list({ limit: 3 })).items.length, 3);
  assert.equal((await hub.orders.list({ limit: 3 })).items.length, 3);

  clock.stop();
  sandbox.close();
});
