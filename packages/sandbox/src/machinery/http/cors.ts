import type { SandboxRequest, SandboxResponse } from './request.ts';

/** Lets the browser hand the response to the page that asked, which was found to be trusted. No cookies are sent, and every header is the page's to read. */
export function withCors(inbound: SandboxRequest, outbound: SandboxResponse): SandboxResponse {
  const origin = inbound.header('origin');
  if (origin === undefined) return outbound;
  outbound.headers['access-control-allow-origin'] = origin;
  outbound.headers['access-control-expose-headers'] = '*';
  outbound.headers['vary'] = outbound.headers['vary'] === undefined ? 'origin' : `origin, ${outbound.headers['vary']}`;
  return outbound;
}

/** The response to a preflight request, or `undefined` where it is none. */
export function preflight(inbound: SandboxRequest): SandboxResponse | undefined {
  if (inbound.method !== 'OPTIONS') return undefined;
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': inbound.header('access-control-request-headers') ?? 'authorization, content-type',
      'access-control-max-age': '86400',
      vary: 'access-control-request-headers',
    },
  };
}
