import { isError } from '../platform/platform.ts';
import { counted, countedOf } from '../errors/counted.ts';
import { AbortedError, type ErrorDetails, type RequestOutcome, endSentence, TradelaneError } from '../errors/index.ts';
import type { BatchResult } from './batch-result.ts';

/** Thrown by `throwIfFailed()` if some items didn't succeed. `result` holds the details. Logs show only the counts. */
export class BatchError extends TradelaneError {
  static override readonly brand: string = 'BatchError';
  static override readonly defaultCode: string = 'ERR_BATCH_FAILED';
  // Private, because `toJSON` and inspection show enumerable fields, and the items are the caller's data.
  readonly #result: BatchResult<unknown>;

  constructor(result: BatchResult<unknown>, details: ErrorDetails = {}) {
    super(describe(result), { outcome: outcomeOf(result), ...details });
    this.#result = result;
  }

  /** Result of each item. */
  get result(): BatchResult<unknown> {
    return this.#result;
  }
}

/** Thrown if a batch is aborted. `result` holds the outcomes so far. Items that were not sent are `unsent`. */
export class BatchAbortedError extends AbortedError {
  static override readonly brand: string = 'BatchAbortedError';
  static override readonly defaultCode: string = 'ERR_BATCH_ABORTED';
  readonly #result: BatchResult<unknown>;

  constructor(result: BatchResult<unknown>, details: ErrorDetails = {}) {
    super(
      `The batch was aborted. ${countedOf(result.succeeded.length, sizeOf(result), 'item')} had succeeded.`,
      details,
    );
    this.#result = result;
  }

  /** Result of each item so far. */
  get result(): BatchResult<unknown> {
    return this.#result;
  }
}

/**
 * Thrown if your `handler`, `beforeSend`, `onProgress` or middleware throws, or if the checkpoint store fails. `cause`
 * holds the original error. `result` holds the outcomes so far.
 * If the batch has a checkpoint, repeat the call to resume it.
 */
export class BatchHandlerError extends TradelaneError {
  static override readonly brand: string = 'BatchHandlerError';
  static override readonly defaultCode: string = 'ERR_BATCH_HANDLER';
  readonly #result: BatchResult<unknown>;

  constructor(result: BatchResult<unknown>, cause: unknown, details: ErrorDetails = {}) {
    const why = isError(cause) ? cause.message : String(cause);
    const message = `The batch stopped. ${countedOf(result.succeeded.length, sizeOf(result), 'item')} had succeeded. Reason: ${why}`;
    super(endSentence(message), {
      outcome: outcomeOf(result),
      ...details,
      cause,
    });
    this.#result = result;
  }

  /** Result of each item so far. */
  get result(): BatchResult<unknown> {
    return this.#result;
  }
}

function outcomeOf({ unknown }: BatchResult<unknown>): RequestOutcome {
  return unknown.length > 0 ? 'unknown' : 'refused';
}

function sizeOf({ succeeded, failed, unknown, unsent }: BatchResult<unknown>): number {
  return succeeded.length + failed.length + unknown.length + unsent.length;
}

function describe(result: BatchResult<unknown>): string {
  const { failed, unknown, unsent } = result;
  const counts = [
    failed.length > 0 && `${failed.length} failed`,
    unknown.length > 0 && `${unknown.length} ${unknown.length === 1 ? 'has' : 'have'} an unknown outcome`,
    unsent.length > 0 && `${unsent.length} ${unsent.length === 1 ? 'was' : 'were'} not sent`,
  ].filter(Boolean);
  const why = failed[0]?.reasons[0]?.message ?? unknown[0]?.reason ?? unsent[0]?.reason;
  const summary = `Of ${counted(sizeOf(result), 'item')}, ${counts.join(' and ')}.`;
  return why === undefined ? summary : `${summary} First: ${endSentence(why)}`;
}
