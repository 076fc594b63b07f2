import type { WithResponse } from '../results/api-promise.ts';
import type { ResponseCheck } from '../results/response-check.ts';
import type { KeptBatchActions } from './batch-checkpoint.ts';
import type { BatchCall } from './batch-options.ts';
import { planBatch } from './batch-plan.ts';
import type { BatchResult } from './batch-result.ts';
import { BatchRun } from './batch-run.ts';
import { checkBatchOptions } from './check-options.ts';
import type { Sender } from './sender.ts';

/**
 * Sends a batch in sequential requests of at most the documented maximum (C05, PR07). Resolves to the result of each
 * item.
 * - A batch that fits in one request throws as a call does, unless `handler` or `kept` is set.
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
  const { chunkSize, kept: keeping } = call.options;
  const plan = planBatch(call, chunkSize);
  if (keeping === undefined) return new BatchRun(sender, call, plan, check).toEnd();
  const kept = await keeping.open(call, sender);
  try {
    const actions: KeptBatchActions = {
      settle: (found) => keeping.settle(call, sender, found),
      clearCheckpoint: () => keeping.clearCheckpoint(call, sender),
    };
    return await new BatchRun(sender, call, plan, check, kept, actions).toEnd();
  } finally {
    await kept.close();
  }
}
