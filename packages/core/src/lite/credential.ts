import type { SecretProvider } from '../auth/strategy.ts';
import { ConfigurationError } from '../errors/index.ts';
import { isLoopback } from '../transport/base-url.ts';
import type { LiteOptions } from './options.ts';

/**
 * Returns the base URL without a trailing slash.
 * @throws {ConfigurationError} If it can't be used (T12). The message doesn't contain it.
 */
export function readBaseUrl({ baseUrl, allowInsecureHttp }: LiteOptions): string {
  if (!/^https?:\/\/[^@?#]+$/i.test(baseUrl) || !URL.canParse(baseUrl))
    throw new ConfigurationError('`baseUrl` must be an absolute URL without query.', {
      code: 'ERR_BASE_URL_INVALID',
    });
  const { protocol, hostname, href } = new URL(baseUrl);
  if (protocol === 'http:' && !allowInsecureHttp && !isLoopback(hostname))
    throw new ConfigurationError('`baseUrl` must use https.', {
      code: 'ERR_BASE_URL_INSECURE',
    });
  return href.replace(/\/+$/, '');
}

/** A credential: its option, its scheme and its value. */
export interface Credential {
  readonly name: string;
  readonly scheme: string;
  readonly secret: SecretProvider;
}

/**
 * Reads the credential of the options.
 * @throws {ConfigurationError} If it can't be sent.
 */
export function credentialOf({ auth }: LiteOptions): Credential {
  const { token, apiKey } = Object(auth) as { readonly token?: SecretProvider; readonly apiKey?: SecretProvider };
  const credential =
    apiKey === undefined
      ? { name: 'auth.token', scheme: 'Bearer ', secret: token ?? '' }
      : { name: 'auth.apiKey', scheme: '', secret: apiKey };
  if (typeof credential.secret !== 'function') authorizationOf(credential, credential.secret);
  return credential;
}

/**
 * Returns the `Authorization` header.
 * @throws {ConfigurationError} If the value can't be sent. The message doesn't contain it.
 */
export function authorizationOf({ name, scheme }: Credential, value: unknown): string {
  if (typeof value === 'string' && /^[!-~]+$/.test(value)) return scheme + value;
  throw new ConfigurationError(`\`${name}\` must be visible ASCII, or a function that returns it.`, {
    code: 'ERR_SECRET_INVALID',
  });
}
