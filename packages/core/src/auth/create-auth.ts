import type { SurfaceDescriptor } from '../operation/descriptor.ts';
import { ConfigurationError, TokenError } from '../errors/index.ts';
import { clientCredentialsStrategy } from './client-credentials.ts';
import type {
  Auth,
  AuthStrategy,
  AuthContext,
  ApiKeyAuth,
  BearerAuth,
  ClientStrategy,
  Credential,
} from './strategy.ts';
import { randomId } from '../platform/platform.ts';
import { checkSecret, fingerprint, localId, readSecret } from './secret.ts';
import { inTime, monotonicNow } from '../clock/clock.ts';

type Limits = Pick<AuthContext, 'clock' | 'timeoutInMs'>;

/** Limits the time that a strategy of the caller may take, and checks that its credentials can be sent. */
function customStrategy(strategy: AuthStrategy, { clock, timeoutInMs }: Limits): ClientStrategy {
  const within = <T>(name: string, work: () => T | Promise<T>): Promise<T> =>
    inTime(
      clock,
      timeoutInMs,
      work,
      () =>
        new TokenError(`\`${name}()\` of the auth strategy returned nothing within ${timeoutInMs} ms.`, {
          code: 'ERR_AUTH_STRATEGY',
        }),
    );
  return {
    get identity() {
      return strategy.identity;
    },
    get account() {
      return strategy.account;
    },
    credential: async () => checked(await within('credential', () => strategy.credential())),
    ...(strategy.renew && {
      renew: (refused: Credential) => within('renew', () => strategy.renew?.(refused) ?? false),
    }),
  };
}

/** A line break would fail inside the transport, as if the connection were lost. The message doesn't contain the value. */
function checked(credential: Credential): Credential {
  const { authorization } = Object(credential) as Partial<Credential>;
  if (
    typeof authorization === 'string' &&
    /^[\u0021-\u007E](?:[\t\u0020-\u007E]*[\u0021-\u007E])?$/.test(authorization)
  )
    return credential;
  throw new TokenError(
    '`credential()` of the auth strategy must return `{ authorization, generation }` with a header value in ASCII, without line breaks.',
    { code: 'ERR_AUTH_STRATEGY' },
  );
}

type Kind = SurfaceDescriptor['auth'][number];

/** The fields to pass, by kind of credential. */
const recipes: Readonly<Record<Kind, string>> = {
  clientCredentials: '`auth: { authUrl, clientId, clientSecret }`',
  bearer: '`auth: { token }`',
  apiKey: '`auth: { apiKey }`',
};

/**
 * Creates the strategy for the `auth` option. Undefined on a surface without authentication.
 * @throws {ConfigurationError} If it is missing, contradictory, or not a kind that the surface accepts (T11).
 */
export function createAuth(
  surface: SurfaceDescriptor,
  auth: Auth | undefined,
  context: AuthContext,
): ClientStrategy | undefined {
  checkAuth(surface, auth);
  if (!auth) return undefined;
  if ('credential' in auth) return customStrategy(auth, context);
  if ('apiKey' in auth || 'token' in auth) return staticStrategy(auth, context);
  return clientCredentialsStrategy(auth, context);
}

function checkAuth(surface: SurfaceDescriptor, auth: Auth | undefined): void {
  const accepted = surface.auth.map((kind) => recipes[kind]).join(', or ');
  if (auth === undefined || auth === null) {
    if (surface.auth.length === 0) return;
    throw new ConfigurationError(`\`auth\` is missing. Pass ${accepted}.`, { code: 'ERR_AUTH_MISSING' });
  }
  if (typeof auth !== 'object')
    throw new ConfigurationError(`\`auth\` must be an object. Pass ${accepted}.`, { code: 'ERR_AUTH_INVALID' });
  if ('credential' in auth) checkStrategy(auth);
  else if (!accepts(surface, kindOf(auth, accepted)))
    throw new ConfigurationError(`The ${surface.name} API doesn't accept this kind of \`auth\`. Pass ${accepted}.`, {
      code: 'ERR_AUTH_INVALID',
    });
}

function kindOf(auth: object, accepted: string): Kind {
  const present = [
    ...('apiKey' in auth ? ['apiKey' as const] : []),
    ...('token' in auth ? ['bearer' as const] : []),
    ...('clientId' in auth || 'clientSecret' in auth || 'authUrl' in auth ? ['clientCredentials' as const] : []),
  ];
  const [kind, ...more] = present;
  if (kind === undefined || more.length > 0) {
    throw new ConfigurationError(
      more.length > 0
        ? `\`auth\` contains several kinds of credential. Pass only one: ${accepted}.`
        : `\`auth\` contains no credential. Pass ${accepted}.`,
      { code: 'ERR_AUTH_INVALID' },
    );
  }
  return kind;
}

/** Whether a surface accepts a kind. A bearer token and client credentials are interchangeable (T15). */
function accepts(surface: SurfaceDescriptor, kind: Kind): boolean {
  return surface.auth.includes(kind) || (kind === 'bearer' && surface.auth.includes('clientCredentials'));
}

function checkStrategy(strategy: AuthStrategy): void {
  if (typeof strategy.credential === 'function' && typeof strategy.identity === 'string') return;
  throw new ConfigurationError(
    'The auth strategy is incomplete. It needs `identity` (a string) and the function `credential()`.',
    {
      code: 'ERR_AUTH_INVALID',
    },
  );
}

/** Time for the retry to use the credential of the renewal. */
const retryWithinInMs = 1_000;

/**
 * Authenticates with an API key or a token of the caller (T11, T15). A fixed value can't change, so a 401 is final. A
 * provider function runs for each request, and once after a 401, which is retried if it then returns another value.
 */
export function staticStrategy(
  auth: ApiKeyAuth | BearerAuth,
  context: Pick<AuthContext, 'clock' | 'timeoutInMs'>,
): ClientStrategy {
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
    const hash = named === undefined ? fingerprint(secret) : undefined;
    const lasting = hash === undefined ? named : kind + hash;
    return {
      // Created at first use, because some runtimes can't generate random numbers during startup.
      get identity() {
        return lasting ?? kind + localId(secret);
      },
      // A key outlives the process, but a token may differ after a restart.
      account: isKey ? lasting : named,
      credential: () => credential,
    };
  }
  const read = async (): Promise<Credential> => take(await readSecret(secret, name, context));
  /** The credential of a renewal, for the retry that follows at once. */
  let renewed: { readonly credential: Credential; readonly atInMs: number } | undefined;
  const credential = async (): Promise<Credential> => {
    const last = renewed;
    renewed = undefined;
    const isFresh = last !== undefined && monotonicNow(context.clock) - last.atInMs < retryWithinInMs;
    return isFresh ? last.credential : read();
  };
  let own = named;
  return {
    // Created at first use, because some runtimes can't generate random numbers during startup.
    get identity() {
      return (own ??= `${kind}provider-${randomId()}`);
    },
    account: named,
    credential,
    async renew(refused) {
      const next = await read();
      const isNew = next.generation !== refused.generation;
      if (isNew) renewed = { credential: next, atInMs: monotonicNow(context.clock) };
      return isNew;
    },
  };
}
