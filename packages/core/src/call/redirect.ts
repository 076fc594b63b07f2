import { withNote, RedirectError } from '../errors/index.ts';
import type { TransportResponse } from '../transport/transport.ts';
import { type Exchange, callContextOf } from './exchange.ts';
import { maskCredential } from './mask-credential.ts';

/** Maximum number of redirects that one attempt follows. */
const mostHops = 3;

const redirects: ReadonlySet<number> = /* @__PURE__ */ new Set([0, 301, 302, 303, 307, 308]);

/** Whether a status is a redirect. Browsers show one that wasn't followed as 0. */
export function isRedirect(status: number): boolean {
  return redirects.has(status);
}

/**
 * Returns the target of a redirect. Only reads within their own origin are followed, so a credential never reaches
 * another host.
 * @throws {RedirectError} In every other case.
 */
export function redirectTarget(response: TransportResponse, url: string, hops: number, exchange: Exchange): string {
  const location = response.headers.get('location');
  const target = location !== null && URL.canParse(location, url) ? new URL(location, url) : undefined;
  const { method, id } = exchange.call.operation;
  const origin = target && maskCredential(target.origin, exchange.credential);
  const fault = !target
    ? 'without a valid target'
    : target.origin !== new URL(url).origin
      ? `to another host (${origin})`
      : target.username !== '' || target.password !== ''
        ? 'to a URL with a user name or password'
        : method !== 'GET'
          ? 'of a write'
          : hops >= mostHops
            ? `after ${mostHops} other redirects`
            : undefined;
  if (target && fault === undefined) return target.href;
  const facts = callContextOf(exchange, response.status === 303 || response.status === 0 ? 'unknown' : 'refused');
  throw new RedirectError(withNote(`${id} got a redirect ${fault}. It wasn't followed. Check \`baseUrl\`.`, facts), {
    ...facts,
    status: response.status,
    target: origin,
  });
}
