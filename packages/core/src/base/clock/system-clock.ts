import { mayRunOnNode } from '../target.ts';
import type { Clock } from './clock.ts';

/** Timers take at most 2^31 - 1 ms; longer waits are made of several. */
const longestTimerInMs = 2_147_483_647;

const originInMs = Date.now() - performance.now();

/** The time of the machine. */
export const systemClock: Clock = /* @__PURE__ */ Object.freeze({
  now: () => Date.now(),
  // Close to the time of day: limit stores of a caller's own may show it to somebody.
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

/** Stops a timer. Those of Node and Bun keep the process alive or not, as they are told. */
export interface StopTimer {
  (): void;
  timer?: { ref?(): unknown; unref?(): unknown };
}

function schedule(inMs: number, callback: () => void): StopTimer {
  if (inMs <= longestTimerInMs) {
    const timer = setTimeout(callback, Math.max(0, inMs));
    const stop: StopTimer = () => clearTimeout(timer);
    if (mayRunOnNode) stop.timer = timer;
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
