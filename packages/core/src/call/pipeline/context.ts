import type { Clock } from '../../base/clock/clock.ts';
import type { Timeouts } from '../../base/clock/index.ts';
import type { Observer } from '../../base/log/observer.ts';
import type { Refusals } from '../auth/refusals.ts';
import type { AuthStrategy } from '../auth/strategy.ts';
import type { Limiter, ConcurrencyLimit } from '../limits/index.ts';
import type { RetryBudget } from '../retry/retry-budget.ts';
import type { Middleware } from '../transport/middleware.ts';
import type { Transport } from '../transport/transport.ts';
import type { CallInterceptor } from './telemetry.ts';

/** What every attempt of a client needs. */
export interface AttemptContext {
  readonly clock: Clock;
  /** How long an attempt may take, where its call does not say. */
  readonly timeoutInMs: number;
  /** For attempts that may take so long, where timers can rest; elsewhere each has a timer of its own. */
  readonly timeouts: Timeouts | undefined;
  readonly transport: Transport;
  readonly strategy: AuthStrategy | undefined;
  readonly middleware: readonly Middleware[];
  /** The transport ends with the attempt by itself. A middleware may wait for anything, and make responses of its own. */
  readonly endsAtOnce: boolean;
  readonly concurrencyLimit: ConcurrencyLimit | undefined;
  readonly observer: Observer;
  readonly maxResponseBytes: number;
}

/** A client's settings for the pipeline. */
export interface PipelineContext extends AttemptContext {
  readonly around: CallInterceptor | undefined;
  readonly limiter: Limiter;
  readonly rateLimiting: boolean;
  /** The host, in front of every limit key: an operation that several surfaces have is one for the server. */
  readonly limitPrefix: string;
  readonly refusals: Refusals;
  readonly budget: RetryBudget;
  readonly random: () => number;
  readonly deadlineInMs: number | undefined;
  readonly maxWaitInMs: number;
  readonly maxAttempts: number;
}
