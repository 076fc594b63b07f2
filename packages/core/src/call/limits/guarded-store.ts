import { isPromise } from '../../base/is-promise.ts';
import type { RateWindow } from '../../base/descriptor.ts';
import type { LimitStore, TakeResult } from './limit-store.ts';

type Windows = readonly RateWindow[];

/** A store whose failures are no call's: it never throws and never rejects. */
export class GuardedStore {
  readonly #store: LimitStore;

  constructor(store: LimitStore) {
    this.#store = store;
  }

  /** undefined: the store failed. */
  take(
    key: string,
    windows: Windows,
    nowInMs: number,
    sinceInMs: number,
  ): TakeResult | undefined | Promise<TakeResult | undefined> {
    // Once and again for each call: in place, since a function for it would be made each time.
    try {
      const taken = this.#store.take(key, windows, nowInMs, sinceInMs);
      return isPromise(taken) ? Promise.resolve(taken).then(readResult, () => undefined) : readResult(taken);
    } catch {
      return undefined;
    }
  }

  close(
    how: 'settle' | 'release',
    key: string,
    windows: Windows,
    permit: string,
    nowInMs: number,
  ): void | Promise<void> {
    try {
      return unlessFailed(this.#store[how](key, windows, permit, nowInMs));
    } catch {
      return undefined;
    }
  }

  pause(key: string, untilInMs: number, nowInMs: number): void {
    void quietly(() => this.#store.pause?.(key, untilInMs, nowInMs));
  }

  /** What the store knows; by the queue alone where it does not, or fails. */
  forecastInMs(key: string, windows: Windows, ahead: number, nowInMs: number): number {
    const known = quietly(() => this.#store.forecastInMs?.(key, windows, ahead, nowInMs));
    if (Number.isFinite(known)) return known as number;
    return Math.max(0, ...windows.map(({ requests, periodInMs }) => Math.floor(ahead / requests) * periodInMs));
  }

  used(key: string, windows: Windows, nowInMs: number): readonly number[] | undefined {
    const known = quietly(() => this.#store.used?.(key, windows, nowInMs));
    return Array.isArray(known) ? known : undefined;
  }
}

/** A wait that is none, or that never ends, would have the store asked all the time, or never again: such a store cannot say when. */
function readResult(result: TakeResult | undefined): TakeResult | undefined {
  if (!result || result.taken || result.waitInMs === undefined) return result;
  return Number.isFinite(result.waitInMs) && result.waitInMs > 0 ? result : { taken: false, waitInMs: undefined };
}

function quietly<T>(use: () => T | Promise<T>): T | undefined | Promise<T | undefined> {
  try {
    return unlessFailed(use());
  } catch {
    return undefined;
  }
}

function unlessFailed<T>(result: T | Promise<T>): T | undefined | Promise<T | undefined> {
  return isPromise(result) ? Promise.resolve(result).catch(() => undefined) : result;
}
