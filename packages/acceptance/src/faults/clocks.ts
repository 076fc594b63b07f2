import type { Clock } from '@tradelane/core';

/** Time that waits `speed` times shorter: retries and intervals cost little, and the wall stays where it is. */
export function fastClock(speed: number): Clock {
  return {
    now: () => Date.now(),
    wait: (inMs, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(signal.reason);
          return;
        }
        const abort = (): void => {
          clearTimeout(timer);
          reject(signal?.reason);
        };
        const timer = setTimeout(() => {
          signal?.removeEventListener('abort', abort);
          resolve();
        }, inMs / speed);
        signal?.addEventListener('abort', abort, { once: true });
      }),
    setTimer: (inMs, callback) => {
      const timer = setTimeout(callback, inMs);
      return () => clearTimeout(timer);
    },
  };
}

/** The same clock, which somebody sets by `jumpInMs` a moment after the start. */
export function jumpingClock(clock: Clock, jumpInMs: number): Clock {
  const jumpsAt = performance.now() + 50;
  return { ...clock, now: () => clock.now() + (performance.now() < jumpsAt ? 0 : jumpInMs) };
}

/** The time of the machine since 2026, `speed` times as fast: every process that has it agrees on the time. */
export function hurriedClock(speed: number): Clock {
  const start = Date.UTC(2026, 0, 1);
  return {
    ...fastClock(speed),
    now: () => start + (Date.now() - start) * speed,
    setTimer: (inMs, callback) => {
      const timer = setTimeout(callback, inMs / speed);
      return () => clearTimeout(timer);
    },
  };
}

/** The same clock, by so much ahead. */
export function aheadOf(clock: Clock, inMs: number): Clock {
  return { ...clock, now: () => clock.now() + inMs };
}
