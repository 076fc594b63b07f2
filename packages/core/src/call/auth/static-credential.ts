import { randomId } from '../../base/random-id.ts';
import { checkSecret, fingerprint, readSecret } from './secret.ts';
import type { ApiKeyAuth, AuthContext, AuthStrategy, BearerAuth, Credential } from './strategy.ts';

/**
 * A key or token that the caller brings (T11, T15). A value never changes, so a 401 stands; a provider is asked for every
 * request, and a 401 is replayed once if it then has another value.
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
    // A key lasts; a token that was handed in is another one tomorrow.
    return { identity: own, account: isKey ? own : named, credential: () => credential };
  }
  const credential = (): Credential | Promise<Credential> => {
    const value = readSecret(secret, name, context);
    return typeof value === 'string' ? take(value) : value.then(take);
  };
  let own = named;
  return {
    // Made when it is asked for: some runtimes have no random numbers where a client is made.
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
