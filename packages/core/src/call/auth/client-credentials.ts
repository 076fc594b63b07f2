import { ConfigurationError } from '../../base/errors/index.ts';
import { onDemand } from '../../base/on-demand.ts';
import { readBaseUrl } from '../transport/base-url.ts';
import { checkSecret } from './secret.ts';
import type { AuthStrategy, AuthContext, ClientCredentialsAuth } from './strategy.ts';
import type { Tokens } from './tokens.ts';

const loadTokens = /* @__PURE__ */ onDemand(() => import('./tokens.ts'));

/** OAuth 2.0 client credentials (T01–T07). What asks for tokens and keeps them is loaded with the first call. */
export function clientCredentialsStrategy(auth: ClientCredentialsAuth, context: AuthContext): AuthStrategy {
  const { clientId, clientSecret } = auth;
  if (typeof clientId !== 'string' || clientId === '')
    throw new ConfigurationError('`auth.clientId` is empty. Pass the id of your client.');
  if (typeof clientSecret === 'string') checkSecret(clientSecret, 'auth.clientSecret');
  const tokenUrl = readBaseUrl(auth.authUrl, 'auth.authUrl', context.allowHttp) + (auth.tokenPath ?? '/oauth/token');
  let tokens: Tokens | undefined;
  let opening: Promise<Tokens> | undefined;
  const open = async (): Promise<Tokens> => {
    try {
      const { openTokens } = await loadTokens();
      return (tokens = await openTokens({ tokenUrl, clientId, clientSecret }, context));
    } finally {
      opening = undefined;
    }
  };
  const opened = (): Promise<Tokens> => (opening ??= open());
  return {
    identity: `client:${clientId}`,
    credential: () => (tokens ? tokens.credential() : opened().then((known) => known.credential())),
    async renew(refused) {
      await (tokens ?? (await opened())).discard(refused);
      return true;
    },
  };
}
