import { fileResult } from '../../src/files/file-result.ts';
import type { FileResponse } from '../../src/index.ts';
import { callOf, responseOf } from '../results/exchange.ts';

/** A downloaded file of these bytes, which arrive in chunks of `size`. */
export function fileOf(bytes: Uint8Array, contentType: string, size = bytes.length): Promise<FileResponse> {
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, (at += size)));
    },
  });
  const response = responseOf({ bytes: stream, headers: { 'content-type': contentType } });
  return fileResult(async () => response, callOf({ response: 'file' }));
}
