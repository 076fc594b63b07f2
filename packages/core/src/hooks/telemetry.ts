import type { Hooks, RequestEvent } from './hooks.ts';
import type { Middleware } from './middleware.ts';
import { ArgumentError } from '../errors/index.ts';

interface Given {
  readonly tracer?: Partial<Record<'startActiveSpan', unknown>> | null | undefined;
  readonly meter?: Partial<Record<'createHistogram', unknown>> | null | undefined;
}

/**
 * Checks the options of `openTelemetry`, for callers without types.
 * @throws {ArgumentError} If the tracer or the meter isn't one, or the options are missing.
 */
export function checkTelemetryOptions(options: object): void {
  const { tracer, meter } = ((options as unknown) ?? { tracer: null }) as Given;
  if (tracer !== undefined && typeof tracer?.startActiveSpan !== 'function')
    throw new ArgumentError('`tracer` is invalid. Pass the value that `trace.getTracer()` of OpenTelemetry returns.', {
      argument: 'tracer',
    });
  if (meter !== undefined && typeof meter?.createHistogram !== 'function')
    throw new ArgumentError('`meter` is invalid. Pass the value that `metrics.getMeter()` of OpenTelemetry returns.', {
      argument: 'meter',
    });
}

/** The facts of a call for telemetry, without values. */
export type CallInfo = Omit<RequestEvent, 'attempt'>;

/**
 * Wraps a call, from its first wait to the head of its last response. Must return or throw what `run` does. `run` runs
 * only once, and errors of the interceptor are ignored. If `run` isn't called within 1 s, the call starts without it.
 */
export type CallInterceptor = <T>(call: CallInfo, run: () => Promise<T>) => Promise<T>;

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
