import { AbortedError, TradelaneError, type ErrorDetails } from '../../base/errors/index.ts';
import type { BatchFailure, BatchSuccess, BatchUnknown } from './batch-item.ts';

/**
 * What became of each item of a batch, one request or many (C05, P04, PR07). The three lists together hold every item
 * once, each in the caller's order.
 */
export class BatchResult<Item, Body = unknown> {
  readonly succeeded: readonly BatchSuccess<Item>[];
  readonly failed: readonly BatchFailure<Item>[];
  readonly unknown: readonly BatchUnknown<Item>[];
  /** The responses, one for each request that got one, in order. */
  readonly responses: readonly Body[];

  constructor(parts: {
    readonly succeeded: readonly BatchSuccess<Item>[];
    readonly failed: readonly BatchFailure<Item>[];
    readonly unknown: readonly BatchUnknown<Item>[];
    readonly responses: readonly Body[];
  }) {
    this.succeeded = parts.succeeded;
    this.failed = parts.failed;
    this.unknown = parts.unknown;
    this.responses = parts.responses;
  }

  /**
   * Returns this result where every item succeeded.
   * @throws BatchError with this result where one failed or is unknown.
   */
  throwIfFailed(): this {
    if (this.failed.length > 0 || this.unknown.length > 0) throw new BatchError(this);
    return this;
  }
}

/** `throwIfFailed()`: some items failed, or their outcome is unknown. `result` says which; a log shows the counts alone. */
export class BatchError extends TradelaneError {
  static override readonly brand: string = 'BatchError';
  override readonly name: string = 'BatchError';
  // Private, since `toJSON` and inspection show what is enumerable, and the items are the caller's data.
  readonly #result: BatchResult<unknown>;

  constructor(result: BatchResult<unknown>, details: ErrorDetails = {}) {
    super(describe(result), { outcome: result.unknown.length > 0 ? 'unknown' : 'refused', ...details });
    this.#result = result;
  }

  get result(): BatchResult<unknown> {
    return this.#result;
  }
}

/** A batch was aborted between or during its requests. `result` holds what is known by then; what was not sent any more failed. */
export class BatchAbortedError extends AbortedError {
  static override readonly brand: string = 'BatchAbortedError';
  readonly #result: BatchResult<unknown>;

  constructor(result: BatchResult<unknown>, details: ErrorDetails = {}) {
    super(`Aborted after ${result.succeeded.length} of ${sizeOf(result)} items were accepted`, details);
    this.#result = result;
  }

  get result(): BatchResult<unknown> {
    return this.#result;
  }
}

function sizeOf(result: BatchResult<unknown>): number {
  return result.succeeded.length + result.failed.length + result.unknown.length;
}

function describe(result: BatchResult<unknown>): string {
  const counts = [
    ...(result.failed.length > 0 ? [`${result.failed.length} failed`] : []),
    ...(result.unknown.length > 0 ? [`${result.unknown.length} are unknown`] : []),
  ];
  const first = result.failed[0];
  const why = first?.reasons[0] ?? (result.unknown[0] && { message: result.unknown[0].reason });
  const example = why === undefined ? '' : `. First: ${why.message}`;
  return `Of ${sizeOf(result)} items ${counts.join(' and ')}${example}`;
}
