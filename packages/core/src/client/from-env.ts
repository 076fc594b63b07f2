import type { SurfaceDescriptor } from '../operation/descriptor.ts';
import { checkObject } from '../errors/checks.ts';
import { ConfigurationError } from '../errors/index.ts';
import type { Auth } from '../auth/strategy.ts';
import type { ClientOptions } from './client-options.ts';
import { type Environment, processEnvironment } from './debug-logger.ts';

export type { Environment };

/**
 * Reads client options from environment variables:
 * - `TRADELANE_BASE_URL`
 * - `TRADELANE_API_KEY`, or `TRADELANE_TOKEN`, or `TRADELANE_AUTH_URL` with `TRADELANE_CLIENT_ID` and
 *   `TRADELANE_CLIENT_SECRET`
 * - `TRADELANE_IDENTITY`, the owner of a key or a token (`auth.identity`)
 *
 * A name that contains the surface takes precedence: `TRADELANE_HUB_BASE_URL`, `TRADELANE_SERVICES_SELLER_API_KEY`.
 * @param environment The variables by name. Default: `process.env` if the runtime has it.
 * @throws {ConfigurationError} If variables are missing. The message lists them.
 * @throws {ArgumentError} If `environment` isn't an object.
 */
export function optionsFromEnv(
  surface: SurfaceDescriptor,
  environment: Environment = processEnvironment(),
): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  checkObject(surface?.auth, 'surface.auth');
  checkObject(environment, 'environment');
  const own = surface.name.toUpperCase().replaceAll('-', '_');
  const read = (name: string): string | undefined =>
    environment[`TRADELANE_${own}_${name}`]?.trim() || environment[`TRADELANE_${name}`]?.trim() || undefined;
  const baseUrl = read('BASE_URL');
  const { auth, missing = [] } = readAuth(surface, read);
  if (baseUrl === undefined) throw missingVariables(['BASE_URL', ...missing], own);
  if (missing.length > 0) throw missingVariables(missing, own);
  return auth === undefined ? { baseUrl } : { baseUrl, auth };
}

/**
 * Finds the first kind of credential that is set, among the kinds that the surface accepts.
 * @returns undefined if the surface needs none, or the names of the missing variables.
 */
function readAuth(
  surface: SurfaceDescriptor,
  read: (name: string) => string | undefined,
): { readonly auth?: Auth; readonly missing?: readonly string[] } {
  if (surface.auth.length === 0) return {};
  const [apiKey, token, authUrl, clientId, clientSecret] = [
    'API_KEY',
    'TOKEN',
    'AUTH_URL',
    'CLIENT_ID',
    'CLIENT_SECRET',
  ].map(read);
  const identity = read('IDENTITY');
  const owner = identity === undefined ? {} : { identity };
  if (surface.auth.includes('apiKey') && apiKey !== undefined) return { auth: { apiKey, ...owner } };
  if (token !== undefined && (surface.auth.includes('bearer') || surface.auth.includes('clientCredentials')))
    return { auth: { token, ...owner } };
  if (!surface.auth.includes('clientCredentials'))
    return { missing: [surface.auth.includes('apiKey') ? 'API_KEY' : 'TOKEN'] };
  if (authUrl !== undefined && clientId !== undefined && clientSecret !== undefined)
    return { auth: { authUrl, clientId, clientSecret } };
  const wanted = { AUTH_URL: authUrl, CLIENT_ID: clientId, CLIENT_SECRET: clientSecret };
  return { missing: Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [name] : [])) };
}

function missingVariables(names: readonly string[], own: string): ConfigurationError {
  const listed = names.map((name) => `TRADELANE_${name} (or TRADELANE_${own}_${name})`).join(', ');
  return new ConfigurationError(`Environment variables are missing. Set ${listed}.`, {
    code: 'ERR_ENVIRONMENT_MISSING',
  });
}
