import { monotonicNow } from '../../base/clock/index.ts';
import { RateLimitError } from '../../base/errors/index.ts';
import { dateAfter } from '../retry/retry-after.ts';
import { freePermit, limitsOf, type Permit, WaitTooLongError } from '../limits/index.ts';
import { type CallState, requestEventOf } from './call-state.ts';
import type { PipelineContext } from './context.ts';
import { callContextOf } from './exchange.ts';

/** Waits for the rate limit (E03); most calls need not, and get a permit at once. */
export async function admit(context: PipelineContext, state: CallState): Promise<Permit> {
  if (context.limits === 'off') return freePermit;
  const { exchange, lifetime, options } = state;
  const { limiter, clock, observer } = context;
  const { enforced, advisory } = limitsOf(exchange.call, context.limits === 'strict' || limiter.isPersistent);
  const askedAtInMs = monotonicNow(clock);
  const remainingInMs = (options.deadlineInMs ?? Number.POSITIVE_INFINITY) - (askedAtInMs - state.startedAtInMs);
  try {
    const admitted = limiter.admit({
      key: state.limitKey,
      windows: enforced,
      urgent: state.isUrgent,
      maxWaitInMs: Math.min(options.maxWaitInMs - state.waitedInMs, remainingInMs),
      lifetime,
      onWait:
        observer.throttle &&
        ((waitInMs) => observer.throttle?.({ ...requestEventOf(exchange), kind: 'wait', waitInMs })),
    });
    const permit = admitted instanceof Promise ? await admitted : admitted;
    state.waitedInMs += monotonicNow(clock) - askedAtInMs;
    return advisory.length === 0 ? permit : await countAdvisory(context, state, advisory, permit);
  } catch (error) {
    if (!(error instanceof WaitTooLongError)) throw error;
    throw tooLong(state, dateAfter(error.waitInMs, clock.now()), remainingInMs);
  }
}

/** Windows of an hour or more: counted and reported, not enforced (see `limits`). */
async function countAdvisory(
  context: PipelineContext,
  { limitKey: key, exchange }: CallState,
  windows: ReturnType<typeof limitsOf>['advisory'],
  enforced: Permit,
): Promise<Permit> {
  const { overInMs, permit } = await context.limiter.countAdvisory(key, windows);
  if (overInMs > 0) context.observer.throttle?.({ ...requestEventOf(exchange), kind: 'advisory', waitInMs: overInMs });
  return {
    settle() {
      enforced.settle();
      permit.settle();
    },
    release() {
      enforced.release();
      permit.release();
    },
  };
}

/** The call would have to wait longer than it may, or has: it fails, and says when to come back and what lets it wait. */
function tooLong({ exchange, options, waitedInMs }: CallState, retryAt: Date, remainingInMs: number): RateLimitError {
  const { id } = exchange.call.operation;
  const bound =
    remainingInMs < options.maxWaitInMs - waitedInMs
      ? `\`deadlineInMs\` (${options.deadlineInMs} ms)`
      : `\`maxWaitInMs\` (${options.maxWaitInMs} ms)`;
  return new RateLimitError(
    `${id} is at its rate limit until ${retryAt.toISOString()}, which is longer than this call may wait: raise ${bound}, or come back then`,
    { ...callContextOf(exchange), outcome: exchange.attempts === 0 ? 'not-sent' : 'refused', status: 429, retryAt },
  );
}
