import { createHub } from '@tradelane/hub';
import { createSandbox } from '@tradelane/sandbox/portable';

const sandbox = createSandbox({ limits: 'off' });
const { urls, credentials } = sandbox.info();
const { client_id: clientId, client_secret: clientSecret } =
  credentials.seller;
const hub = createHub({
  baseUrl: urls.base_url,
  auth: { authUrl: urls.auth_url, clientId, clientSecret },
  fetch: sandbox.fetch,
  rateLimiting: false,
});

/** The orders of the demo world, read page by page. */
export async function count() {
  let orders = 0;
  for await (const _ of hub.orders.list({ limit: 10 })) orders += 1;
  return orders;
}
