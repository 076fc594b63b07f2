import { monotonicNow } from '../clock/clock.ts';
import type { Lifetime } from '../clock/lifetime.ts';
import { received } from '../errors/checks.ts';
import { ConfigurationError, RedirectError, withNote } from '../errors/index.ts';
import type { MiddlewareRequest } from '../hooks/hooks.ts';
import { maskCredentials } from '../transport/redact.ts';
import type { TransportBody, TransportRequest, TransportResponse } from '../transport/transport.ts';
import { CallerError } from './failure.ts';
import { requestIdOf } from '../transport/request-id.ts';
import type { RunningCall } from './running-call.ts';
import type { Settings } from './settings.ts';

/** Sends one request through the middleware and the transport, and notifies the hooks. */
export async function exchange(
  settings: Settings,
  call: RunningCall,
  scope: Lifetime,
  request: AttemptRequest,
): Promise<TransportResponse> {
  const { clock, middleware, observer, transport } = settings;
  observer.request?.(call.event);
  const sentAtInMs = monotonicNow(clock);
  const response = await scope.race(
    middleware.length > 0 ? runMiddleware(settings, call, request) : transport(request),
  );
  if (middleware.length === 0) checkResponse(response, call, 'transport');
  if (!call.request.isForeign) settings.hostTime.note(response.headers, sentAtInMs);
  if (observer.response) {
    const { status, headers } = response;
    const durationInMs = monotonicNow(clock) - sentAtInMs;
    const requestId = requestIdOf(headers, call.secrets);
    observer.response({ ...call.event, status, requestId, durationInMs });
  }
  return response;
}

/** The request as the transport receives it, with the credential. */
export class AttemptRequest implements TransportRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: TransportBody | undefined;
  readonly bodyLength: number | undefined;
  readonly isFile: boolean;
  // Members of the object, because a transport may pass on a copy of it: `{ ...request, headers }`.
  readonly onEnd = (listener: (reason: unknown) => void): (() => void) => this.#scope.onEnd(listener);
  readonly hold = (isHeld: boolean): void => {
    const call = this.#call;
    // If a middleware sends the request more than once, one byte that was sent is enough.
    call.hasLeft ||= !isHeld;
    call.outcome = call.hasLeft ? 'unknown' : 'not-sent';
  };
  readonly #call: RunningCall;
  readonly #scope: Lifetime;

  /** @param changed The request as a middleware passed it on. */
  constructor(
    call: RunningCall,
    scope: Lifetime,
    changed: Pick<MiddlewareRequest, 'method' | 'url' | 'headers' | 'body'>,
    bodyLength: number | undefined,
  ) {
    this.method = changed.method;
    this.url = changed.url;
    this.headers = changed.headers;
    this.body = changed.body;
    this.bodyLength = bodyLength;
    this.isFile = call.request.reads === 'stream';
    this.#call = call;
    this.#scope = scope;
  }

  get signal(): AbortSignal {
    return this.#scope.signal;
  }

  /** The same request with the changes of a middleware. Members that its copy lacks are kept. */
  with(changed: Pick<MiddlewareRequest, 'method' | 'url' | 'headers' | 'body'>): AttemptRequest {
    return new AttemptRequest(
      this.#call,
      this.#scope,
      changed,
      changed.body === this.body ? this.bodyLength : undefined,
    );
  }
}

/** Sends a request through the middleware. The first one is the outermost. */
async function runMiddleware(
  settings: Settings,
  call: RunningCall,
  request: AttemptRequest,
): Promise<TransportResponse> {
  const { method, url, headers, body } = request;
  const first: MiddlewareRequest = {
    operation: call.call.operation.id,
    callId: call.request.callId.value,
    attempt: call.attempts,
    method,
    url,
    headers,
    body,
    get signal() {
      return request.signal;
    },
  };
  let isSent = false;
  const failures = new Set<unknown>();
  const step = async (at: number, current: MiddlewareRequest): Promise<TransportResponse> => {
    const wrap = settings.middleware[at];
    if (wrap) {
      const response = await wrap(current, (next) => step(at + 1, next));
      checkResponse(response, call, `middleware[${at}]`);
      return response;
    }
    if (isSent) call.isSentAgain = true;
    isSent = true;
    try {
      const response = await settings.transport(current === first ? request : request.with(current));
      checkResponse(response, call, 'transport');
      return response;
    } catch (error) {
      failures.add(error);
      throw error;
    }
  };
  try {
    return await step(0, first);
  } catch (error) {
    if (failures.has(error)) throw error;
    throw new CallerError(error ?? invalidResponse(call, 'middleware', `It threw ${received(error)}. Throw an Error.`));
  }
}

/**
 * Checks a response of the caller's transport or middleware.
 * @param source The option that returned it.
 * @throws {ConfigurationError} If it isn't a response. The message names the option and the member.
 */
function checkResponse(response: unknown, call: RunningCall, source: string): void {
  const { status, headers, text } = Object(response) as Readonly<Record<string, unknown>>;
  if (typeof response !== 'object' || response === null)
    throw invalidResponse(call, source, `It returned ${received(response)} instead of a response.`);
  if (!Number.isInteger(status) || (status as number) < 0 || (status as number) > 999)
    throw invalidResponse(
      call,
      source,
      `The \`status\` of its response must be an integer. Received: ${received(status)}.`,
    );
  if (typeof (headers as Partial<Headers> | null | undefined)?.get !== 'function')
    throw invalidResponse(call, source, 'The `headers` of its response must be a `Headers` object.');
  if (typeof text !== 'function') throw invalidResponse(call, source, 'The `text` of its response must be a function.');
}

/** Creates the error of an option that returned an invalid response. The call isn't retried. */
export function invalidResponse(call: RunningCall, source: string, fault: string): ConfigurationError {
  return new ConfigurationError(`\`${source}\` is invalid. ${fault}`, {
    ...call.facts('unknown'),
    code: 'ERR_OPTION_INVALID',
  });
}

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
export function redirectTarget(response: TransportResponse, url: string, hops: number, call: RunningCall): string {
  const location = response.headers.get('location');
  const target = location !== null && URL.canParse(location, url) ? new URL(location, url) : undefined;
  const { method, id } = call.call.operation;
  const origin = target && maskCredentials(target.origin, call.secrets);
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
  const facts = call.facts(response.status === 303 || response.status === 0 ? 'unknown' : 'refused');
  throw new RedirectError(withNote(`${id} got a redirect ${fault}. It wasn't followed. Check \`baseUrl\`.`, facts), {
    ...facts,
    status: response.status,
    target: origin,
  });
}
