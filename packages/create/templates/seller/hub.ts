import { createHub, fromEnv, type Hub } from '@tradelane/hub';

/** The hub of `.env`, or one in this process where `.env` names none. */
export async function openHub(): Promise<Hub> {
  if (process.env['TRADELANE_BASE_URL']) return createHub(fromEnv());
  const { createSandbox } = await import('@tradelane/sandbox');
  const sandbox = createSandbox();
  const { urls, credentials } = sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
  return createHub({
    baseUrl: urls.base_url,
    auth: { authUrl: urls.auth_url, clientId, clientSecret },
    fetch: sandbox.fetch,
  });
}
