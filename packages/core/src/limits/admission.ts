import type { Lifetime } from '../clock/lifetime.ts';

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
