import type { Lifetime } from '../../base/clock/lifetime.ts';
import type { Credential } from '../auth/strategy.ts';
import type { MiddlewareRequest } from '../transport/middleware.ts';
import type { TransportBody, TransportRequest, TransportResponse } from '../transport/transport.ts';
import type { AttemptContext } from './context.ts';
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
  { transport, middleware }: AttemptContext,
  { call, callId, attempts: attempt }: Exchange,
  request: AttemptRequest,
): Promise<TransportResponse> {
  let transportError: unknown;
  const step = async (at: number, current: MiddlewareRequest): Promise<TransportResponse> => {
    const wrap = middleware[at];
    if (wrap) return wrap(current, (changed) => step(at + 1, changed));
    try {
      return await transport(current === shown ? request : request.changedTo(current));
    } catch (error) {
      transportError = error;
      throw error;
    }
  };
  const shown: MiddlewareRequest = Object.assign(request, { operation: call.operation.id, callId, attempt });
  return step(0, shown).catch((error: unknown) => {
    throw error === transportError ? error : new CallerError(error);
  });
}

/** One request on its way; the signal is only made for those who ask. */
export class AttemptRequest implements TransportRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: TransportBody | undefined;
  readonly bodyLength: number | undefined;
  readonly isFile: boolean;
  readonly #lifetime: Lifetime;

  constructor(
    { call, headers, body, streams }: Exchange,
    lifetime: Lifetime,
    url: string,
    credential: Credential | undefined,
  ) {
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
