import { ArgumentError } from '../../base/errors/index.ts';
import type { KeptWorkOptions } from '../../base/lease/index.ts';
import { onDemand } from '../../base/on-demand.ts';
import type { Call } from '../../call/call.ts';
import type { KeptBatch } from './kept-batch.ts';
import type { Sender } from './sender.ts';

const loadKeptBatch = /* @__PURE__ */ onDemand(() => import('./kept-batch.ts'));

/** Where a batch is kept, and under which name. */
export interface KeptBatchOptions extends KeptWorkOptions {
  /** Names the batch in `checkpoint`: a call with the same key goes on with it, and sends nothing where it was done, until `forget()`. */
  readonly key: string;
}

/** Keeps how far a batch is, so that the same call goes on with it in another process. */
export interface BatchKeeping {
  /** @throws LeaseHeldError where another process is at it, ArgumentError where the key names another batch. */
  open(call: Call, sender: Sender): Promise<KeptBatch>;
  /** Removes what is kept. */
  forget(call: Call, sender: Sender): Promise<void>;
}

/**
 * Has a batch go on after a restart: `products.upsert(body, { kept: keptBatch({ checkpoint, key: 'monday' }) })`.
 * @throws ArgumentError without a `key`
 */
export function keptBatch(given: KeptBatchOptions): BatchKeeping {
  const { key, ...options } = given ?? {}; // a program without types may give nothing
  if (typeof key !== 'string' || key === '') {
    const why = '`keptBatch` needs a `key` that names the batch: a call with the same key goes on with it.';
    throw new ArgumentError(why, { argument: 'key' });
  }
  return {
    open: async (call, sender) => (await loadKeptBatch()).KeptBatch.open(call, sender, key, options),
    forget: async (call, sender) => (await loadKeptBatch()).KeptBatch.forget(call, sender, key, options),
  };
}
