import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createHub } from '@tradelane/hub';
import { createSandbox } from '@tradelane/sandbox';
import { http } from 'msw';
import { setupServer } from 'msw/node';

const sandbox = createSandbox({ limits: 'off' });
const server = setupServer(
  http.all('*', ({ request }) => sandbox.fetch(request)),
);
server.listen();
after(() => server.close());

test('the sandbox answers through msw', async () => {
  const { urls, credentials } = sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } =
    credentials.seller;
  const hub = createHub({
    baseUrl: urls.base_url,
    auth: { authUrl: urls.auth_url, clientId, clientSecret },
  });
  const { items } = await hub.orders.list({ limit: 5 });
  assert.equal(items.length, 5);
});
