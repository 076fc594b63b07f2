import type { BatchFailure, BatchSuccess, BatchUnknown, BatchUnsent } from './batch-item.ts';

/**
 * What became of each item of a batch, one request or many (C05, P04, PR07). The four lists together hold every item
 * once, each in the caller's order.
 */
export interface BatchResult<Item, Body = unknown> {
  /** Items that the server took. */
  readonly succeeded: readonly BatchSuccess<Item>[];
  /** Items that the server refused, each with its reasons. */
  readonly failed: readonly BatchFailure<Item>[];
  /** Items that were sent and of which nobody knows what became: check before sending them again. */
  readonly unknown: readonly BatchUnknown<Item>[];
  /** Items without effect, to be sent again. */
  readonly unsent: readonly BatchUnsent<Item>[];
  /** The responses that this process got, one for each request, in order. */
  readonly responses: readonly Body[];
  /** Whether every item succeeded. */
  readonly ok: boolean;
  /**
   * Returns this result where every item succeeded.
   * @throws BatchError with this result where one did not.
   */
  throwIfFailed(): this;
  /**
   * Removes what `checkpoint` keeps of the batch, once it is of no more use: from then on the same call sends everything again. Without
   * `checkpoint` there is nothing to remove.
   * @throws LeaseHeldError while a process is at the batch, CheckpointError where the store fails.
   */
  forget(): Promise<void>;
}
