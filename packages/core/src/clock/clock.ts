import type { AbortedError } from '../errors/index.ts';

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

/** Longest delay of one timer. Longer waits use several timers. */
const longestTimerInMs = 2_147_483_647;

const originInMs = /* @__PURE__ */ (() => Date.now() - performance.now())();

/** The clock of the machine. */
export const systemClock: Clock = /* @__PURE__ */ Object.freeze({
  now: () => Date.now(),
  // Close to the time of day, because a custom limit store may show it to people.
  monotonic: () => Math.floor(originInMs + performance.now()),
  wait(inMs: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const onAbort = (): void => {
        cancel();
        reject(signal?.reason);
      };
      const cancel = schedule(inMs, () => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      });
      if (signal?.aborted) onAbort();
      else signal?.addEventListener('abort', onAbort, { once: true });
    });
  },
  setTimer: schedule,
});

function schedule(inMs: number, callback: () => void): () => void {
  if (inMs <= longestTimerInMs) {
    const timer = setTimeout(callback, Math.max(0, inMs));
    return () => clearTimeout(timer);
  }
  let cancel: (() => void) | undefined;
  const timer = setTimeout(() => {
    cancel = schedule(inMs - longestTimerInMs, callback);
  }, longestTimerInMs);
  return () => {
    clearTimeout(timer);
    cancel?.();
  };
}

/** Waits. If the signal aborts, throws `aborted` with the signal's reason as its cause. */
export async function pause(
  clock: Clock,
  inMs: number,
  signal: AbortSignal | undefined,
  aborted: (cause: unknown) => AbortedError,
): Promise<void> {
  try {
    await clock.wait(inMs, signal);
  } catch (error) {
    throw signal?.aborted ? aborted(signal.reason) : error;
  }
}

/**
 * Waits for work of the caller's code, such as a store, for a limited time.
 * @param late Creates the error of work that takes longer.
 */
export async function inTime<T>(
  clock: Clock,
  limitInMs: number,
  work: () => T | PromiseLike<T>,
  late: () => Error,
): Promise<T> {
  const working = Promise.resolve(work());
  return new Promise((resolve, reject) => {
    const stopTimer = startTimer(clock, limitInMs, () => reject(late()));
    working.finally(stopTimer).then(resolve, reject);
  });
}

/** Timeout of a store, in milliseconds (own assumption). */
const storeTimeoutInMs = 5_000;

/** Returns the value of a store, or undefined if it fails or times out. A call works without the store, only slower. */
export async function tryStore<T>(
  clock: Clock,
  use: () => T | Promise<T>,
  timeoutInMs: number = storeTimeoutInMs,
): Promise<T | undefined> {
  return inTime<T | undefined>(clock, timeoutInMs, use, () => new Error('The store timed out.')).catch(() => undefined);
}
