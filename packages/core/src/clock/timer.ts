import type { Clock } from './clock.ts';

/** Calls back after `inMs` milliseconds on any clock, unless canceled. */
export function startTimer(clock: Clock, inMs: number, callback: () => void): () => void {
  if (clock.setTimer) return clock.setTimer(inMs, callback);
  const stop = new AbortController();
  clock.wait(inMs, stop.signal).then(callback, () => undefined);
  return () => stop.abort();
}

/** Returns monotonic milliseconds for durations (see `Clock.monotonic`). */
export function monotonicNow(clock: Clock): number {
  return clock.monotonic ? clock.monotonic() : clock.now();
}
