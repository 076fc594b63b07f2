import { AbortedError, TradelaneError } from '../../base/errors/index.ts';

/**
 * The work was not finished within `timeoutInMs`. It did not fail: it goes on, and `poller.serialize()` or `resumeWith`
 * follows it further, in this process or in another.
 */
export class PollTimeoutError extends TradelaneError {
  static override readonly brand: string = 'PollTimeoutError';
  /** Id of the action, import or export. */
  readonly id: string;
  /** What `resume` takes. */
  readonly resumeWith: string;
  readonly #lastState: unknown;

  constructor(
    message: string,
    details: { readonly id: string; readonly resumeWith: string; readonly lastState: unknown },
  ) {
    super(message, { outcome: 'unknown' });
    this.id = details.id;
    this.resumeWith = details.resumeWith;
    this.#lastState = details.lastState;
  }

  /** The state as it was last read; undefined where it was never read. Not shown by logs. */
  get lastState(): unknown {
    return this.#lastState;
  }
}

/**
 * The server does not know the import or export any more that an earlier call has started, and its day is not over. Nothing was sent. What
 * became of it nobody tells: the same call begins a new one from `retryAt` on, one with another `key` now.
 */
export class WorkNotFoundError extends TradelaneError {
  static override readonly brand: string = 'WorkNotFoundError';
  /** Id of the import or export. */
  readonly id: string;
  /** From when on the same call begins a new one. */
  readonly retryAt: Date;

  constructor(kind: string, id: string, retryAt: Date, cause: TradelaneError) {
    const { operation, method, path, callId, attempts } = cause;
    super(
      `The server does not know the ${kind} ${id} any more. The same call begins a new one from ${retryAt.toISOString()} on, under another \`key\` one begins now`,
      { operation, method, path, callId, attempts, outcome: 'unknown', cause },
    );
    this.id = id;
    this.retryAt = retryAt;
  }
}

/** Why following has ended early, with the signal's reason. */
export const abortedFollowing =
  (kind: string) =>
  (cause: unknown): AbortedError =>
    new AbortedError(`Following the ${kind} was aborted; the ${kind} itself goes on`, { cause });
