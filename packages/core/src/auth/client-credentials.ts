import { readBaseUrl } from '../config/base-url.ts';
import { ConfigurationError } from '../errors/index.ts';
import { checkSecret } from './secret.ts';
import type { AuthStrategy, AuthSurroundings, ClientCredentialsAuth } from './strategy.ts';
import { requestToken, type TokenRequest } from './token-request.ts';
import { tokenCacheOf } from './token-store.ts';
import type { RefreshReason, TokenSource } from './token-cache.ts';

/** OAuth 2.0 client credentials (T01–T07). */
export function clientCredentialsStrategy(auth: ClientCredentialsAuth, around: AuthSurroundings): AuthStrategy {
  const { clientId, clientSecret } = auth;
  if (typeof clientId !== 'string' || clientId === '')
    throw new ConfigurationError('`auth.clientId` is empty. Pass the id of your client.');
  if (typeof clientSecret === 'string') checkSecret(clientSecret, 'auth.clientSecret');
  const tokenUrl = readBaseUrl(auth.authUrl, 'auth.authUrl', around.allowHttp) + (auth.tokenPath ?? '/oauth/token');
  const request: TokenRequest = { tokenUrl, clientId, clientSecret };
  const cache = tokenCacheOf(around.tokenStore, tokenUrl, clientId);
  const source: TokenSource = {
    clock: around.clock,
    fetch: async (reason) => {
      try {
        const token = await requestToken(request, around);
        tell(reason, true, (token.expiresAtInMs - token.issuedAtInMs) / 1000);
        return token;
      } catch (error) {
        tell(reason, false, undefined);
        throw error;
      }
    },
  };
  const tell = (reason: RefreshReason, ok: boolean, expiresInSeconds: number | undefined): void =>
    around.telling.tokenRefresh?.({ clientId, ok, expiresInSeconds, reason });
  return {
    identity: `client:${clientId}`,
    credential: () => cache.credential(source),
    async renew(refused) {
      await cache.discard(refused);
      return true;
    },
  };
}
