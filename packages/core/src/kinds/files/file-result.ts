import { checkBatchLimit } from '../batches/limit.ts';
import type { Call, Send } from '../../call/call.ts';
import { onDemand } from '../../base/on-demand.ts';
import { ApiPromise } from '../../call/results/api-promise.ts';
import { withResponse } from '../../call/results/call-result.ts';
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
