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
