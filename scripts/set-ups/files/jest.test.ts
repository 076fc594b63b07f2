import { expect, test } from '@jest/globals';
import { createHub, NotFoundError } from '@tradelane/hub';
import { createSandbox } from '@tradelane/sandbox/portable';

test('orders come from the sandbox, and what is not there is an error of its class', async () => {
  const sandbox = createSandbox({ limits: 'off' });
  const { urls, credentials } = sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
  const hub = createHub({
    baseUrl: urls.base_url,
    auth: { authUrl: urls.auth_url, clientId, clientSecret },
    fetch: sandbox.fetch,
  });
  await expect(hub.actions.get('no-such-action')).rejects.toBeInstanceOf(NotFoundError);
  const ids: string[] = [];
  for await (const order of hub.orders.list({ limit: 10 })) ids.push(order.id);
  expect(ids.length).toBeGreaterThan(20);
});
