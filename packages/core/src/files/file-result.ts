import { checkInput, snapshotCall } from '../call/arguments.ts';
import type { Call, CallInput, CallOptions, Send } from '../operation/call.ts';
import type { OperationDescriptor } from '../operation/descriptor.ts';
import type { Runtime } from '../call/runtime.ts';
import { ApiPromise, withResponse } from '../call/result.ts';
import type { FileResponse } from './file-response.ts';
import { latePart } from '../errors/late-part.ts';
import type * as OpenFile from './open-file.ts';

let loaded: typeof OpenFile | undefined;

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
    // Loaded before the request is sent, so that no response is lost. A page without files doesn't load it.
    loaded ??= await latePart(import('./open-file.ts'));
    const response = await send(own);
    return withResponse(await loaded.openFile(own, response), response);
  });
}
