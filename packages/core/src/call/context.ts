import type { Clock } from '../clock/clock.ts';
import type { Timeouts } from '../clock/index.ts';
import type { Observer } from '../hooks/observer.ts';
import type { Refusals } from '../auth/refusals.ts';
import type { AuthStrategy } from '../auth/strategy.ts';
import type { Limiter } from '../limits/admission.ts';
import type { ConcurrencyLimit } from '../limits/concurrency-limit.ts';
import type { RetryBudget } from '../retry/retry.ts';
import type { Middleware } from '../hooks/middleware.ts';
import type { Transport } from '../transport/transport.ts';
import type { CallInterceptor } from '../hooks/telemetry.ts';

/** The settings of a client that every attempt needs. */
export interface AttemptContext {
  readonly clock: Clock;
  /** Timeout of an attempt, unless the call sets one. */
  readonly timeoutInMs: number;
  /** Shared timeouts of that length, if timers can rest. Otherwise each attempt has its own timer. */
  readonly timeouts: Timeouts | undefined;
  readonly transport: Transport;
  readonly strategy: AuthStrategy | undefined;
  readonly middleware: readonly Middleware[];
  /** Whether the transport ends with the attempt without a race. With middleware it may not. */
  readonly endsAtOnce: boolean;
  readonly concurrencyLimit: ConcurrencyLimit | undefined;
  readonly observer: Observer;
  readonly maxResponseBytes: number;
}

/** The settings of a client for the pipeline. */
export interface PipelineContext extends AttemptContext {
  readonly around: CallInterceptor | undefined;
  readonly limiter: Limiter;
  readonly rateLimiting: boolean;
  /** The host, as the prefix of every limit key, because operations on several surfaces share a limit. */
  readonly limitPrefix: string;
  readonly refusals: Refusals;
  readonly budget: RetryBudget;
  readonly random: () => number;
  readonly deadlineInMs: number | undefined;
  readonly maxWaitInMs: number;
  readonly maxAttempts: number;
}
