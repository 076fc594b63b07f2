import type { Clock } from '../clock/clock.ts';
import { startTimer } from '../clock/index.ts';
import { listenForAbort } from './abort-listener.ts';
import { Lifetime } from '../clock/lifetime.ts';
import { AbortedError, type CallContext, withNote, TimeoutError } from '../errors/index.ts';
import { type Called, callContextOf } from './exchange.ts';

/** Opens the lifetime of a call, until the last byte of its body. The caller's signal or the deadline ends it early. */
export function openCallLifetime(
  exchange: Called,
  clock: Clock,
  signal: AbortSignal | undefined,
  deadlineInMs: number | undefined,
): Lifetime {
  const lifetime = new Lifetime();
  if (signal) endOnAbort(lifetime, exchange, signal);
  if (deadlineInMs !== undefined) endAtDeadline(lifetime, exchange, clock, deadlineInMs);
  return lifetime;
}

function endOnAbort(lifetime: Lifetime, exchange: Called, signal: AbortSignal): void {
  const onAbort = (): void => {
    const context = contextOf(exchange);
    const message = withNote(`${context.operation} was aborted by its signal.`, context);
    lifetime.end(new AbortedError(message, { ...context, cause: signal.reason }));
  };
  if (signal.aborted) onAbort();
  else lifetime.onClose(listenForAbort(signal, onAbort));
}

function endAtDeadline(lifetime: Lifetime, exchange: Called, clock: Clock, limitInMs: number): void {
  lifetime.onClose(startTimer(clock, limitInMs, () => lifetime.end(timedOut(exchange, 'deadline', limitInMs))));
}

function contextOf(exchange: Called): CallContext {
  return callContextOf(exchange, exchange.outcome);
}

/** Creates the error of an exceeded deadline or timeout. */
export function timedOut(exchange: Called, limit: 'deadline' | 'attempt', limitInMs: number): TimeoutError {
  const context = contextOf(exchange);
  const { operation } = context;
  const message =
    limit === 'deadline'
      ? `${operation} exceeded its deadline of ${limitInMs} ms (\`deadlineInMs\`).`
      : `${operation} got no complete response within ${limitInMs} ms (\`timeoutInMs\`).`;
  return new TimeoutError(withNote(message, context), { ...context, limit, limitInMs });
}
