import type { RateWindow } from '../operation/descriptor.ts';

/**
 * Result of `LimitStore.acquire`. If `acquired` is true, the call may be sent. Otherwise `waitInMs` is the time to wait
 * before asking again. If it is undefined, ask when another call of this key completes.
 */
export type AcquireResult =
  | {
      readonly acquired: true;
      readonly permit: string;
      /** Time until the slot may be used, in milliseconds. Default: 0. */
      readonly waitInMs?: number | undefined;
      /** Further slots, at most `wanted` in all. */
      readonly more?:
        | readonly {
            /** ID of the slot. */
            readonly permit: string;
            /** Time from the result until the slot may be used, in milliseconds. */
            readonly waitInMs: number;
          }[]
        | undefined;
    }
  | {
      readonly acquired: false;
      readonly waitInMs: number | undefined;
      /** Whether a 429 that another process received has closed the key for `waitInMs`. */
      readonly isPaused?: boolean;
    };

/** The state of a rate limit as this process knows it. */
export interface LimitSnapshot {
  /** Host, operation, identity and key values. Contains no secret. */
  readonly key: string;
  /** Each window of the limit: requests allowed, period in milliseconds, and requests used now. */
  readonly windows: readonly { readonly requests: number; readonly periodInMs: number; readonly used: number }[];
  /** Number of calls that wait in this process. */
  readonly queued: number;
  /** The end of the pause after a 429, while there is one. */
  readonly pausedUntil: Date | undefined;
}

/**
 * Store that counts calls per key for rate limits. A slot is free again one window after the call's *response*. A
 * server that counts arrivals in a sliding window then never counts more than its limit.
 *
 * - Methods may return a value or a promise.
 * - Times are from a clock that never goes back and is close to the time of day. A store that several processes share
 *   should use its own clock.
 * - If `acquire` fails or takes longer than 5 s, the calls of the key wait, each as long as it may. If it returns an
 *   invalid result, they fail with a `ConfigurationError`. Failures of the other methods are ignored.
 */
export interface LimitStore {
  /**
   * Acquires a slot in every window, or in none. A store with slow responses should acquire up to `wanted` slots.
   * @param waitingSinceInMs Time since when the oldest call has waited. A shared store can use it to serve the oldest
   * call first.
   * @param wanted Number of slots that the waiting calls can use. Default: 1.
   */
  acquire(
    key: string,
    windows: readonly RateWindow[],
    nowInMs: number,
    waitingSinceInMs: number,
    wanted?: number,
  ): AcquireResult | Promise<AcquireResult>;
  /** Marks the attempt as ended, with or without a response. Its slots are free one window from now. */
  complete(key: string, windows: readonly RateWindow[], permit: string, nowInMs: number): void | Promise<void>;
  /**
   * Marks the attempt as ended, and keeps its slots for the next waiting call of this process, which may be sent one
   * window from now. Optional. A shared store with slow responses needs it to use its limits fully.
   * @returns Whether the slots are kept. If not, they are free one window from now, as after `complete`.
   */
  renew?(
    key: string,
    windows: readonly RateWindow[],
    permit: string,
    nowInMs: number,
    waiting: {
      /** Time since when the oldest call has waited. A shared store can use it to serve the oldest call first. */
      readonly sinceInMs: number;
      /** Number of slots that the waiting calls can use, at least 1. */
      readonly wanted: number;
    },
  ): boolean | Promise<boolean>;
  /** Frees the slots of a call that was never sent. */
  release(key: string, windows: readonly RateWindow[], permit: string, nowInMs: number): void | Promise<void>;
  /**
   * Closes the key until the given time after a 429. Optional. Without it, other processes receive a 429 of their own.
   */
  pause?(key: string, untilInMs: number, nowInMs: number): void | Promise<void>;
  /** Estimates the shortest wait of a call with `ahead` calls before it, in milliseconds. */
  estimateWaitInMs?(key: string, windows: readonly RateWindow[], ahead: number, nowInMs: number): number;
  /** Returns the slots in use for each window, if the store knows them without waiting. */
  used?(key: string, windows: readonly RateWindow[], nowInMs: number): readonly number[];
}

/** A slot that its call may use after a wait. */
export type ReservedSlot = NonNullable<Extract<AcquireResult, { readonly acquired: true }>['more']>[number];

/** The calls of one process and key that wait for slots. */
export type WaitingCalls = Parameters<NonNullable<LimitStore['renew']>>[4];
