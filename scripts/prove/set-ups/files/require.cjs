const { NotFoundError } = require('@tradelane/core');
const { createHub } = require('@tradelane/hub');
const { createSandbox } = require('@tradelane/sandbox');

const sandbox = createSandbox({ limits: 'off' });
const { urls, credentials } = sandbox.info();
const { client_id: clientId, client_secret: clientSecret } =
  credentials.seller;
const hub = createHub({
  baseUrl: urls.base_url,
  auth: { authUrl: urls.auth_url, clientId, clientSecret },
  fetch: sandbox.fetch,
});
hub.actions.get('no-such-action').then(
  () => process.exit(1),
  (error) => process.exit(error instanceof NotFoundError ? 0 : 1),
);
