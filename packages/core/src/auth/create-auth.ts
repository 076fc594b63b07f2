import type { SurfaceDescriptor } from '../operation/descriptor.ts';
import { ConfigurationError } from '../errors/index.ts';
import { requiredPart } from '../checks/required-part.ts';
import { customStrategy } from './custom-strategy.ts';
import { staticStrategy } from './static-credential.ts';
import type { Auth, AuthStrategy, AuthContext, ClientCredentialsAuth } from './strategy.ts';

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
  clientCredentials: ((auth: ClientCredentialsAuth, context: AuthContext) => AuthStrategy) | undefined,
): AuthStrategy | undefined {
  checkAuth(surface, auth);
  if (!auth) return undefined;
  if ('credential' in auth) return customStrategy(auth, context);
  if ('apiKey' in auth || 'token' in auth) return staticStrategy(auth, context);
  return requiredPart(clientCredentials, 'clientCredentials')(auth, context);
}

function checkAuth(surface: SurfaceDescriptor, auth: Auth | undefined): void {
  const taken = surface.auth.map((kind) => recipes[kind]).join(', or ');
  if (auth === undefined || auth === null) {
    if (surface.auth.length === 0) return;
    throw new ConfigurationError(`\`auth\` is missing. Pass ${taken}.`, { code: 'ERR_AUTH_MISSING' });
  }
  if (typeof auth !== 'object')
    throw new ConfigurationError(`\`auth\` must be an object. Pass ${taken}.`, { code: 'ERR_AUTH_INVALID' });
  if ('credential' in auth) checkStrategy(auth);
  else if (!accepts(surface, kindOf(auth, taken)))
    throw new ConfigurationError(`The ${surface.name} API doesn't accept this kind of \`auth\`. Pass ${taken}.`, {
      code: 'ERR_AUTH_INVALID',
    });
}

function kindOf(auth: object, taken: string): Kind {
  const given = [
    ...('apiKey' in auth ? ['apiKey' as const] : []),
    ...('token' in auth ? ['bearer' as const] : []),
    ...('clientId' in auth || 'clientSecret' in auth || 'authUrl' in auth ? ['clientCredentials' as const] : []),
  ];
  const [kind, ...more] = given;
  if (kind === undefined || more.length > 0) {
    throw new ConfigurationError(
      more.length > 0
        ? `\`auth\` contains several kinds of credential. Pass only one: ${taken}.`
        : `\`auth\` contains no credential. Pass ${taken}.`,
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
