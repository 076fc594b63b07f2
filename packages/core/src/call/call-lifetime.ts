import type { Clock } from '../clock/clock.ts';
import { startTimer } from '../clock/index.ts';
import { Lifetime } from '../clock/lifetime.ts';
import { AbortedError, type CallContext, withNote, TimeoutError } from '../errors/index.ts';
import { type Called, callContextOf } from './exchange.ts';

/** Listeners of one signal. */
class Waiting extends Set<() => void> {
  readonly handleEvent = (): void => {
    for (const listener of this) listener();
  };
}

/** One listener for each signal, because Node warns of a leak above ten listeners. */
const waitingFor = /* @__PURE__ */ new WeakMap<AbortSignal, Waiting>();

/**
 * Calls `listener` when the signal aborts. The signal must not be aborted yet.
 * @returns A function that removes the listener, because a signal may live as long as the process.
 */
function listenForAbort(signal: AbortSignal, listener: () => void): () => void {
  const waiting = waitingFor.get(signal) ?? new Waiting();
  if (waiting.size === 0) {
    waitingFor.set(signal, waiting);
    signal.addEventListener('abort', waiting.handleEvent, { once: true });
  }
  waiting.add(listener);
  return () => {
    waiting.delete(listener);
    if (waiting.size === 0) signal.removeEventListener('abort', waiting.handleEvent);
  };
}

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
