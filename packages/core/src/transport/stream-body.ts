import type { Bytes } from '../streams/bytes.ts';
import { chunksOf, type FileStream } from '../streams/chunks.ts';
import { isNode } from '../platform/is-node.ts';
import { sendsBlobs } from '../platform/sends-blobs.ts';
import type { FetchInit } from './fetch-transport.ts';
import type { TransportRequest } from './transport.ts';

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
