import type { Clock } from './clock.ts';

/** Rings after `inMs` unless cancelled, on any clock. */
export function setAlarm(clock: Clock, inMs: number, ring: () => void): () => void {
  if (clock.alarm) return clock.alarm(inMs, ring);
  const stop = new AbortController();
  clock.wait(inMs, stop.signal).then(ring, () => undefined);
  return () => stop.abort();
}
