/** A source of time. Every wait of the SDK uses a clock, so that tests can control time. */
export interface Clock {
  /** Returns milliseconds since the epoch. The value may jump forward and back. */
  now(): number;
  /**
   * Returns milliseconds that never go back, from any starting point. Durations use it, so that a change of the system
   * time doesn't affect calls. Default: `now`.
   */
  monotonic?(): number;
  /** Resolves after `inMs` milliseconds. Rejects with the signal's reason as soon as the signal aborts. */
  wait(inMs: number, signal?: AbortSignal): Promise<void>;
  /**
   * Calls `callback` after `inMs` milliseconds, unless the returned function was called before. For timeouts and
   * deadlines, to which a self-advancing clock must not jump. Default: `wait`.
   */
  setTimer?(inMs: number, callback: () => void): () => void;
}

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
