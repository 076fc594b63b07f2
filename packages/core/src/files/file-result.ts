import { checkBatchLimit } from '../batch/limit.ts';
import type { Call, Send } from '../call.ts';
import { onDemand } from '../on-demand.ts';
import { ApiPromise } from '../results/api-promise.ts';
import { withResponse } from '../results/call-result.ts';
import type { FileAnswer } from './file-answer.ts';

const part = /* @__PURE__ */ onDemand(() => import('./open-file.ts'));

/** Sends the call when asked and resolves as soon as the file begins to arrive. `onProgress` is told the bytes as they are read. */
export function fileResult(send: Send, call: Call): ApiPromise<FileAnswer> {
  return new ApiPromise<FileAnswer>(async () => {
    checkBatchLimit(call);
    const { openFile } = await part();
    const answer = await send(call);
    return withResponse(await openFile(call, answer), answer);
  });
}
