import type { CheckpointStore } from '../checkpoint/index.ts';

/** What a handler gets beside the item. */
export interface SyncContext {
  /**
   * Moves the checkpoint behind this item, in place of the sync itself. Called inside the handler's own transaction, with a store that
   * writes in it, effect and checkpoint happen together or not at all: exactly once, whenever the process ends. Without a store
   * it is the one of the sync. Returns at once where the store does.
   * @throws LeaseLostError where another process has taken over; let it roll your transaction back.
   */
  readonly commit: (store?: Pick<CheckpointStore, 'write'>) => void | Promise<void>;
  /** The item was in hand when an earlier run ended, so its effect may be there already. Never so with `commit`: there it is not. */
  readonly redelivery: boolean;
  /** Aborts when the run is to end: pass it to what the handler calls. Undefined where the sync was given none. */
  readonly signal: AbortSignal | undefined;
}

/** How a stream of changes is read, handled and kept track of. */
export interface SyncOptions<Item, Filter extends object = object> {
  /** Where the stream keeps how far it is. */
  readonly checkpoint: CheckpointStore;
  /** Deals with one item, one after the other. The checkpoint moves once it resolves; what it throws ends the run. */
  readonly handler: (item: Item, context: SyncContext) => unknown;
  /**
   * Narrows the stream, in the words of the list operation. Instants in it may change from run to run; another filter needs another
   * `name`, or what it lets through and changed before the watermark would be missed.
   */
  readonly filter?: Filter | undefined;
  /** Name of this consumer, where several, or those of several accounts, follow the same stream in the same store; `default` where absent. */
  readonly name?: string | undefined;
  /** Where the very first run begins; with everything there is where absent. Kept from then on: what later runs are given moves nothing. */
  readonly since?: Date | undefined;
  /** How far each run reaches back behind the last one, for what became visible late; 300,000 where absent. A longer one than before grows with the watermark. */
  readonly overlapInMs?: number | undefined;
  /** A process that starts again under the same name takes over from itself at once; a random name where absent. */
  readonly ownerId?: string | undefined;
  /**
   * How long a process that died keeps others away, and half as long again, in which the one that takes over looks whether it lives; 300,000 where
   * absent. It is renewed while a run goes on.
   */
  readonly leaseInMs?: number | undefined;
  /** Ends the run after the item in hand, with `AbortedError`; the next one goes on there. */
  readonly signal?: AbortSignal | undefined;
  /** Called after each page, and at the end, and waited for. What it throws ends the run. */
  readonly onProgress?: ((report: SyncReport) => unknown) | undefined;
}

/** What a run did. */
export interface SyncReport {
  /** Items that the handler got. */
  readonly handled: number;
  /** Items that came again unchanged and were passed over: the overlap. */
  readonly repeated: number;
  /** Items among the handled that an earlier run had in hand when it ended. */
  readonly redelivered: number;
  /** Pages that were read. */
  readonly pages: number;
  /** Whether the run went on with an interrupted one. */
  readonly resumed: boolean;
  /** Latest change that was ever handled; undefined where there was none. */
  readonly watermark: Date | undefined;
}

/** How a stream is followed run after run. */
export interface FollowOptions {
  /** Ends following: `follow` then resolves, after the item in hand. */
  readonly signal: AbortSignal;
  /** From the start of one run to the start of the next; the recommended rate of the list where absent. The documented limit holds besides. */
  readonly intervalInMs?: number | undefined;
  /** Called after each run. */
  readonly onRun?: ((report: SyncReport) => unknown) | undefined;
  /**
   * Called with what ended a run but passes (no connection, 5xx, a limit, a broken response of the token endpoint too, another process at
   * it, a checkpoint store that fails, a database that is locked or full); the next one goes on there. Also where a lease could not be renewed.
   */
  readonly onError?: ((error: Error) => unknown) | undefined;
}
