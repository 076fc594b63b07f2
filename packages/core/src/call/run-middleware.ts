import type { MiddlewareRequest } from '../hooks/middleware.ts';
import type { TransportRequest, TransportResponse } from '../transport/transport.ts';
import type { AttemptContext } from './context.ts';
import { type Exchange, callContextOf } from './exchange.ts';
import { ConfigurationError } from '../errors/index.ts';
import { received } from '../checks/checks.ts';

/**
 * An error of the caller's code (a middleware, a body being opened). It reaches the caller unchanged and is never
 * retried.
 */
export class CallerError {
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
  }
}

/** Runs the middleware. The first one is the outermost. */
export function runMiddleware(
  { transport, middleware }: AttemptContext,
  exchange: Exchange,
  request: TransportRequest,
): Promise<TransportResponse> {
  const { call, id, attempts: attempt } = exchange;
  let isSent = false;
  const failures = new Set<unknown>();
  const step = async (at: number, current: MiddlewareRequest): Promise<TransportResponse> => {
    const wrap = middleware[at];
    if (wrap) {
      const response = await wrap(current, (next) => step(at + 1, next));
      checkResponse(response, exchange, `middleware[${at}]`);
      return response;
    }
    if (isSent) exchange.isSentAgain = true;
    isSent = true;
    let response: TransportResponse;
    try {
      response = await transport(current === shown ? request : changed(request, current));
    } catch (error) {
      failures.add(error);
      throw error;
    }
    checkResponse(response, exchange, 'transport');
    return response;
  };
  const shown: MiddlewareRequest = Object.assign(request, { operation: call.operation.id, callId: id.value, attempt });
  return step(0, shown).catch((error: unknown) => {
    throw failures.has(error) ? error : new CallerError(error);
  });
}

/** Applies the changes of a middleware to the request, and keeps the members that its copy lacks. */
function changed(request: TransportRequest, { method, url, headers, body }: MiddlewareRequest): TransportRequest {
  return {
    method,
    url,
    headers,
    body,
    bodyLength: body === request.body ? request.bodyLength : undefined,
    isFile: request.isFile,
    signal: request.signal,
    onEnd: (listener) => request.onEnd(listener),
    hold: (isHeld) => request.hold?.(isHeld),
  };
}

/**
 * Checks a response of the caller's transport or middleware.
 * @param source The option that returned it.
 * @throws {ConfigurationError} If it isn't a response. The message names the option and the member.
 */
export function checkResponse(response: unknown, exchange: Exchange, source: string): void {
  const { status, headers, text } = Object(response) as Readonly<Record<string, unknown>>;
  if (typeof response !== 'object' || response === null)
    throw invalidResponse(exchange, source, `It returned ${received(response)} instead of a response.`);
  if (!Number.isInteger(status) || (status as number) < 0 || (status as number) > 999)
    throw invalidResponse(
      exchange,
      source,
      `The \`status\` of its response must be an integer. Received: ${received(status)}.`,
    );
  if (typeof (headers as Partial<Headers> | null | undefined)?.get !== 'function')
    throw invalidResponse(exchange, source, 'The `headers` of its response must be a `Headers` object.');
  if (typeof text !== 'function')
    throw invalidResponse(exchange, source, 'The `text` of its response must be a function.');
}

/** Creates the error of an option that returned an invalid response. The call isn't retried. */
export function invalidResponse(exchange: Exchange, source: string, fault: string): ConfigurationError {
  return new ConfigurationError(`\`${source}\` is invalid. ${fault}`, {
    ...callContextOf(exchange, 'unknown'),
    code: 'ERR_OPTION_INVALID',
  });
}
