import type { Clock } from './clock.ts';

/** Longest delay of one timer. Longer waits use several timers. */
const longestTimerInMs = 2_147_483_647;

const originInMs = Date.now() - performance.now();

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

/** Stops a timer. Timers of Node and Bun can also keep the process alive or not. */
export interface StopTimer {
  (): void;
  timer?: { ref?(): unknown; unref?(): unknown };
}

function schedule(inMs: number, callback: () => void): StopTimer {
  if (inMs <= longestTimerInMs) {
    const timer = setTimeout(callback, Math.max(0, inMs));
    const stop: StopTimer = () => clearTimeout(timer);
    stop.timer = timer;
    return stop;
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
