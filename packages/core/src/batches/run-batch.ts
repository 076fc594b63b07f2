import type { Runtime } from '../call/runtime.ts';
import type { WithResponse, CallInput, ResponseCheck } from '../operation/call.ts';
import { ApiPromise, unsent } from '../call/result.ts';
import { isRecorded } from '../call/captured-call.ts';
import type { OperationDescriptor } from '../operation/descriptor.ts';
import { KeptBatch } from './checkpointed-batch.ts';
import type { BatchCall, BatchOptions } from './batch-options.ts';
import { planBatch } from './batch-plan.ts';
import type { BatchResult } from './batch-result.ts';
import { BatchRun } from './batch-run.ts';
import type { Sender } from './batch-item.ts';
import { ArgumentError } from '../errors/index.ts';
import { checkFunctions, received } from '../errors/checks.ts';
import { snapshotCall } from '../call/arguments.ts';
import { checkOptions } from '../call/request.ts';

/**
 * Sends a batch in sequential requests of at most the documented maximum (C05, PR07). Resolves to the result of each
 * item.
 * - A batch that fits in one request throws as a call does, unless `handler` or `checkpoint` is set.
 * - If one of several requests fails, the batch records its items as failed or unknown and continues.
 * - A 401 or 403 ends the batch.
 * - An empty list sends nothing if the operation is split.
 * - Deadline and timeouts apply to each request.
 */
export async function runBatch<Item, Body = unknown>(
  sender: Sender,
  call: BatchCall<Item, Body>,
  check?: ResponseCheck,
): Promise<WithResponse<BatchResult<Item, Body>>> {
  checkBatchOptions(call);
  const { chunkSize, checkpoint } = call.options;
  const plan = planBatch(call, chunkSize);
  if (checkpoint === undefined) return new BatchRun(sender, call, plan, check).toEnd();
  const kept = await KeptBatch.open(call, sender);
  try {
    return await new BatchRun(sender, call, plan, check, kept, {
      settle: (found) => KeptBatch.settle(call, sender, found),
      clearCheckpoint: () => KeptBatch.clearCheckpoint(call, sender),
    }).toEnd();
  } finally {
    await kept.close();
  }
}

/**
 * Checks options for callers without type checking.
 * @throws {ArgumentError} If an option is invalid.
 */
function checkBatchOptions<Item, Body>(call: BatchCall<Item, Body>): void {
  checkOptions(call);
  const { operation, options } = call;
  const { checkpoint, key } = options;
  const { id, method, path } = operation;
  const details = { operation: id, method, path };
  const fault = (argument: 'bisect' | 'checkpoint' | 'key', what: string): ArgumentError =>
    new ArgumentError(`${id}: ${what}`, { argument, ...details });
  checkFunctions(options, ['handler', 'onLeaseWait'], details);
  if (typeof (options.bisect ?? true) !== 'boolean')
    throw fault('bisect', `\`bisect\` must be true or false. Received: ${received(options.bisect)}.`);
  if (checkpoint === undefined && key === undefined) return;
  if (typeof checkpoint?.write !== 'function')
    throw fault('checkpoint', '`checkpoint` must be a checkpoint store, such as `createFileCheckpoints(path)`.');
  if (typeof key !== 'string' || key === '')
    throw fault('key', `\`key\` must be a text that names the batch in \`checkpoint\`. Received: ${received(key)}.`);
}

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
  if (isRecorded(options, { runtime, operation, input })) return unsent();
  return batchResult<Item, Body>(runtime, { operation, input, options }, runtime.check);
}

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
  check?: ResponseCheck,
): ApiPromise<BatchResult<Item, Body>> {
  return new ApiPromise<BatchResult<Item, Body>>(async () => {
    const own = { ...snapshotCall(call), otherOptions };
    return runBatch<Item, Body>(sender, own, check);
  });
}
