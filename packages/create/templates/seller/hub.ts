import { createHub, hubOptionsFromEnv, type Hub } from '@tradelane/hub';

/**
 * Opens the hub in `.env`, or a sandbox in this process if no variable is
 * set.
 */
export async function openHub(): Promise<Hub> {
  // If a variable is missing or misspelled, `hubOptionsFromEnv` throws.
  const namesHost = Object.keys(process.env).some(
    (name) =>
      /^TRADELANE_(?!DEBUG$)/.test(name) && process.env[name]?.trim(),
  );
  if (namesHost) return createHub(hubOptionsFromEnv());
  console.warn(
    'No TRADELANE_… variable is set. Running against a sandbox in this process.',
  );
  const { createSandbox } = await import('@tradelane/sandbox');
  const sandbox = createSandbox();
  const { urls, credentials } = sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } =
    credentials.seller;
  return createHub({
    baseUrl: urls.base_url,
    auth: { authUrl: urls.auth_url, clientId, clientSecret },
    fetch: sandbox.fetch,
  });
}
