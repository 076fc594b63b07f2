import type { CallOptions } from '../call.ts';
import type { Clock } from '../../base/clock/clock.ts';
import { setAlarm } from '../../base/clock/index.ts';
import { AbortedError, type CallFacts, doubtOf, TimeoutError } from '../../base/errors/index.ts';
import { type Exchange, factsOf } from './exchange.ts';
import { Lifetime } from './lifetime.ts';

/** From the start of a call to the last byte of its body: ends with the caller's signal or at the deadline. */
export function openCallLifetime(
  exchange: Pick<Exchange, 'call' | 'callId' | 'attempts'>,
  clock: Clock,
  { signal, deadlineInMs }: CallOptions,
): Lifetime {
  const lifetime = new Lifetime();
  const facts = (): CallFacts => ({ ...factsOf(exchange), outcome: exchange.attempts === 0 ? 'not-sent' : 'unknown' });
  if (signal) {
    const onAbort = (): void =>
      lifetime.end(new AbortedError(`${exchange.call.operation.id} was aborted`, { ...facts(), cause: signal.reason }));
    if (signal.aborted) onAbort();
    else {
      signal.addEventListener('abort', onAbort, { once: true });
      lifetime.onClose(() => signal.removeEventListener('abort', onAbort));
    }
  }
  if (deadlineInMs !== undefined) {
    const ring = (): void =>
      lifetime.end(
        new TimeoutError(`${exchange.call.operation.id} missed its deadline of ${deadlineInMs} ms${doubtOf(facts())}`, {
          ...facts(),
          limit: 'deadline',
          limitInMs: deadlineInMs,
        }),
      );
    lifetime.onClose(setAlarm(clock, deadlineInMs, ring));
  }
  return lifetime;
}

/** The time limit of one attempt; the returned function calls it off. */
export function limitAttempt(attempt: Lifetime, exchange: Exchange, clock: Clock, timeoutInMs: number): () => void {
  return setAlarm(clock, timeoutInMs, () => {
    const facts: CallFacts = { ...factsOf(exchange), outcome: 'unknown' };
    const message = `${exchange.call.operation.id} got no complete answer within ${timeoutInMs} ms${doubtOf(facts)}`;
    attempt.end(new TimeoutError(message, { ...facts, limit: 'attempt', limitInMs: timeoutInMs }));
  });
}
