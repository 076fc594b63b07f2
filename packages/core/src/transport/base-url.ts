import { received } from '../errors/checks.ts';
import { ConfigurationError } from '../errors/index.ts';

const invalid = { code: 'ERR_BASE_URL_INVALID' } as const;

/**
 * Returns an absolute URL without a trailing slash (T12).
 * @param name Name of the option in messages.
 * @throws {ConfigurationError} If the URL is invalid or not allowed.
 */
export function readBaseUrl(value: unknown, name: string, allowInsecureHttp: boolean): string {
  if (typeof value === 'object' && value !== null)
    throw new ConfigurationError(
      `\`${name}\` must be a string. Received: ${received(value)}. Pass the \`href\` of a URL object.`,
      invalid,
    );
  if (typeof value !== 'string' || value === '')
    throw new ConfigurationError(
      `\`${name}\` is missing. Pass an absolute URL, such as https://hub.example.com.`,
      invalid,
    );
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new ConfigurationError(
      `\`${name}\` must be an absolute URL, such as https://hub.example.com. Received: ${received(value)}.`,
      invalid,
    );
  }
  if (url.username !== '' || url.password !== '')
    throw new ConfigurationError(
      `\`${name}\` must not contain a user name or password. Pass credentials as \`auth\`.`,
      invalid,
    );
  if (url.search !== '' || url.hash !== '')
    throw new ConfigurationError(
      `\`${name}\` must not have a query or a fragment. Remove the query and the fragment.`,
      invalid,
    );
  if (url.protocol === 'http:' && !allowInsecureHttp && !isLoopback(url.hostname)) {
    throw new ConfigurationError(
      `\`${name}\` must use https, or credentials are sent unencrypted. For a test network, pass \`allowInsecureHttp: true\`.`,
      { code: 'ERR_BASE_URL_INSECURE' },
    );
  }
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/** Whether a host is on this machine (RFC 6761, RFC 5735). */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|\[::1\]|127(?:\.\d+){3})$/.test(hostname);
}
