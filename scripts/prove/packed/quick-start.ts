/** The first steps of a new user: the quick start of the README, with nothing but the published packages. */
import { NotFoundError } from '@tradelane/core';
import { createHub } from '@tradelane/hub';
import { createSandbox } from '@tradelane/sandbox';

const sandbox = createSandbox();
const { urls, credentials } = sandbox.info();
const { client_id: clientId, client_secret: clientSecret } = credentials.seller;

const hub = createHub({
  baseUrl: urls.base_url,
  auth: { authUrl: urls.auth_url, clientId, clientSecret },
  fetch: sandbox.fetch,
});

let count = 0;
for await (const order of hub.orders.list({ limit: 10, updated_from: undefined })) {
  count += 1;
  if (count === 1) console.log(`the first order is ${order.id}, ${order.status}`);
}
if (count === 0) throw new Error('the demo world has no order');

const refusal = await hub.actions.get('no-such-action').then(
  () => undefined,
  (error: unknown) => error,
);
if (!(refusal instanceof NotFoundError)) throw new Error('an unknown action was not refused');
console.log(`${count} orders read by a stranger`);
