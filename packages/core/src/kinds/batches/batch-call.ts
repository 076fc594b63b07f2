import type { Call, Send } from '../../call/call.ts';
import { onDemand } from '../../base/on-demand.ts';
import { ApiPromise } from '../../call/results/api-promise.ts';
import type { AnswerChecks } from '../../call/validate/answer-check.ts';
import type { BatchResult } from './batch-result.ts';

const part = /* @__PURE__ */ onDemand(() => import('./batch-run.ts'));

/** Sends a batch when asked, and resolves to what became of each item; see `runBatch`. */
export function batchResult<Item, Body = unknown>(
  send: Send,
  call: Call,
  checks?: AnswerChecks,
): ApiPromise<BatchResult<Item, Body>> {
  return new ApiPromise<BatchResult<Item, Body>>(async () => {
    const { runBatch } = await part();
    return runBatch<Item, Body>(send, call, await checks?.());
  });
}
