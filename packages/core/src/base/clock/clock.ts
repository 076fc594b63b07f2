/** Time as the pipeline sees it. Every wait of the SDK goes through a clock, so tests and the tour can drive it. */
export interface Clock {
  /** Milliseconds since the epoch. May be set forward and back while the program runs. */
  now(): number;
  /**
   * Milliseconds that only ever go forward, counted from anywhere. How long something takes is measured by it, so that a clock
   * which is set costs no call anything. Where absent, `now` is used.
   */
  monotonic?(): number;
  /** Resolves after `inMs`; rejects with the signal's reason as soon as it aborts. */
  wait(inMs: number, signal?: AbortSignal): Promise<void>;
  /**
   * Calls `callback` after `inMs` unless the returned function was called before. For limits (timeouts, deadlines), which a
   * clock that advances by itself must not advance to. Where absent, `wait` is used.
   */
  setTimer?(inMs: number, callback: () => void): () => void;
}
