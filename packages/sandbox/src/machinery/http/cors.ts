import type { Inbound, Outbound } from './inbound.ts';

/** Browsers of any origin may call the sandbox; they send no cookies, and every header is theirs to read. */
export function withCors(inbound: Inbound, outbound: Outbound): Outbound {
  if (inbound.header('origin') === undefined) return outbound;
  outbound.headers['access-control-allow-origin'] = '*';
  outbound.headers['access-control-expose-headers'] = '*';
  return outbound;
}

/** The response to a preflight request, or `undefined` where it is none. */
export function preflight(inbound: Inbound): Outbound | undefined {
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
