import { monotonicNow } from '../../base/clock/index.ts';
import { RateLimitError } from '../../base/errors/index.ts';
import { dateAfter } from '../retry/retry-after.ts';
import { freePermit, type Permit, WaitTooLongError } from '../limits/index.ts';
import { type CallState, requestEventOf } from './call-state.ts';
import type { PipelineContext } from './context.ts';
import { callContextOf } from './exchange.ts';

/** Waits for the rate limit (E03); most calls need not, and get a permit at once. */
export function admit(context: PipelineContext, state: CallState): Permit | Promise<Permit> {
  if (context.limits === 'off') return freePermit;
  const { exchange, lifetime, options } = state;
  const { limiter, clock, observer } = context;
  const askedAtInMs = monotonicNow(clock);
  const remainingInMs = (options.deadlineInMs ?? Number.POSITIVE_INFINITY) - (askedAtInMs - state.startedAtInMs);
  const report =
    observer.throttle &&
    ((waitInMs: number): void => observer.throttle?.({ ...requestEventOf(exchange), kind: 'wait', waitInMs }));
  const admitted = limiter.admit({
    call: exchange.call,
    key: state.limitKey,
    urgent: state.isUrgent,
    maxWaitInMs: Math.min(options.maxWaitInMs - state.waitedInMs, remainingInMs),
    lifetime,
    onWait: report,
  });
  return admitted instanceof Promise ? waitFor(admitted, context, state, askedAtInMs, remainingInMs) : admitted;
}

async function waitFor(
  admitted: Promise<Permit>,
  { clock }: PipelineContext,
  state: CallState,
  askedAtInMs: number,
  remainingInMs: number,
): Promise<Permit> {
  try {
    const permit = await admitted;
    state.waitedInMs += monotonicNow(clock) - askedAtInMs;
    return permit;
  } catch (error) {
    if (!(error instanceof WaitTooLongError)) throw error;
    throw tooLong(state, dateAfter(error.waitInMs, clock.now()), remainingInMs);
  }
}

/** The call would have to wait longer than it may, or has: it fails, and says when to come back and what lets it wait. */
function tooLong({ exchange, options, waitedInMs }: CallState, retryAt: Date, remainingInMs: number): RateLimitError {
  const { id } = exchange.call.operation;
  const bound =
    remainingInMs < options.maxWaitInMs - waitedInMs
      ? `\`deadlineInMs\` (${options.deadlineInMs} ms)`
      : `\`maxWaitInMs\` (${options.maxWaitInMs} ms)`;
  return new RateLimitError(
    `${id} is at its rate limit until ${retryAt.toISOString()}, which is longer than this call may wait: raise ${bound}, or come back then. Settings that are read often come from a \`settingsCache\`; \`limits: 'off'\` leaves the limit to the server's 429`,
    { ...callContextOf(exchange), outcome: exchange.attempts === 0 ? 'not-sent' : 'refused', status: 429, retryAt },
  );
}
