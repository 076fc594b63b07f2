import { checkInput, snapshotCall } from '../call/arguments.ts';
import type { Call, CallInput, CallOptions, Send } from '../operation/call.ts';
import type { OperationDescriptor } from '../operation/descriptor.ts';
import type { Runtime } from '../call/runtime.ts';
import { ApiPromise, withResponse } from '../call/result.ts';
import type { FileResponse } from './file-response.ts';
import { loadFiles } from '../call/body.ts';

/** Calls an operation that returns a file. */
export function file(
  runtime: Runtime,
  operation: OperationDescriptor,
  input: CallInput,
  options: CallOptions = {},
): ApiPromise<FileResponse> {
  return fileResult(runtime.send, { operation, input, options });
}

/** Sends the call and resolves when the file starts to arrive. `onProgress` receives the bytes read. */
export function fileResult(send: Send, call: Call): ApiPromise<FileResponse> {
  return new ApiPromise<FileResponse>(async () => {
    const own = snapshotCall(call);
    checkInput(own);
    const { openFile } = await loadFiles();
    const response = await send(own);
    return withResponse(await openFile(own, response), response);
  });
}
