import type { Clock } from '../clock/clock.ts';
import { monotonicNow } from '../clock/index.ts';
import { ConfigurationError, withNote, RateLimitError } from '../errors/index.ts';
import { isPromise } from '../platform/platform.ts';
import { dateAfter } from '../retry/retry.ts';
import { freePermit, type Permit, WaitTooLongError } from '../limits/admission.ts';
import type { CallState } from './call-state.ts';
import type { PipelineContext } from './context.ts';
import { callContextOf } from './exchange.ts';

/** Waits for the rate limit (E03). Most calls get a permit at once. */
export function admit(context: PipelineContext, state: CallState): Permit | Promise<Permit> {
  if (!context.rateLimiting) return freePermit;
  const admitted = context.limiter.admit(state);
  return isPromise(admitted) ? waitFor(admitted, context.clock, state) : admitted;
}

async function waitFor(admitted: Promise<Permit>, clock: Clock, state: CallState): Promise<Permit> {
  const askedAtInMs = monotonicNow(clock);
  const leftInMs = state.remainingInMs;
  try {
    const permit = await admitted;
    state.waitedInMs += monotonicNow(clock) - askedAtInMs;
    return permit;
  } catch (error) {
    if (error instanceof ConfigurationError) throw ofCall(error, state);
    if (!(error instanceof WaitTooLongError)) throw error;
    throw tooLong(state, dateAfter(error.waitInMs, clock.now()), leftInMs);
  }
}

/** Adds the facts of the call to the error of the limit store. */
function ofCall({ message, code }: ConfigurationError, { exchange }: CallState): ConfigurationError {
  return new ConfigurationError(message, { ...callContextOf(exchange, exchange.outcome), code });
}

/** Creates the error of a wait that would be too long, with the time to retry at and the option to change. */
function tooLong(state: CallState, retryAt: Date, leftInMs: number): RateLimitError {
  const { exchange, deadlineInMs, longestWaitInMs, waitedInMs } = state;
  const { id } = exchange.call.operation;
  const bound =
    leftInMs < longestWaitInMs - waitedInMs
      ? `\`deadlineInMs\` (${deadlineInMs})`
      : `\`maxWaitInMs\` (${longestWaitInMs})`;
  const facts = callContextOf(exchange, exchange.outcome);
  return new RateLimitError(
    withNote(`Rate limit reached for ${id} until ${retryAt.toISOString()}. To wait longer, raise ${bound}.`, facts),
    { ...facts, code: 'ERR_LIMIT_WAIT', status: 429, retryAt },
  );
}
