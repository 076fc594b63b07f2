import type { BatchFailure, BatchSuccess, BatchUnknown, BatchUnsent } from './batch-item.ts';

/**
 * Result of a batch, whether it took one request or many (C05, P04, PR07). Each item is in exactly one of the four
 * lists, in your order.
 */
export interface BatchResult<Item, Body = unknown> {
  /** Items that the server accepted. */
  readonly succeeded: readonly BatchSuccess<Item>[];
  /** Items that the server rejected, with reasons. */
  readonly failed: readonly BatchFailure<Item>[];
  /** Items that were sent, but whose outcome is unknown. Check them before you send them again. */
  readonly unknown: readonly BatchUnknown<Item>[];
  /** Items that had no effect. You can send them again. */
  readonly unsent: readonly BatchUnsent<Item>[];
  /** Responses that this process received, one per request, in order. */
  readonly responses: readonly Body[];
  /**
   * Unreadable parts of successful responses. The status of such a response decides, so its items are
   * in `succeeded` without an entry. Usually empty.
   */
  readonly warnings: readonly string[];
  /** Whether every item succeeded. */
  readonly ok: boolean;
  /**
   * Returns this result if every item succeeded.
   * @throws {BatchError} If an item didn't succeed. The error holds this result.
   */
  throwIfFailed(): this;
  /**
   * Stores what you found out about `unknown` items, each named by its `index`, so that the same call doesn't leave them open. This result doesn't
   * change. It does nothing without `checkpoint`.
   * @throws {ArgumentError} If an index isn't in `unknown`.
   * @throws {LeaseHeldError} If a process is running the batch.
   * @throws {CheckpointError} If the store fails.
   */
  settle(found: {
    /** Items that arrived. The same call reports them as succeeded. */
    readonly succeeded?: readonly number[] | undefined;
    /** Items that didn't arrive. The same call sends them. */
    readonly unsent?: readonly number[] | undefined;
  }): Promise<void>;
  /**
   * Deletes the batch's checkpoint. The same call then sends everything again. It does nothing without `checkpoint`.
   * @throws {LeaseHeldError} If a process is running the batch.
   * @throws {CheckpointError} If the store fails.
   */
  clearCheckpoint(): Promise<void>;
}

/** Findings about the `unknown` items of a batch. */
export type BatchFindings = Parameters<BatchResult<unknown>['settle']>[0];
