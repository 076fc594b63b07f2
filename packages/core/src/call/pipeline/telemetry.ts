import type { Hooks, RequestEvent } from '../../base/log/hooks.ts';
import type { Middleware } from '../transport/middleware.ts';

/** A call as telemetry names it: no value of it. */
export type CallInfo = Omit<RequestEvent, 'attempt'>;

/**
 * Runs a call, from its first wait to the head of its last response. What `run` gives or throws is what the call gives or throws: it runs once, and
 * what this throws itself is ignored, as with hooks.
 */
export type CallInterceptor = <T>(call: CallInfo, run: () => Promise<T>) => Promise<T>;

/** What watches the calls of a client, beside the caller's own hooks and middleware: see `@tradelane/core/opentelemetry`. */
export interface Telemetry {
  /** Called before the caller's own. */
  readonly hooks?: Hooks;
  /** Outside of the caller's own; what it throws ends the attempt, as there. */
  readonly middleware?: readonly Middleware[];
  /** Runs each call within it, with its waits and retries. */
  readonly around?: CallInterceptor;
}
