import type { Clock } from '../../base/clock/clock.ts';
import type { RateWindow } from '../../base/descriptor.ts';
import type { Call } from '../call.ts';
import type { Admission, Permit } from './admission.ts';
import type { LimitSnapshot, LimitStore } from './limit-store.ts';

/** A call that asks to be sent, with what counts for it. */
export interface LimitedCall extends Admission {
  readonly windows: readonly RateWindow[];
}

/** Holds calls back: by their documented rates (E03), and after a 429 until they may be tried again (E02). */
export interface Limiter {
  /** What the limit of a call counts by, behind a prefix and who calls. */
  keyOf(prefix: string, identity: string, call: Call): string;
  /** The rates that a call has to keep to; none where none is documented. */
  windowsOf(call: Call): readonly RateWindow[];
  /**
   * @returns at once where nothing holds the call
   * @throws WaitTooLongError, or the reason of an early end of the lifetime
   */
  admit(call: LimitedCall): Permit | Promise<Permit>;
  /** A 429: nobody of this key for so long. */
  pause(key: string, forInMs: number): void;
  /** How long a 429 that does not say closes a limit of these windows; undefined where there is none. */
  usualPauseInMs(windows: readonly RateWindow[]): number | undefined;
  snapshot(keyPrefix: string): LimitSnapshot[];
}

/**
 * Makes the limiter of a client, which others on the same clock and network share.
 * @param store where slots are counted; the memory of this process where absent
 */
export type LimiterFactory = (clock: Clock, store?: LimitStore) => Limiter;
