import { received } from '../errors/checks.ts';
import { ConfigurationError, Faults } from '../errors/index.ts';
import { latePart } from '../errors/late-part.ts';
import { readBaseUrl } from '../transport/base-url.ts';
import { checkSecret, wordFor } from './secret.ts';
import type { ClientStrategy, AuthContext, ClientCredentialsAuth } from './strategy.ts';
import type { Tokens } from './tokens.ts';

/** Authenticates with OAuth 2.0 client credentials (T01–T07). */
export function clientCredentialsStrategy(auth: ClientCredentialsAuth, context: AuthContext): ClientStrategy {
  checkComplete(auth);
  const { clientId, clientSecret, scope, audience } = auth;
  const tokenPath = auth.tokenPath ?? '/oauth/token';
  checkCredentials(auth, tokenPath, context);
  const authUrl = readBaseUrl(auth.authUrl, 'auth.authUrl', context.allowInsecureHttp);
  const tokenUrl = authUrl + tokenPath;
  if (typeof clientSecret === 'string') context.secrets.keep(clientSecret);
  let tokens: Tokens | undefined;
  let opening: Promise<Tokens> | undefined;
  const open = async (): Promise<Tokens> => {
    try {
      // Loaded by the first call, so that a page with a token or a key doesn't load it.
      const { openTokens } = await latePart(import('./tokens.ts'));
      return (tokens = await openTokens({ tokenUrl, clientId, clientSecret, scope, audience }, context));
    } finally {
      opening = undefined;
    }
  };
  const opened = (): Promise<Tokens> => (opening ??= open());
  return {
    identity: `client:${clientId}`,
    // The same ID may belong to another client on another authentication host.
    account: `client:${clientId} of ${authUrl}`,
    credential: (waiter) => (tokens ? tokens.credential(waiter) : opened().then((first) => first.credential(waiter))),
    async renew(refused) {
      await (tokens ?? (await opened())).discard(refused);
      return true;
    },
  };
}

function checkComplete(auth: Partial<ClientCredentialsAuth>): void {
  const missing = (['authUrl', 'clientId', 'clientSecret'] as const).filter((name) => auth[name] === undefined);
  // If every credential is present, the message can be more specific, such as about an environment variable that isn't
  // set.
  if (missing.some((name) => !(name in auth)))
    throw new ConfigurationError(
      `\`auth\` lacks ${missing.map((name) => `\`${name}\``).join(' and ')}. Pass \`auth: { authUrl, clientId, clientSecret }\`.`,
      { code: 'ERR_AUTH_INVALID' },
    );
}

/** Collects all faults of the credentials before the first call. */
function checkCredentials(
  { authUrl: address, clientId, clientSecret, scope, audience }: ClientCredentialsAuth,
  tokenPath: string,
  { allowInsecureHttp }: AuthContext,
): void {
  const faults = new Faults();
  const authUrl = faults.read(() => readBaseUrl(address, 'auth.authUrl', allowInsecureHttp)) ?? '';
  // Without a slash, the path would become a part of the host name.
  if (!tokenPath.startsWith('/'))
    faults.add(`\`auth.tokenPath\` must start with a slash. Received: ${received(tokenPath)}.`, 'ERR_AUTH_INVALID');
  if (authUrl.endsWith(tokenPath))
    faults.add(`\`auth.authUrl\` must not end with ${tokenPath}. The client adds that path.`, 'ERR_BASE_URL_INVALID');
  if (typeof clientId !== 'string' || clientId === '')
    faults.add(`\`auth.clientId\` is ${wordFor(clientId)}. Pass the id of your client.`, 'ERR_AUTH_INVALID');
  if (typeof clientSecret !== 'function') faults.read(() => checkSecret(clientSecret, 'auth.clientSecret'));
  for (const [name, value] of Object.entries({ scope, audience }))
    if (value !== undefined && (typeof value !== 'string' || value === ''))
      faults.add(`\`auth.${name}\` must be a non-empty string. Received: ${received(value)}.`, 'ERR_AUTH_INVALID');
  faults.throwIfAny();
}
