import { snapshotCall } from '../arguments/snapshot.ts';
import { ApiPromise } from '../results/api-promise.ts';
import type { ResponseCheck } from '../results/response-check.ts';
import type { BatchCall } from './batch-options.ts';
import type { BatchResult } from './batch-result.ts';
import type { Sender } from './sender.ts';
import { runBatch } from './run-batch.ts';

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
    const own = snapshotCall(call);
    return runBatch<Item, Body>(sender, own, check);
  });
}
