import type { RateWindow } from '../../base/descriptor.ts';

/** Taken: the call may be sent. Otherwise how long until it is worth asking again; undefined: as soon as a call of this key settles. */
export type AcquireResult =
  | { readonly taken: true; readonly permit: string }
  | {
      readonly taken: false;
      readonly waitInMs: number | undefined;
      /** A 429 that another process got has closed the key for `waitInMs`. */
      readonly isPaused?: boolean;
    };

/** A rate limit as this process knows it. */
export interface LimitSnapshot {
  /** Host, operation, identity and key values; no secret. */
  readonly key: string;
  /** Each window of the limit: how many requests it allows in which period, and how many of them are used now. */
  readonly windows: readonly { readonly requests: number; readonly periodInMs: number; readonly used: number }[];
  /** Calls that wait in this process. */
  readonly queued: number;
  /** Set while a 429 keeps the key closed. */
  readonly pausedUntil: Date | undefined;
}

/**
 * Counts calls per key. A slot is free again one window after the call's *response*: a server that counts arrivals in a
 * sliding window then never sees more than its limit. Methods may return at once or later, so that workers can share one.
 * Times are those of a clock that only goes forward, about the time of day; a store that several processes share does better with a
 * clock of its own. While `acquire` fails, or has not responded for 5 s, the calls of the key wait, each as long as it may; what the
 * other methods fail with is ignored.
 */
export interface LimitStore {
  /**
   * Takes a slot in every window, or in none.
   * @param waitingSinceInMs since when the call that asks has waited; a store that several processes share lets the oldest go first
   */
  acquire(
    key: string,
    windows: readonly RateWindow[],
    nowInMs: number,
    waitingSinceInMs: number,
  ): AcquireResult | Promise<AcquireResult>;
  /** The response is there (or the attempt failed): its slots are free one window from now. */
  complete(key: string, windows: readonly RateWindow[], permit: string, nowInMs: number): void | Promise<void>;
  /** The call was never sent: its slots are free now. */
  release(key: string, windows: readonly RateWindow[], permit: string, nowInMs: number): void | Promise<void>;
  /** A 429 closed the key until then. Optional: without it other processes learn by a 429 of their own. */
  pause?(key: string, untilInMs: number, nowInMs: number): void | Promise<void>;
  /** The least wait of a call with `ahead` others before it, as far as is known. */
  estimateWaitInMs?(key: string, windows: readonly RateWindow[], ahead: number, nowInMs: number): number;
  /** Slots in use, window by window, where that is known at once. */
  used?(key: string, windows: readonly RateWindow[], nowInMs: number): readonly number[];
}
