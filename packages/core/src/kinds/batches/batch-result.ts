import { BatchError } from './batch-errors.ts';
import type { BatchFailure, BatchSuccess, BatchUnknown, BatchUnsent } from './batch-item.ts';

export interface BatchOutcome<Item, Body = unknown> {
  readonly succeeded: readonly BatchSuccess<Item>[];
  readonly failed: readonly BatchFailure<Item>[];
  readonly unknown: readonly BatchUnknown<Item>[];
  readonly unsent: readonly BatchUnsent<Item>[];
  readonly responses: readonly Body[];
  readonly forget?: (() => Promise<void>) | undefined;
}

/**
 * What became of each item of a batch, one request or many (C05, P04, PR07). The four lists together hold every item
 * once, each in the caller's order.
 */
export class BatchResult<Item, Body = unknown> {
  /** Items that the server took. */
  declare readonly succeeded: readonly BatchSuccess<Item>[];
  /** Items that the server refused, each with its reasons. */
  declare readonly failed: readonly BatchFailure<Item>[];
  /** Items that were sent and of which nobody knows what became: check before sending them again. */
  declare readonly unknown: readonly BatchUnknown<Item>[];
  /** Items without effect, to be sent again. */
  declare readonly unsent: readonly BatchUnsent<Item>[];
  /** The responses that this process got, one for each request, in order. */
  declare readonly responses: readonly Body[];
  readonly #forget: (() => Promise<void>) | undefined;

  constructor(outcome: BatchOutcome<Item, Body>) {
    const { forget, ...shown } = outcome;
    Object.assign(this, shown);
    this.#forget = forget;
  }

  /** Whether every item succeeded. */
  get ok(): boolean {
    return this.failed.length + this.unknown.length + this.unsent.length === 0;
  }

  /**
   * Returns this result where every item succeeded.
   * @throws BatchError with this result where one did not.
   */
  throwIfFailed(): this {
    if (!this.ok) throw new BatchError(this);
    return this;
  }

  /**
   * Removes what `checkpoint` keeps of the batch, once it is of no more use: from then on the same call sends everything again. Without
   * `checkpoint` there is nothing to remove.
   * @throws LeaseHeldError while a process is at the batch, CheckpointError where the store fails.
   */
  async forget(): Promise<void> {
    await this.#forget?.();
  }
}
