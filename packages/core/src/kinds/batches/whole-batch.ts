import type { WithResponse } from '../../call/results/api-promise.ts';
import type { ResponseCheck } from '../../call/validate/response-check.ts';
import type { BatchCall } from './batch-options.ts';
import { planBatch } from './batch-plan.ts';
import type { BatchResult } from './batch-result.ts';
import { BatchRun } from './batch-run.ts';
import { checkBatchOptions } from './check-options.ts';
import type { Sender } from './sender.ts';

/**
 * Sends a batch, in as many requests as its maximum asks for, one after the other (C05, PR07), and resolves to the result
 * of each item. A batch that fits in one request fails as any call does, unless somebody waits for its outcome (`handler`, `kept`).
 * Of several requests each speaks for its own items: what a refused one carried failed, what became of a lost one is unknown, and
 * the rest goes on; not so after a 401 or 403, which the rest would get as well. Nothing is sent for an empty list of an operation that
 * is split. Deadline and timeouts hold for each request.
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
    const forget = (): Promise<void> => keeping.forget(call, sender);
    return await new BatchRun(sender, call, plan, check, kept, forget).toEnd();
  } finally {
    await kept.close();
  }
}
