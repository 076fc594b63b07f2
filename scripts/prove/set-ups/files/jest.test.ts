import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { NotFoundError } from '@tradelane/core';
import { createHub } from '@tradelane/hub';
import { sandboxPerTest } from '@tradelane/sandbox/testing';

const sandbox = sandboxPerTest({ beforeEach, afterEach });

function hubOfTest() {
  const { urls, credentials } = sandbox().info();
  const { client_id: clientId, client_secret: clientSecret } =
    credentials.seller;
  return createHub({
    baseUrl: urls.base_url,
    auth: { authUrl: urls.auth_url, clientId, clientSecret },
    fetch: sandbox().fetch,
  });
}

test('orders come from the sandbox, and a missing order is an error of its class', async () => {
  const hub = hubOfTest();
  await expect(hub.actions.get('no-such-action')).rejects.toBeInstanceOf(
    NotFoundError,
  );
  const ids: string[] = [];
  for await (const order of hub.orders.list({ limit: 10 }))
    ids.push(order.id);
  expect(ids.length).toBeGreaterThan(20);
});

test('each test has its own sandbox', async () => {
  expect(sandbox().journal()).toEqual([]);
  for await (const _ of hubOfTest().orders.list({ limit: 10 })) break;
  expect(sandbox().journal().length).toBeGreaterThan(0);
});
