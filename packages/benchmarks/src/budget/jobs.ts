/** What one would put together otherwise, as a bundle: typed calls, retries and timeouts, pacing, tokens. */
export const otherLibraries = `
import createClient from 'openapi-fetch';
import ky from 'ky';
import pThrottle from 'p-throttle';
import * as openid from 'openid-client';
const configuration = new openid.Configuration({ issuer: 'https://auth.example.com', token_endpoint: 'https://auth.example.com/oauth/token' }, 'id', 'secret');
const throttled = pThrottle({ limit: 30, interval: 1000, strict: true })((request) => ky(request, { retry: 3, timeout: 30000 }));
globalThis.token = () => openid.clientCredentialsGrant(configuration);
globalThis.client = createClient({ baseUrl: 'https://hub.example.com', fetch: throttled });
`;

/** The same, with what only a request for a token needs loaded by the first of them. */
export const otherLibrariesLate = `
import createClient from 'openapi-fetch';
import ky from 'ky';
import pThrottle from 'p-throttle';
const throttled = pThrottle({ limit: 30, interval: 1000, strict: true })((request) => ky(request, { retry: 3, timeout: 30000 }));
globalThis.token = async () => {
  const openid = await import('openid-client');
  const configuration = new openid.Configuration({ issuer: 'https://auth.example.com', token_endpoint: 'https://auth.example.com/oauth/token' }, 'id', 'secret');
  return openid.clientCredentialsGrant(configuration);
};
globalThis.client = createClient({ baseUrl: 'https://hub.example.com', fetch: throttled });
`;

/** The packages of it. */
export const otherPackages: readonly string[] = ['openapi-fetch', 'ky', 'p-throttle', 'openid-client'];
