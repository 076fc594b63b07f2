import { RateLimitError } from '../../base/errors/index.ts';
import { freePermit, limitsOf, type Permit, WaitTooLong } from '../limits/index.ts';
import { factsOf } from './exchange.ts';
import type { PipelineParts } from './parts.ts';
import { type Progress, subjectOf } from './progress.ts';

/** Waits for the rate limit (E03); most calls need not, and get leave at once. */
export async function admit(parts: PipelineParts, progress: Progress): Promise<Permit> {
  if (parts.limits === 'off') return freePermit;
  const { exchange, lifetime, options } = progress;
  const { limiter, clock, telling } = parts;
  const { kept, watched } = limitsOf(exchange.call, parts.limits === 'strict' || limiter.isPersistent);
  const askedAtInMs = clock.now();
  const remainingInMs = (options.deadlineInMs ?? Number.POSITIVE_INFINITY) - (askedAtInMs - progress.startedAtInMs);
  try {
    const admitted = limiter.admit({
      key: progress.limitKey,
      windows: kept,
      urgent: progress.isUrgent,
      maxWaitInMs: Math.min(options.maxWaitInMs - progress.waitedInMs, remainingInMs),
      lifetime,
      onWait:
        telling.throttle && ((waitInMs) => telling.throttle?.({ ...subjectOf(exchange), kind: 'wait', waitInMs })),
    });
    const permit = admitted instanceof Promise ? await admitted : admitted;
    progress.waitedInMs += clock.now() - askedAtInMs;
    return watched.length === 0 ? permit : await watch(parts, progress, watched, permit);
  } catch (error) {
    if (!(error instanceof WaitTooLong)) throw error;
    throw tooLong(progress, error.retryAtInMs);
  }
}

/** Windows of an hour or more: counted, told, not kept (see `limits`). */
async function watch(
  parts: PipelineParts,
  { limitKey: key, exchange }: Progress,
  windows: ReturnType<typeof limitsOf>['watched'],
  kept: Permit,
): Promise<Permit> {
  const { overInMs, permit } = await parts.limiter.watch(key, windows);
  if (overInMs > 0) parts.telling.throttle?.({ ...subjectOf(exchange), kind: 'advisory', waitInMs: overInMs });
  return {
    settle() {
      kept.settle();
      permit.settle();
    },
    release() {
      kept.release();
      permit.release();
    },
  };
}

/** The call would have to wait longer than it may: it fails at once and says when to come back. */
function tooLong({ exchange }: Progress, retryAtInMs: number): RateLimitError {
  const retryAt = new Date(retryAtInMs);
  const { id } = exchange.call.operation;
  return new RateLimitError(
    `${id} is at its rate limit until ${retryAt.toISOString()}, which is longer than this call may wait`,
    { ...factsOf(exchange), outcome: exchange.attempts === 0 ? 'not-sent' : 'refused', status: 429, retryAt },
  );
}
