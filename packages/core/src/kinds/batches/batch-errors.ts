import { AbortedError, type ErrorDetails, TradelaneError } from '../../base/errors/index.ts';
import { type BatchResult, sizeOf } from './batch-result.ts';

/** A batch was aborted between or during its requests. `result` holds what is known by then; what was not sent any more is `unsent`. */
export class BatchAbortedError extends AbortedError {
  static override readonly brand: string = 'BatchAbortedError';
  readonly #result: BatchResult<unknown>;

  constructor(result: BatchResult<unknown>, details: ErrorDetails = {}) {
    super(`Aborted after ${result.succeeded.length} of ${sizeOf(result)} items were accepted`, details);
    this.#result = result;
  }

  /** What became of each item so far. */
  get result(): BatchResult<unknown> {
    return this.#result;
  }
}

/**
 * The batch's own `handler` or `beforeSend`, or another function of the caller's (`onProgress`, a middleware), threw, or its checkpoint store failed: `cause`. `result` holds what is known by then; what
 * was not sent any more is `unsent`. The same call goes on where there is a `checkpoint`.
 */
export class BatchStoppedError extends TradelaneError {
  static override readonly brand: string = 'BatchStoppedError';
  readonly #result: BatchResult<unknown>;

  constructor(result: BatchResult<unknown>, cause: unknown, details: ErrorDetails = {}) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`Stopped after ${result.succeeded.length} of ${sizeOf(result)} items were accepted: ${why}`, {
      outcome: result.unknown.length > 0 ? 'unknown' : 'refused',
      ...details,
      cause,
    });
    this.#result = result;
  }

  /** What became of each item so far. */
  get result(): BatchResult<unknown> {
    return this.#result;
  }
}
