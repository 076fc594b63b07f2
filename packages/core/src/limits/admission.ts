import type { Lifetime } from '../clock/lifetime.ts';
import type { RateWindow } from '../operation/descriptor.ts';
import type { Call } from '../operation/call.ts';
import type { LimitSnapshot } from './limit-store.ts';

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

/** A call that waits for permission to be sent. */
export interface Admission {
  readonly key: string;
  /** Whether this is a retry. Retries and first attempts alternate. */
  readonly urgent: boolean;
  /** Longest wait, in milliseconds. Infinite for calls that wait as long as needed. */
  readonly maxWaitInMs: number;
  readonly lifetime: Lifetime;
  /** Called once if the call has to wait, with the shortest possible wait. */
  onWait?(waitInMs: number): void;
}

/** Permission to send one request. */
export interface Permit {
  /** Ends the attempt after its response or failure. The slot is free one window from now. */
  complete(): void;
  /** Returns the permit of a request that wasn't sent. The slot is free now. */
  release(): void;
}

/** The error of a call that would wait longer than it may. */
export class WaitTooLongError extends Error {
  /** Estimated time until the limit is free again, in milliseconds. */
  readonly waitInMs: number;

  constructor(waitInMs: number) {
    super('The rate limit is used up.');
    this.waitInMs = waitInMs;
  }
}

/** The permit of calls without a limit. */
export const freePermit: Permit = { complete: () => undefined, release: () => undefined };
