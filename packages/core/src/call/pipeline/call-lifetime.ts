import type { Clock } from '../../base/clock/clock.ts';
import { startTimer } from '../../base/clock/index.ts';
import { Lifetime } from '../../base/clock/lifetime.ts';
import { AbortedError, type CallContext, outcomeNote, TimeoutError } from '../../base/errors/index.ts';
import type { CallOptions } from '../call.ts';
import { type Exchange, callContextOf } from './exchange.ts';

/** From the start of a call to the last byte of its body: ends with the caller's signal or at the deadline. */
export function openCallLifetime(
  exchange: Pick<Exchange, 'call' | 'callId' | 'attempts'>,
  clock: Clock,
  { signal, deadlineInMs }: CallOptions,
): Lifetime {
  const lifetime = new Lifetime();
  const context = (): CallContext => ({
    ...callContextOf(exchange),
    outcome: exchange.attempts === 0 ? 'not-sent' : 'unknown',
  });
  if (signal) {
    const onAbort = (): void =>
      lifetime.end(
        new AbortedError(`${exchange.call.operation.id} was aborted`, { ...context(), cause: signal.reason }),
      );
    if (signal.aborted) onAbort();
    else {
      signal.addEventListener('abort', onAbort, { once: true });
      lifetime.onClose(() => signal.removeEventListener('abort', onAbort));
    }
  }
  if (deadlineInMs !== undefined) {
    const callback = (): void =>
      lifetime.end(
        new TimeoutError(
          `${exchange.call.operation.id} missed its deadline of ${deadlineInMs} ms${outcomeNote(context())}`,
          {
            ...context(),
            limit: 'deadline',
            limitInMs: deadlineInMs,
          },
        ),
      );
    lifetime.onClose(startTimer(clock, deadlineInMs, callback));
  }
  return lifetime;
}

/** The time limit of one attempt; the returned function calls it off. */
export function startAttemptTimeout(
  attempt: Lifetime,
  exchange: Exchange,
  clock: Clock,
  timeoutInMs: number,
): () => void {
  return startTimer(clock, timeoutInMs, () => {
    const context: CallContext = { ...callContextOf(exchange), outcome: 'unknown' };
    const message = `${exchange.call.operation.id} got no complete response within ${timeoutInMs} ms${outcomeNote(context)}`;
    attempt.end(new TimeoutError(message, { ...context, limit: 'attempt', limitInMs: timeoutInMs }));
  });
}
