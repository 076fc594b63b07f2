import type { Lifetime } from '../../base/clock/lifetime.ts';
import type { Credential } from '../auth/strategy.ts';
import type { Middleware, MiddlewareRequest } from '../transport/middleware.ts';
import type { Transport, TransportResponse, TransportRequest } from '../transport/transport.ts';
import type { Exchange } from './exchange.ts';

/** What code of the caller threw (a middleware, a body being opened): it reaches the caller as it is, and is never retried. */
export class CallerError {
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
  }
}

/** The onion: the first middleware is the outermost. */
export function runMiddleware(
  transport: Transport,
  middleware: readonly Middleware[],
  request: AttemptRequest,
): Promise<TransportResponse> {
  if (middleware.length === 0) return transport(request);
  let transportError: unknown;
  const step = async (at: number, current: MiddlewareRequest): Promise<TransportResponse> => {
    const wrap = middleware[at];
    if (wrap) return wrap(current, (changed) => step(at + 1, changed));
    try {
      return await transport(current === request ? request : request.changedTo(current));
    } catch (error) {
      transportError = error;
      throw error;
    }
  };
  return step(0, request).catch((error: unknown) => {
    throw error === transportError ? error : new CallerError(error);
  });
}

/** One request on its way; the signal is only made for those who ask. */
export class AttemptRequest implements MiddlewareRequest, TransportRequest {
  readonly operation: string;
  readonly callId: string;
  readonly attempt: number;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: MiddlewareRequest['body'];
  readonly bodyLength: number | undefined;
  readonly isFile: boolean;
  readonly #lifetime: Lifetime;

  constructor(
    { call, callId, attempts, headers, body, streams }: Exchange,
    lifetime: Lifetime,
    url: string,
    credential: Credential | undefined,
  ) {
    this.operation = call.operation.id;
    this.callId = callId;
    this.attempt = attempts;
    this.method = call.operation.method;
    this.url = url;
    this.headers = credential ? { ...headers, authorization: credential.authorization } : headers;
    this.body = body?.body();
    this.bodyLength = body?.length;
    this.isFile = streams;
    this.#lifetime = lifetime;
  }

  get signal(): AbortSignal {
    return this.#lifetime.signal;
  }

  onEnd(listener: (reason: unknown) => void): () => void {
    return this.#lifetime.onEnd(listener);
  }

  /** What a middleware made of it, with what a copy loses. */
  changedTo(changed: MiddlewareRequest): TransportRequest {
    const { method, url, headers, body } = changed;
    return {
      method,
      url,
      headers,
      body,
      bodyLength: body === this.body ? this.bodyLength : undefined,
      isFile: this.isFile,
      signal: this.signal,
      onEnd: (listener) => this.onEnd(listener),
    };
  }
}
