import type { Clock } from './clock/clock.ts';
import { startTimer } from './clock/index.ts';
import { isPromise } from './is-promise.ts';

/** A store that takes longer counts as down (ours). */
const storeTimeoutInMs = 5_000;

/** What a store gives, or undefined where it fails or does not respond in time: a store that is down costs what it saves, not the calls. */
export function fromStore<T>(
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
