import type { TransportResponse, TransportRequest } from '../transport/transport.ts';
import { ArgumentError } from '../errors/index.ts';

/** The facts that every event of a call contains. Never values of parameters, headers or bodies. */
export interface RequestEvent {
  /** The operation ID from the documents: `v2-listOrders`, `S30`. */
  readonly operation: string;
  /** Correlation ID of the call, the same in all events of its attempts and in its error. */
  readonly callId: string;
  /** HTTP method of the request. */
  readonly method: string;
  /** The path template, without values. */
  readonly path: string;
  /** Number of the attempt: 1 for the first one, 0 for a wait before it. */
  readonly attempt: number;
}

/** The event of a response. */
export interface ResponseEvent extends RequestEvent {
  /** HTTP status of the response. */
  readonly status: number;
  /** The server's ID of the request, if it sent one. */
  readonly requestId: string | undefined;
  /** Time from sending to the head of the response, in milliseconds. */
  readonly durationInMs: number;
}

/** The event of a failed attempt that is retried. */
export interface RetryEvent extends RequestEvent {
  /** The reason: `401`, `429`, `503`, or the name of the error, such as `ConnectionError`. */
  readonly reason: string;
  /** Wait before the next attempt, in milliseconds. */
  readonly waitInMs: number;
}

/** The event of a wait for a rate limit. */
export interface ThrottleEvent extends RequestEvent {
  /** `wait`: this call waits for its limit. `pause`: a 429 closed the limit for all calls. */
  readonly kind: 'wait' | 'pause';
  /** Length of the wait or the pause, in milliseconds. */
  readonly waitInMs: number;
}

/**
 * The event of a successful response that doesn't match its schema (`validate: 'warn'`), or of a successful write with an
 * unexpected body. The call still succeeds.
 */
export interface InvalidResponseEvent extends RequestEvent {
  /** HTTP status of the response. */
  readonly status: number;
  /** The server's ID of the request, if it sent one. */
  readonly requestId: string | undefined;
  /**
   * The first five mismatches, each with its path and without a value: `$.orders[0].created_at: expected string,
   * received null`.
   */
  readonly issues: readonly string[];
}

/** The event of a token request, after it ended. */
export interface TokenRefreshEvent {
  /** The client ID that the token is for. */
  readonly clientId: string;
  /** Whether the endpoint returned a token. */
  readonly ok: boolean;
  /** Lifetime of the token, in seconds. */
  readonly expiresInSeconds: number | undefined;
  /**
   * The reason of the request: `first` (no token), `expired`, `ahead` (expires soon, T04), or `refused` (after a 401,
   * T05).
   */
  readonly reason: 'first' | 'expired' | 'ahead' | 'refused';
}

/** Functions that the client calls on events. Errors that a hook throws are ignored. */
export interface Hooks {
  /** Runs before an attempt is sent. */
  readonly onRequest?: (event: RequestEvent) => void;
  /** Runs when the head of a response arrives, whatever its status. */
  readonly onResponse?: (event: ResponseEvent) => void;
  /** Runs when an attempt failed and is retried after a wait. */
  readonly onRetry?: (event: RetryEvent) => void;
  /**
   * Runs when a call waits for its rate limit, or a 429 closes the limit. Default: the first wait of more than ten
   * minutes is logged with `console.warn`.
   */
  readonly onThrottle?: (event: ThrottleEvent) => void;
  /**
   * Runs when a call succeeds although its response doesn't match its schema (`validate: 'warn'`), or a write has an
   * unexpected body.
   */
  readonly onInvalidResponse?: (event: InvalidResponseEvent) => void;
  /** Runs after each request to the token endpoint, successful or not. */
  readonly onTokenRefresh?: (event: TokenRefreshEvent) => void;
}

/** A logger: `console`, or a logger of pino, bunyan or winston. Only allow-listed fields reach it. */
export interface Logger {
  /** Receives every request and every response. */
  debug?(message: string, fields: Readonly<Record<string, unknown>>): void;
  /** Receives waits for rate limits and token requests. */
  info?(message: string, fields: Readonly<Record<string, unknown>>): void;
  /** Receives retries and responses that don't match their schema. */
  warn?(message: string, fields: Readonly<Record<string, unknown>>): void;
}

/** One attempt as a middleware receives it, with its credential. */
export interface MiddlewareRequest {
  /** The operation ID from the documents: `v2-listOrders`, `S30`. */
  readonly operation: string;
  /** Correlation ID of the call, the same for all its attempts. */
  readonly callId: string;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  /** HTTP method. */
  readonly method: string;
  /** Absolute URL with its query. */
  readonly url: string;
  /** Headers by lower-case name. Contains the credential. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body. Undefined if there is none. */
  readonly body?: TransportRequest['body'];
  /** Signal that aborts on the caller's signal, the timeout or the deadline. */
  readonly signal: AbortSignal;
}

/**
 * A function that wraps every attempt. Pass a changed copy of the request to `next`, or return your own response.
 * Errors that it throws end the call without a retry and reach the caller unchanged.
 */
export type Middleware = (
  request: MiddlewareRequest,
  next: (request: MiddlewareRequest) => Promise<TransportResponse>,
) => Promise<TransportResponse>;

interface UncheckedOptions {
  readonly tracer?: Partial<Record<'startActiveSpan', unknown>> | null | undefined;
  readonly meter?: Partial<Record<'createHistogram', unknown>> | null | undefined;
}

/**
 * Checks the options of `openTelemetry`, for callers without types.
 * @throws {ArgumentError} If the tracer or the meter isn't one, or the options are missing.
 */
export function checkTelemetryOptions(options: object): void {
  const { tracer, meter } = ((options as unknown) ?? { tracer: null }) as UncheckedOptions;
  if (tracer !== undefined && typeof tracer?.startActiveSpan !== 'function')
    throw new ArgumentError('`tracer` is invalid. Pass the value that `trace.getTracer()` of OpenTelemetry returns.', {
      argument: 'tracer',
    });
  if (meter !== undefined && typeof meter?.createHistogram !== 'function')
    throw new ArgumentError('`meter` is invalid. Pass the value that `metrics.getMeter()` of OpenTelemetry returns.', {
      argument: 'meter',
    });
}

/**
 * Wraps a call, from its first wait to the head of its last response. Must return or throw what `run` does. `run` runs
 * only once, and errors of the interceptor are ignored. If `run` isn't called within 1 s, the call starts without it.
 */
export type CallInterceptor = <T>(call: Omit<RequestEvent, 'attempt'>, run: () => Promise<T>) => Promise<T>;

/**
 * Hooks and middleware that observe the calls of a client, next to the caller's own. See
 * `@tradelane/core/opentelemetry`.
 */
export interface Telemetry {
  /** Hooks that run before the caller's own. */
  readonly hooks?: Hooks;
  /** Middleware outside of the caller's own. If it throws, the attempt fails. */
  readonly middleware?: readonly Middleware[];
  /** Wraps each call with its waits and retries. */
  readonly around?: CallInterceptor;
}
