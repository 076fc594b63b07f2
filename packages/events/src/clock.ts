import { backoffInMs } from '@tradelane/core/runtime';
import type { Clock } from '@tradelane/core';

/**
 * Waits for a promise up to a limit, or until the signal aborts.
 * @returns Whether it has settled in time. Rejections are rethrown.
 */
export async function timeLimit(
  clock: Clock,
  inMs: number,
  ended: Promise<unknown>,
  signal?: AbortSignal,
): Promise<boolean> {
  const timer = new AbortController();
  const stop = (): void => timer.abort();
  signal?.addEventListener('abort', stop);
  const tooLate = clock.wait(inMs, timer.signal).then(
    () => false,
    () => false,
  );
  try {
    return await Promise.race([ended.then(() => true), tooLate]);
  } finally {
    stop();
    signal?.removeEventListener('abort', stop);
  }
}

/** The monotonic time of the clock, for measuring durations. */
export const monotonicNow = (clock: Clock): number => clock.monotonic?.() ?? clock.now();

/**
 * Starts a timer that doesn't advance a virtual clock.
 * @returns Cancels it.
 */
export function startTimer(clock: Clock, inMs: number, then: () => void): () => void {
  if (clock.setTimer) return clock.setTimer(inMs, then);
  const stop = new AbortController();
  clock.wait(inMs, stop.signal).then(then, () => undefined);
  return () => stop.abort();
}

/** Returns how long to wait before a broken connection is opened again. */
export function reconnectInMs(failures: number): number {
  return backoffInMs(failures, Math.random, { baseInMs: 100, maxInMs: 10_000 });
}
