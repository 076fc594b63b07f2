import { AbortedError, GoneError, NotFoundError, TradelaneError } from '@tradelane/core/errors';
import type { OperationDescriptor } from '@tradelane/core/runtime';

/**
 * Thrown if the operation didn't end within `timeoutInMs`. It continues on the server. Use `poller.serialize()` or
 * `resumeWith` to follow it further, in this or another process.
 */
export class PollTimeoutError extends TradelaneError {
  static override readonly brand: string = 'PollTimeoutError';
  static override readonly defaultCode: string = 'ERR_TIMEOUT_POLL';
  /** ID of the action, import or export. */
  readonly id: string;
  /** Text to pass as `resume`. */
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

  /** State of the last read, or `undefined` if there was none. Logs don't show it. */
  get lastState(): unknown {
    return this.#lastState;
  }
}

/**
 * Thrown if the server no longer has the import or export that an earlier call started. Its outcome is unknown, and
 * nothing was sent. The same call starts a new export from `retryAt`. A call with a new `key` starts one now.
 */
export class WorkNotFoundError extends TradelaneError {
  static override readonly brand: string = 'WorkNotFoundError';
  static override readonly defaultCode: string = 'ERR_WORK_NOT_FOUND';
  /** ID of the import or export. */
  readonly id: string;
  /** When the same call may start a new export. Undefined for imports, because they may have had effects. */
  readonly retryAt: Date | undefined;

  constructor(kind: string, id: string, retryAt: Date | undefined, cause: TradelaneError) {
    const { operation, method, path, callId, attempts } = cause;
    const next = retryAt === undefined ? '' : `Retry after ${retryAt.toISOString()}, or `;
    super(
      `The ${kind} ${id} no longer exists on the server. ${next === '' ? 'To' : `${next}to`} start a new one, pass a new \`key\`.`,
      { operation, method, path, callId, attempts, outcome: 'unknown', cause },
    );
    this.id = id;
    this.retryAt = retryAt;
  }
}

/** Error of an aborted follow, with the signal's reason. */
export const abortedFollowing =
  (kind: string) =>
  (cause: unknown): AbortedError =>
    new AbortedError(`Waiting for the ${kind} was aborted. The ${kind} is still running.`, { cause });

/** Whether one of these operations reports that the server no longer has the import or export. */
export function isForgotten(
  error: unknown,
  ...operations: readonly OperationDescriptor[]
): error is NotFoundError | GoneError {
  if (!(error instanceof NotFoundError || error instanceof GoneError)) return false;
  return operations.some(({ id }) => id === error.operation);
}

/**
 * When an operation's slot becomes free, or `undefined` if it is free. A start time in the future means that a clock was
 * wrong, so the slot is free.
 */
export function placeFreeAt(startedAtInMs: number, forInMs: number, nowInMs: number): Date | undefined {
  const isOccupied = startedAtInMs <= nowInMs && nowInMs < startedAtInMs + forInMs;
  return isOccupied ? new Date(startedAtInMs + forInMs) : undefined;
}
