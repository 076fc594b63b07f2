import { checkBatchLimit } from '../arguments/batch-limit.ts';
import { snapshotCall } from '../arguments/snapshot.ts';
import type { Call, Send } from '../operation/call.ts';
import { ApiPromise } from '../results/api-promise.ts';
import type { FileResponse } from './file-response.ts';
import { openFile } from './open-file.ts';

/** Sends the call and resolves when the file starts to arrive. `onProgress` receives the bytes read. */
export function fileResult(send: Send, call: Call): ApiPromise<FileResponse> {
  return new ApiPromise<FileResponse>(async () => {
    const own = snapshotCall(call);
    checkBatchLimit(own);
    const response = await send(own);
    return { data: await openFile(own, response), response };
  });
}
