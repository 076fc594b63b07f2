import type { Bytes } from '../../base/bytes.ts';
import { chunksOf, type FileStream } from '../../base/chunks.ts';
import { isNode } from '../../base/is-node.ts';
import { sendsBlobs } from '../../base/sends-blobs.ts';
import { mayRunOnNode } from '../../base/target.ts';
import type { FetchInit } from './fetch-transport.ts';
import type { TransportRequest } from './transport.ts';

/** Bodies that are streams, as `fetch` takes them where the program runs. */
export function writeStream(
  init: FetchInit,
  body: FileStream,
  request: Pick<TransportRequest, 'onEnd'>,
): Promise<void> | undefined {
  const stream = streamOf(body, request);
  // No browser sends a stream over HTTP/1.1, and most send none at all.
  if (isBrowser()) return readWhole(init, stream);
  init.body = stream;
  init.duplex = 'half';
  // Node keeps a copy of all that a stream sends, for a response that asks to send it again elsewhere; unless such a response is an error.
  // Some other runtimes refuse to make an error of a redirect.
  if (mayRunOnNode && isNode()) init.redirect = 'error';
  return undefined;
}

async function readWhole(init: FetchInit, stream: ReadableStream<Bytes>): Promise<void> {
  init.body = await new Response(stream)[sendsBlobs() ? 'blob' : 'arrayBuffer']();
}

function isBrowser(): boolean {
  return 'document' in globalThis || 'importScripts' in globalThis;
}

/** A stream that ends what it reads from with the attempt: Node's fetch would hold on to it, and to the file that is open in it. */
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
      else controller.enqueue(value as Bytes); // shared memory never gets here
    },
    async cancel() {
      await chunks.return();
    },
  });
}
