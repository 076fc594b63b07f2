import type { CheckpointStore } from '../../base/checkpoint/index.ts';
import type { Call, CallOptions } from '../../call/call.ts';
import type { BatchResult } from './batch-result.ts';
import type { BatchKeeping } from './keep-batch.ts';

/** What a handler gets beside the outcome of a request. */
export interface BatchContext {
  /**
   * Keeps that this outcome was handled, in place of the batch itself. Called inside the handler's own transaction, with a store that
   * writes in it, the handler's effect and the checkpoint are there together or not at all. Without a store it is the one of the batch.
   * Returns at once where the store does; does nothing without `kept`.
   * @throws LeaseLostError where another process has taken over; let it roll your transaction back.
   */
  readonly commit: (store?: Pick<CheckpointStore, 'write'>) => void | Promise<void>;
  /**
   * This very outcome was given to the handler before, by an earlier call with the same `kept`, and nobody knows whether it was dealt with: its
   * effect may be there already. False for an outcome that nobody was given, also where a request was sent again after one that was unknown.
   */
  readonly redelivery: boolean;
  /** Items whose outcome is known by now, of how many. */
  readonly items: number;
  /** How many items the batch has. */
  readonly of: number;
}

/** What became of the items of one request, each with its position in the caller's list. */
export type BatchHandler<Item, Body = unknown> = (outcome: BatchResult<Item, Body>, context: BatchContext) => unknown;

/** Options of a call on many items; those of a call hold for each request. */
export interface BatchOptions<Item = unknown, Body = unknown> extends CallOptions {
  /** Items of one request (files, where the operation counts those); the documented maximum where absent. Only where a list may be split. */
  readonly chunkSize?: number | undefined;
  /**
   * Whether a request that is refused for its content (400, 413, 422) is halved and sent again, until what is refused stands alone.
   * Where absent it is where repeating a request does no harm (`x-retry`), and is not where it may.
   */
  readonly bisect?: boolean | undefined;
  /** Called after each request that was sent, and waited for; what it throws ends the batch with `BatchHandlerError`. */
  readonly handler?: BatchHandler<Item, Body> | undefined;
  /** Goes on after a restart: `keptBatch({ checkpoint, key })`. */
  readonly kept?: BatchKeeping | undefined;
}

/** A call on many items. */
export interface BatchCall<Item, Body> extends Call {
  readonly options: BatchOptions<Item, Body>;
}
