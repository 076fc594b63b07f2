import type { Clock } from '@tradelane/core';

/** Time that passes `speed` times faster, so retries and intervals take little time. Its start is the current time. */
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

/** The same clock, which jumps by `jumpInMs` soon after the start. */
export function jumpingClock(clock: Clock, jumpInMs: number): Clock {
  const jumpsAt = performance.now() + 50;
  return { ...clock, now: () => clock.now() + (performance.now() < jumpsAt ? 0 : jumpInMs) };
}

/** The time since 2026, `speed` times faster. All processes agree on it. */
export function hurriedClock(speed: number): Clock {
  const start = Date.UTC(2026, 0, 1);
  return {
    ...fastClock(speed),
    now: () => start + (Date.now() - start) * speed,
    monotonic: () => performance.now() * speed,
    setTimer: (inMs, callback) => {
      const timer = setTimeout(callback, inMs / speed);
      return () => clearTimeout(timer);
    },
  };
}

/** The same clock, ahead by a duration. */
export function aheadOf(clock: Clock, inMs: number): Clock {
  return { ...clock, now: () => clock.now() + inMs };
}
