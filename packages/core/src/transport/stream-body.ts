import { type Bytes, chunksOf, type FileStream } from '../streams/chunks.ts';
import { isNode, sendsBlobs } from '../platform/platform.ts';
import type { FetchInit, StreamWriter } from './fetch-transport.ts';
import type { TransportRequest } from './transport.ts';
import { refuseReadBody } from './read-body.ts';

/** Adds streams that weren't read before. Only clients that send streams need it. */
export const writeUnread: StreamWriter = (init, body, request) => {
  refuseReadBody(body);
  return writeStream(init, body, request);
};

/** Adds streams as bodies, in the form that `fetch` of this runtime accepts. */
export function writeStream(
  init: FetchInit,
  body: FileStream,
  request: Pick<TransportRequest, 'onEnd'>,
): Promise<void> | undefined {
  const stream = streamOf(body, request);
  // Browsers don't send streams over HTTP/1.1, and most don't send any.
  if (isBrowser()) return readWhole(init, stream);
  init.body = stream;
  init.duplex = 'half';
  // Node keeps a copy of a stream for a possible redirect, unless redirects are errors. Other runtimes may reject this
  // option.
  if (isNode()) init.redirect = 'error';
  return undefined;
}

async function readWhole(init: FetchInit, stream: ReadableStream<Bytes>): Promise<void> {
  init.body = await new Response(stream)[sendsBlobs() ? 'blob' : 'arrayBuffer']();
}

function isBrowser(): boolean {
  return 'document' in globalThis || 'importScripts' in globalThis;
}

/** Wraps a stream so that its source ends with the attempt. Node's fetch would keep it and its file open. */
function streamOf(body: FileStream, request: Pick<TransportRequest, 'onEnd'>): ReadableStream<Bytes> {
  const chunks = chunksOf(body);
  return new ReadableStream({
    start(controller) {
      request.onEnd((reason) => {
        controller.error(reason);
        chunks.return().catch(() => undefined);
      });
    },
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value as Bytes); // shared memory was rejected before
    },
    async cancel() {
      await chunks.return();
    },
  });
}
