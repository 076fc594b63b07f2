import { randomId } from '../platform/random-id.ts';
import { checkSecret, fingerprint, readSecret } from './secret.ts';
import type { ApiKeyAuth, AuthContext, AuthStrategy, BearerAuth, Credential } from './strategy.ts';

/**
 * Authenticates with an API key or a token of the caller (T11, T15). A fixed value can't change, so a 401 is final. A
 * provider function runs for each request, and a 401 is retried once if it then returns another value.
 */
export function staticStrategy(
  auth: ApiKeyAuth | BearerAuth,
  context: Pick<AuthContext, 'clock' | 'timeoutInMs'>,
): AuthStrategy {
  const isKey = 'apiKey' in auth;
  const secret = isKey ? auth.apiKey : auth.token;
  const name = isKey ? 'auth.apiKey' : 'auth.token';
  const kind = isKey ? 'key:' : 'token:';
  const named = auth.identity === undefined ? undefined : kind + auth.identity;
  let known: Credential | undefined;
  const take = (value: string): Credential => {
    const authorization = isKey ? value : `Bearer ${value}`;
    if (known?.authorization !== authorization) known = { authorization, generation: (known?.generation ?? 0) + 1 };
    return known;
  };
  if (typeof secret !== 'function') {
    const credential = take(checkSecret(secret, name));
    const own = named ?? kind + fingerprint(secret);
    // A key outlives the process, but a token may differ after a restart.
    return { identity: own, account: isKey ? own : named, credential: () => credential };
  }
  const credential = (): Credential | Promise<Credential> => {
    const value = readSecret(secret, name, context);
    return typeof value === 'string' ? take(value) : value.then(take);
  };
  let own = named;
  return {
    // Lazy, because some runtimes have no random numbers during startup.
    get identity() {
      return (own ??= `${kind}provider-${randomId()}`);
    },
    account: named,
    credential,
    async renew(refused) {
      return (await credential()).generation !== refused.generation;
    },
  };
}
