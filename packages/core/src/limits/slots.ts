import type { RateWindow } from '../operation/descriptor.ts';
import type { AcquireResult, WaitingCalls, ReservedSlot, LimitStore } from './limit-store.ts';
import { isPromise } from '../platform/platform.ts';
import type { ConfigurationError } from '../errors/index.ts';
import { invalidResult } from '../errors/checks.ts';

export type Acquired = AcquireResult & { readonly acquired: true };

/** Returns all slots of a result. An invalid wait counts as none. */
export function slotsOf({ permit, waitInMs, more }: Acquired): readonly ReservedSlot[] {
  return [{ permit, waitInMs }, ...(more ?? [])].map((slot) => ({
    permit: slot.permit,
    waitInMs: Number.isFinite(slot.waitInMs) ? (slot.waitInMs ?? 0) : 0,
  }));
}

/** The slots of one key. Methods never throw and never reject. */
export interface Slots {
  /** Acquires up to `wanted` slots. Undefined means that the store failed. */
  acquire(
    windows: readonly RateWindow[],
    nowInMs: number,
    sinceInMs: number,
    wanted: number,
  ): AcquireResult | undefined | Promise<AcquireResult | undefined>;
  close(
    end: 'complete' | 'release',
    windows: readonly RateWindow[],
    permit: string,
    nowInMs: number,
  ): void | Promise<void>;
  /** Ends an attempt and keeps its slot for the next call. Undefined if the store can't do that. */
  renew(
    windows: readonly RateWindow[],
    permit: string,
    nowInMs: number,
    waiting: WaitingCalls,
  ): Promise<boolean> | undefined;
  pause(untilInMs: number, nowInMs: number): void;
  /** Estimates the shortest wait of a call with `ahead` calls before it. */
  estimateWaitInMs(windows: readonly RateWindow[], ahead: number, nowInMs: number): number;
  /** Returns the slots in use for each window, if they are known at once. */
  used(windows: readonly RateWindow[], nowInMs: number): readonly number[] | undefined;
}

type Windows = readonly RateWindow[];

/** The slot of a call without windows, such as a follow-up page. No store counts it. */
const uncounted: AcquireResult = { acquired: true, permit: '' };

/** Slots of a store. A failure of the store doesn't fail a call. */
export class GuardedSlots implements Slots {
  readonly #store: LimitStore;
  readonly #key: string;

  constructor(store: LimitStore, key: string) {
    this.#store = store;
    this.#key = key;
  }

  acquire(
    windows: Windows,
    nowInMs: number,
    sinceInMs: number,
    wanted: number,
  ): AcquireResult | undefined | Promise<AcquireResult | undefined> {
    if (windows.length === 0) return uncounted;
    return quietly(() => {
      const result = this.#store.acquire(this.#key, windows, nowInMs, sinceInMs, wanted);
      return isPromise(result) ? Promise.resolve(result).then(readResult) : readResult(result);
    });
  }

  close(end: 'complete' | 'release', windows: Windows, permit: string, nowInMs: number): void | Promise<void> {
    return windows.length === 0 ? undefined : quietly(() => this.#store[end](this.#key, windows, permit, nowInMs));
  }

  renew(windows: Windows, permit: string, nowInMs: number, waiting: WaitingCalls): Promise<boolean> | undefined {
    if (!this.#store.renew) return undefined;
    const renewed = quietly(() => this.#store.renew?.(this.#key, windows, permit, nowInMs, waiting));
    return Promise.resolve(renewed).then((isKept) => {
      // The store failed, or returned something else.
      if (typeof isKept !== 'boolean') void this.close('complete', windows, permit, nowInMs);
      return isKept === true;
    });
  }

  pause(untilInMs: number, nowInMs: number): void {
    void quietly(() => this.#store.pause?.(this.#key, untilInMs, nowInMs));
  }

  /** Returns the store's estimate. If it has none or fails, estimates from the length of the queue. */
  estimateWaitInMs(windows: Windows, ahead: number, nowInMs: number): number {
    const known = quietly(() => this.#store.estimateWaitInMs?.(this.#key, windows, ahead, nowInMs));
    if (Number.isFinite(known)) return known as number;
    return Math.max(0, ...windows.map(({ requests, periodInMs }) => Math.floor(ahead / requests) * periodInMs));
  }

  used(windows: Windows, nowInMs: number): readonly number[] | undefined {
    const known = quietly(() => this.#store.used?.(this.#key, windows, nowInMs));
    return Array.isArray(known) ? known : undefined;
  }
}

/** The result of a store that returned an invalid one. All waiting calls of the key fail with its error. */
export class InvalidAcquire {
  readonly acquired = false;
  readonly waitInMs = undefined;
  readonly error: ConfigurationError;

  constructor(error: ConfigurationError) {
    this.error = error;
  }
}

/** Drops a wait that is zero, negative or infinite, because it would ask the store constantly or never again. */
function readResult(result: AcquireResult): AcquireResult {
  const fault = faultOf(result);
  if (fault !== undefined) return new InvalidAcquire(invalidResult('`limitStore`', 'acquire', ...fault));
  if (result.acquired) return result;
  return Number.isFinite(result.waitInMs) && (result.waitInMs ?? 0) > 0
    ? result
    : { acquired: false, waitInMs: undefined };
}

/** Returns the expected and the received value of an invalid result. */
function faultOf(result: unknown): readonly [expected: string, received: unknown] | undefined {
  if (typeof result !== 'object' || result === null) return ['an object', result];
  const { acquired, permit, more, waitInMs } = result as Readonly<Record<string, unknown>>;
  if (typeof acquired !== 'boolean') return ['a boolean as `acquired`', acquired];
  // A database returns null if it has no number.
  if (waitInMs !== undefined && waitInMs !== null && typeof waitInMs !== 'number')
    return ['a number or undefined as `waitInMs`', waitInMs];
  if (!acquired) return undefined;
  if (typeof permit !== 'string') return ['a string as `permit`', permit];
  if (more === undefined || (Array.isArray(more) && more.every((slot) => typeof slot?.permit === 'string')))
    return undefined;
  return ['an array of slots as `more`', more];
}

function quietly<T>(use: () => T | Promise<T>): T | undefined | Promise<T | undefined> {
  try {
    const result = use();
    return isPromise(result) ? Promise.resolve(result).catch(() => undefined) : result;
  } catch {
    return undefined;
  }
}
