import type { Clock } from '../clock/clock.ts';
import type { RateWindow } from '../operation/descriptor.ts';
import type { Call } from '../operation/call.ts';
import type { Admission, Permit } from './admission.ts';
import type { LimitSnapshot, LimitStore } from './limit-store.ts';

/** A call that waits for permission, with the facts that its limit depends on. */
export interface LimitedCall extends Admission {
  readonly windows: readonly RateWindow[];
}

/** Delays calls to keep documented rates (E03), and after a 429 until its pause is over (E02). */
export interface Limiter {
  /** Returns the key of a call's limit, which starts with a prefix and the identity of the caller. */
  keyOf(prefix: string, identity: string, call: Call): string;
  /** Returns the rates that a call must keep. Empty if none is documented. */
  windowsOf(call: Call): readonly RateWindow[];
  /**
   * Admits a call.
   * @returns A permit at once, if nothing delays the call.
   * @throws {WaitTooLongError} If the wait would be too long. If the lifetime ends early, its reason is thrown.
   */
  admit(call: LimitedCall): Permit | Promise<Permit>;
  /** Closes a key for a time after a 429. */
  pause(key: string, forInMs: number): void;
  /** Returns the pause for a 429 without `Retry-After` on a limit of these windows, or undefined if there is none. */
  usualPauseInMs(windows: readonly RateWindow[]): number | undefined;
  snapshot(keyPrefix: string): LimitSnapshot[];
}

/**
 * Creates the limiter of a client. Clients on the same clock and network share it.
 * @param store Store that counts slots. Default: in memory.
 */
export type LimiterFactory = (clock: Clock, store?: LimitStore) => Limiter;
