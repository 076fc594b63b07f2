import type { Clock } from './clock.ts';

/** Timers take at most 2^31 - 1 ms; longer waits are made of several. */
const longestTimerInMs = 2_147_483_647;

/** The time of the machine. */
export const systemClock: Clock = Object.freeze({
  now: () => Date.now(),
  wait(inMs: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const onAbort = (): void => {
        cancel();
        reject(signal?.reason);
      };
      const cancel = startTimer(inMs, () => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      });
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  },
  alarm: startTimer,
});

function startTimer(inMs: number, ring: () => void): () => void {
  if (inMs <= longestTimerInMs) {
    const timer = setTimeout(ring, Math.max(0, inMs));
    return () => clearTimeout(timer);
  }
  let cancel: (() => void) | undefined;
  const timer = setTimeout(() => {
    cancel = startTimer(inMs - longestTimerInMs, ring);
  }, longestTimerInMs);
  return () => {
    clearTimeout(timer);
    cancel?.();
  };
}
