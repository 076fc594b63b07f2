import type { WithResponse, BodyCheck } from '../operation/call.ts';
import { KeptBatch } from './checkpointed-batch.ts';
import type { BatchCall } from './batch-options.ts';
import { planBatch } from './batch-plan.ts';
import type { BatchResult } from './batch-result.ts';
import { BatchRun } from './batch-run.ts';
import type { Sender } from './batch-item.ts';
import { ArgumentError } from '../errors/index.ts';
import { checkFunctions, isName, received, validName } from '../errors/checks.ts';
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
  check?: BodyCheck,
): Promise<WithResponse<BatchResult<Item, Body>>> {
  checkBatchOptions(call);
  const { chunkSize, checkpoint } = call.options;
  const plan = planBatch(call, chunkSize, check);
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
  if (!isName(key)) throw fault('key', `\`key\` must be ${validName}. Received: ${received(key)}.`);
}
