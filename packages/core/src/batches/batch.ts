import { snapshotCall } from '../call/arguments.ts';
import { ApiPromise } from '../call/result.ts';
import type { Runtime } from '../call/runtime.ts';
import { latePart } from '../errors/late-part.ts';
import type { CallInput, BodyCheck } from '../operation/call.ts';
import type { OperationDescriptor } from '../operation/descriptor.ts';
import type { Sender } from './batch-item.ts';
import type { BatchCall, BatchOptions } from './batch-options.ts';
import type { BatchResult } from './batch-result.ts';
import type * as RunBatch from './run-batch.ts';

/**
 * Calls an operation on many items. It splits them into several requests if necessary, and returns a result for each
 * item.
 */
export function batch<Item, Body>(
  runtime: Runtime,
  operation: OperationDescriptor,
  input: CallInput,
  options: BatchOptions<Item, Body> = {},
): ApiPromise<BatchResult<Item, Body>> {
  return batchResult<Item, Body>(runtime, { operation, input, options }, runtime.check);
}

let loaded: typeof RunBatch | undefined;

const otherOptions = [
  'chunkSize',
  'bisect',
  'handler',
  'key',
  'checkpoint',
  'ownerId',
  'leaseInMs',
  'onLeaseWait',
] as const satisfies readonly (keyof BatchOptions)[];

/**
 * Sends a batch and resolves to the result of each item. See `runBatch`. The list is copied at call time. Its items
 * are read when their request is sent, so don't change them until the call ends.
 */
export function batchResult<Item, Body = unknown>(
  sender: Sender,
  call: BatchCall<Item, Body>,
  check?: BodyCheck,
): ApiPromise<BatchResult<Item, Body>> {
  return new ApiPromise<BatchResult<Item, Body>>(async () => {
    const own = { ...snapshotCall(call), otherOptions };
    // Loaded by the first batch, so that a page without batches doesn't load it.
    loaded ??= await latePart(import('./run-batch.ts'));
    return loaded.runBatch<Item, Body>(sender, own, check);
  });
}
