import type { Bytes } from '../../base/bytes.ts';
import { ConfigurationError } from '../../base/errors/index.ts';
import { chunksOf, type FileStream } from '../../base/chunks.ts';
import { BodyTooLargeError, type Transport, type TransportResponse, type TransportRequest } from './transport.ts';

/** A fetch handler: the global one, an instrumented one, or a server in the same process. */
export type FetchFunction = (request: Request) => Promise<Response>;

/**
 * Carries requests by `fetch`; runs everywhere. A file is asked for uncompressed, unless a header says otherwise; on Node one that comes
 * compressed all the same is refused with a ConfigurationError, since its `fetch` takes a compressed body that was cut short for a whole one.
 * @param fetchFunction called with one `Request`; the global `fetch`, looked up at each call, where absent.
 */
export function createFetchTransport(fetchFunction?: FetchFunction): Transport {
  return async (request) => {
    const init = initOf(request);
    // No browser sends a stream over HTTP/1.1, and most send none at all.
    if (init.duplex !== undefined && isBrowser()) init.body = await new Response(init.body as BodyInit).blob();
    try {
      const sending = fetchFunction ? fetchFunction(new Request(request.url, init)) : fetch(request.url, init);
      const response = asResponse(await sending);
      if (init.headers !== request.headers && isNode()) await refusePacked(response);
      return new FetchResponse(response);
    } catch (error) {
      if (init.redirect === 'error' && isRedirectFailure(error)) return new FetchResponse(Response.error());
      throw error;
    }
  };
}

/** A `fetch` of the caller's own may give anything. */
function asResponse(given: Response | undefined): Response {
  if (given?.headers !== undefined) return given;
  throw new TypeError(`The function that was passed as \`fetch\` gave ${String(given)} in place of a Response`);
}

/** What was to come as it is. */
async function refusePacked(response: Response): Promise<void> {
  if (!response.ok || (response.headers.get('content-encoding') ?? 'identity') === 'identity') return;
  await response.body?.cancel();
  throw new ConfigurationError(
    'The file came compressed, unasked, and `fetch` of Node would not tell if it were cut. Pass `transport: createNodeTransport()`.',
    { outcome: 'unknown' },
  );
}

function initOf(request: TransportRequest): RequestInit & { duplex?: 'half' } {
  const { method, headers: given, body, signal, isFile } = request;
  // Node's fetch takes a compressed body that was cut short for a whole one: a file is asked for as it is, so that its length tells.
  const headers =
    isFile && given['accept-encoding'] === undefined ? { ...given, 'accept-encoding': 'identity' } : given;
  const init: RequestInit & { duplex?: 'half' } = { method, headers, signal, redirect: 'manual' };
  if (body === undefined) return init;
  if (!(body instanceof ReadableStream || (typeof body === 'object' && Symbol.asyncIterator in body))) {
    init.body = body;
    return init;
  }
  init.body = streamOf(body, request);
  init.duplex = 'half';
  // Node keeps a copy of all that a stream sends, for a response that asks to send it again elsewhere; unless such a response is an error.
  if (isNode()) init.redirect = 'error';
  return init;
}

function isBrowser(): boolean {
  return 'document' in globalThis || 'importScripts' in globalThis;
}

/** Other runtimes keep no copy, and some refuse to make an error of a redirect. */
function isNode(): boolean {
  const { navigator } = globalThis as { readonly navigator?: { readonly userAgent?: string } };
  return navigator?.userAgent?.startsWith('Node.js/') ?? false;
}

/** How Node says that there was a redirect; where to, it does not say. */
function isRedirectFailure(error: unknown): boolean {
  return error instanceof TypeError && error.cause instanceof Error && error.cause.message === 'unexpected redirect';
}

/** A stream that ends what it reads from with the attempt: Node's fetch would hold on to it, and to the file that is open in it. */
function streamOf(body: FileStream, request: TransportRequest): ReadableStream<Bytes> {
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

class FetchResponse implements TransportResponse {
  readonly #response: Response;
  readonly status: number;
  readonly headers: Headers;

  constructor(response: Response) {
    this.#response = response;
    this.status = response.status;
    this.headers = response.headers;
  }

  text(maxBytes: number): Promise<string> {
    const { headers } = this.#response;
    const length = headers.get('content-length');
    // The platform's own reader is faster; it may be used where the length is known and is what will be read.
    const isKnown = length !== null && headers.get('content-encoding') === null && Number(length) <= maxBytes;
    return isKnown ? this.#response.text() : readText(this.#response.body, maxBytes);
  }

  stream(): ReadableStream<Uint8Array> | null {
    return this.#response.body;
  }

  async discard(): Promise<void> {
    if (!this.#response.bodyUsed) await this.#response.body?.cancel();
  }
}

async function readText(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      reader.cancel().catch(() => undefined);
      throw new BodyTooLargeError(maxBytes);
    }
    text += decoder.decode(value, { stream: true });
  }
}
