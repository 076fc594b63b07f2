import type { Clock } from './clock.ts';
import { startTimer } from './index.ts';
import { isPromise } from '../platform/platform.ts';

/** Timeout of a store, in milliseconds (own assumption). */
const storeTimeoutInMs = 5_000;

/** Returns the value of a store, or undefined if it fails or times out. A call works without the store, only slower. */
export function tryStore<T>(
  clock: Clock,
  use: () => T | Promise<T>,
  timeoutInMs: number = storeTimeoutInMs,
): T | undefined | Promise<T | undefined> {
  try {
    const result = use();
    if (!isPromise(result)) return result;
    return new Promise((resolve) => {
      const stopTimer = startTimer(clock, timeoutInMs, () => resolve(undefined));
      const settle = (value: T | undefined): void => {
        stopTimer();
        resolve(value);
      };
      result.then(settle, () => settle(undefined));
    });
  } catch {
    return undefined;
  }
}
