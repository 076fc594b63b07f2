import type { Clock } from '../../base/clock/clock.ts';
import type { Observer } from '../../base/log/observer.ts';
import type { Refusals } from '../auth/refusals.ts';
import type { AuthStrategy } from '../auth/strategy.ts';
import type { Limiter, ConcurrencyLimit } from '../limits/index.ts';
import type { RetryBudget } from '../retry/retry-budget.ts';
import type { Middleware } from '../transport/middleware.ts';
import type { Transport } from '../transport/transport.ts';
import type { AroundCall } from './telemetry.ts';

/** What every attempt of a client needs. */
export interface AttemptContext {
  readonly clock: Clock;
  readonly transport: Transport;
  readonly strategy: AuthStrategy | undefined;
  readonly middleware: readonly Middleware[];
  readonly concurrencyLimit: ConcurrencyLimit | undefined;
  readonly observer: Observer;
  readonly maxResponseBytes: number;
}

/** A client's settings for the pipeline. */
export interface PipelineContext extends AttemptContext {
  readonly around: AroundCall | undefined;
  readonly limiter: Limiter;
  readonly limits: 'paced' | 'off';
  /** Host and surface, in front of every limit key. */
  readonly limitPrefix: string;
  readonly refusals: Refusals;
  readonly budget: RetryBudget;
  readonly random: () => number;
  readonly timeoutInMs: number;
  readonly deadlineInMs: number | undefined;
  readonly maxWaitInMs: number;
  readonly maxAttempts: number;
}
