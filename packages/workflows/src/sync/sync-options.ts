import type { CheckpointStore, KeptWorkOptions } from '@tradelane/core';

/** Context that a sync handler receives next to the item. */
export interface SyncContext {
  /**
   * Moves the checkpoint past this item. Call it inside your own transaction with a store that writes in it. Effect
   * and checkpoint then commit together or not at all, so each item takes effect exactly once.
   * Without a store, it uses the sync's store. It returns synchronously if the store does.
   * @throws {LeaseLostError} If another process has taken over. Let it roll back your transaction.
   */
  readonly commit: (store?: Pick<CheckpointStore, 'write'>) => void | Promise<void>;
  /** Whether an earlier run ended while it handled this item. The effect may already exist, unless you use `commit`. */
  readonly redelivery: boolean;
  /**
   * Aborts when the run should end. Pass it to the calls of your handler. It is `undefined` if the sync has no signal.
   */
  readonly signal: AbortSignal | undefined;
}

/** Options of a sync. */
export interface SyncOptions<Item, Filter extends object = object> extends KeptWorkOptions {
  /** Handles one item at a time. The checkpoint moves when it resolves. If it throws, the run ends. */
  readonly handler: (item: Item, context: SyncContext) => unknown;
  /**
   * Filters the stream, with the parameters of the list operation. Instants may change between runs. For any other
   * change, use another `key`, or items that changed before the watermark are missed.
   */
  readonly filter?: Filter | undefined;
  /**
   * Identifies this consumer in `checkpoint`. Set it if several consumers or accounts follow the same stream in one
   * store. Default: `default`.
   */
  readonly key?: string | undefined;
  /** Start of the first run. It is stored, so later values have no effect. Default: the beginning. */
  readonly since?: Date | undefined;
  /**
   * Milliseconds that each run reads before the previous watermark, to catch changes that became visible late. A
   * larger value than before takes effect as the watermark moves. Default: 300,000 (5 min).
   */
  readonly overlapInMs?: number | undefined;
  /** Ends the run after the current item, with `AbortedError`. The next run resumes there. */
  readonly signal?: AbortSignal | undefined;
  /** Called and awaited after each page and at the end. If it throws, the run ends. */
  readonly onProgress?: ((report: SyncReport) => unknown) | undefined;
}

/** Options of one run. */
export interface RunOptions {
  /** Ends this run after the current item, with `AbortedError`. The next run resumes there. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Whether failed reads are retried, and wait for their limit as long as needed. Pass `false` if another program retries
   * the run, such as a job engine. Default: `true`.
   */
  readonly retries?: boolean | undefined;
}

/** Report of a run. */
export interface SyncReport {
  /** Items passed to the handler. */
  readonly handled: number;
  /** Unchanged items of the overlap, which were skipped. */
  readonly repeated: number;
  /** Handled items that an earlier run had started to handle. */
  readonly redelivered: number;
  /** Pages that were read. */
  readonly pages: number;
  /** Whether the run resumed an interrupted one. */
  readonly resumed: boolean;
  /** Latest change handled so far, at most the time of the run. Undefined if there was none. */
  readonly watermark: Date | undefined;
}

/** Options of `follow`. */
export interface FollowOptions {
  /** Ends `follow`, which resolves after the current item. */
  readonly signal: AbortSignal;
  /**
   * Milliseconds between the starts of two runs. The documented limit also applies. Default: the recommended rate of
   * the list.
   */
  readonly intervalInMs?: number | undefined;
  /** Called after each run. */
  readonly onRun?: ((report: SyncReport) => unknown) | undefined;
  /**
   * Called with each transient error: no connection, 5xx, a limit, a held lease, or an unavailable store or database.
   * The next run resumes there. Also called if a lease can't be renewed.
   */
  readonly onError?: ((error: Error) => unknown) | undefined;
}
