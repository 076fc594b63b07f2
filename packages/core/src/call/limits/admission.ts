import type { Lifetime } from '../../base/clock/lifetime.ts';

/** A call that asks to be sent. */
export interface Admission {
  readonly key: string;
  /** A replay: it goes before those that were not sent yet, in turn with them. */
  readonly urgent: boolean;
  /** The longest that the call may wait here; infinite for those that wait for their limit. */
  readonly maxWaitInMs: number;
  readonly lifetime: Lifetime;
  /** Called once if the call has to wait, with the least that it will take. */
  onWait?(waitInMs: number): void;
}

/** Leave to send one request. */
export interface Permit {
  /** The response is there, or the attempt is over: the slot is free one window from now. */
  complete(): void;
  /** Nothing was sent: the slot is free now. */
  release(): void;
}

/** The call would wait longer than it may, or has. */
export class WaitTooLongError extends Error {
  /** How long the limit stays used up, as far as is known. */
  readonly waitInMs: number;

  constructor(waitInMs: number) {
    super('The rate limit is used up');
    this.waitInMs = waitInMs;
  }
}

/** For calls that no limit holds. */
export const freePermit: Permit = { complete: () => undefined, release: () => undefined };
