import { ArgumentError } from '../errors/index.ts';
import type { KeptWorkOptions } from '../checkpoint/index.ts';
import type { Call } from '../operation/call.ts';
import type { BatchFindings } from './batch-result.ts';
import type { Sender } from './batch-item.ts';
import { KeptBatch } from './checkpointed-batch.ts';

/** Options of `keptBatch`. */
export interface KeptBatchOptions extends KeptWorkOptions {
  /**
   * Identifies the batch in `checkpoint`. A call with the same key resumes the batch. If the batch is complete, the
   * call sends nothing until `clearCheckpoint()`.
   */
  readonly key: string;
}

/** Stores a batch's progress so that the same call resumes it in another process. */
export interface BatchKeeping {
  /**
   * @throws {LeaseHeldError} If another process is running the batch.
   * @throws {ArgumentError} If the key belongs to another batch.
   */
  open(call: Call, sender: Sender): Promise<KeptBatch>;
  /** Deletes the stored progress. */
  clearCheckpoint(call: Call, sender: Sender): Promise<void>;
  /** Stores what was found out about unknown items. */
  settle(call: Call, sender: Sender, found: BatchFindings): Promise<void>;
}

/** The operations of a result on the stored progress of its batch. */
export interface KeptBatchActions {
  settle(found: BatchFindings): Promise<void>;
  clearCheckpoint(): Promise<void>;
}

/**
 * Makes a batch resume after a restart: `products.upsert(body, { kept: keptBatch({ checkpoint, key: 'monday' }) })`.
 * @throws {ArgumentError} If `key` is missing.
 */
export function keptBatch(given: KeptBatchOptions): BatchKeeping {
  const { key, ...options } = given ?? {}; // A program without types may pass nothing.
  if (typeof key !== 'string' || key === '') {
    const why = '`keptBatch` needs a `key` that names the batch. A call with the same key resumes it.';
    throw new ArgumentError(why, { code: 'ERR_ARGUMENT_MISSING', argument: 'key' });
  }
  return {
    open: async (call, sender) => KeptBatch.open(call, sender, key, options),
    clearCheckpoint: async (call, sender) => KeptBatch.clearCheckpoint(call, sender, key, options),
    settle: async (call, sender, found) => KeptBatch.settle(call, sender, key, options, found),
  };
}
