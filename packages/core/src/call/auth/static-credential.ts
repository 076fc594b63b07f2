import { checkSecret, fingerprint, readSecret } from './secret.ts';
import type { AuthContext, AuthStrategy, Credential, Secret } from './strategy.ts';

interface StaticCredential {
  /** `auth.apiKey`, `auth.token`: how messages call it. */
  readonly name: string;
  readonly secret: Secret;
  /** What stands before the secret in the header. */
  readonly prefix: '' | 'Bearer ';
  readonly identity: string | undefined;
}

let providers = 0;

/**
 * A key or token that the caller brings (T11, T15). A value never changes, so a 401 stands; a provider is asked for every
 * request, and a 401 is replayed once if it then has another value.
 */
export function staticStrategy(
  { name, secret, prefix, identity }: StaticCredential,
  context: Pick<AuthContext, 'clock' | 'timeoutInMs'>,
): AuthStrategy {
  const kind = prefix === '' ? 'key' : 'token';
  const named = identity === undefined ? undefined : `${kind}:${identity}`;
  if (typeof secret !== 'function') {
    const credential: Credential = { authorization: prefix + checkSecret(secret, name), generation: 0 };
    const own = named ?? `${kind}:${fingerprint(secret)}`;
    // A key lasts; a token that was handed in is another one tomorrow.
    return { identity: own, account: kind === 'key' ? own : named, credential: () => credential };
  }
  providers += 1;
  const own = named ?? `${kind}:provider-${providers}`;
  return { ...providerStrategy(own, prefix, () => readSecret(secret, name, context)), account: named };
}

function providerStrategy(identity: string, prefix: string, read: () => string | Promise<string>): AuthStrategy {
  let known: Credential | undefined;
  const take = (value: string): Credential => {
    const authorization = prefix + value;
    if (known?.authorization !== authorization) known = { authorization, generation: (known?.generation ?? 0) + 1 };
    return known;
  };
  const credential = (): Credential | Promise<Credential> => {
    const value = read();
    return typeof value === 'string' ? take(value) : value.then(take);
  };
  return {
    identity,
    credential,
    async renew(refused) {
      return (await credential()).generation !== refused.generation;
    },
  };
}
