import type { CheckpointStore, KeptWorkOptions } from '../checkpoint/index.ts';
import type { Call, CallOptions } from '../operation/call.ts';
import type { BatchResult } from './batch-result.ts';

/** Context that a batch handler receives next to the outcome of a request. */
export interface BatchContext {
  /**
   * Records this outcome as handled, so the batch doesn't. Call it inside your own transaction with a store that
   * writes in it. The handler's effect and the checkpoint then commit together or not at all.
   * If you pass no store, it uses the batch's store. It returns synchronously if the store does, and does nothing
   * without `checkpoint`.
   * @throws {LeaseLostError} If another process has taken over. Let it roll back your transaction.
   */
  readonly commit: (store?: Pick<CheckpointStore, 'write'>) => void | Promise<void>;
  /**
   * Whether an earlier call with the same `key` passed this outcome to the handler and didn't record the result. The
   * effect may already exist. It is `false` if the handler never received the outcome, even if the request was sent
   * again.
   */
  readonly redelivery: boolean;
  /** Items with a known outcome so far. */
  readonly items: number;
  /** Items in the batch. */
  readonly of: number;
}

/** Options of a batch call. The options of a call apply to each request. */
export interface BatchOptions<Item = unknown, Body = unknown> extends CallOptions, Partial<KeptWorkOptions> {
  /**
   * Maximum items per request, or files if the operation limits files. Allowed only if the operation splits its list.
   * Default: the documented maximum, but at most 100 if a repeat isn't safe (`x-retry`), because a lost response leaves
   * all items of its request `unknown`.
   */
  readonly chunkSize?: number | undefined;
  /**
   * Whether a request rejected for its content (400, 413, 422) is split in half and sent again, until the invalid
   * items are isolated. Default: `true` if a repeat is safe (`x-retry`), else `false`.
   */
  readonly bisect?: boolean | undefined;
  /** Called and awaited after each request with its results, by the item's position in your list. If it throws, the batch ends with `BatchHandlerError`. */
  readonly handler?: ((outcome: BatchResult<Item, Body>, context: BatchContext) => unknown) | undefined;
  /**
   * Identifies the batch in `checkpoint`, with the sender and the operation: for example a date. A call with the same
   * key resumes the batch. If the batch is complete, the call sends nothing until `clearCheckpoint()`. `checkpoint` and
   * `key` need each other.
   */
  readonly key?: string | undefined;
}

export interface BatchCall<Item, Body> extends Call {
  readonly options: BatchOptions<Item, Body>;
}
