import {
  BodyTooLargeError,
  type Transport,
  readInto,
  type TransportBody,
  type TransportRequest,
  type TransportResponse,
  refuseReadBody,
} from './transport.ts';
import { charsetOf } from '../content/charset.ts';
import { received } from '../errors/checks.ts';
import { ConfigurationError } from '../errors/index.ts';
import { type FileStream, type Bytes, chunksOf, readableOf } from '../content/chunks.ts';
import { isNode, sendsBlobs, isError, isNextFetch } from '../platform/platform.ts';
import { notSentOr } from './failure.ts';
import { mendPausedParsers } from './paused-parser.ts';

/**
 * Creates a transport that uses `fetch` and runs everywhere. It requests files without compression (except files for
 * browsers), unless a header overrides it. On Node, a file that is compressed anyway fails with a ConfigurationError,
 * because Node's `fetch` accepts a truncated compressed body.
 * @param fetchFunction Called with one global `Request`. Default: the global `fetch`, looked up at each call.
 * @example
 * ```ts
 * import { createFetchTransport } from '@tradelane/core';
 * import { createHub, hubOptionsFromEnv } from '@tradelane/hub';
 *
 * const hub = createHub({ ...hubOptionsFromEnv(), transport: createFetchTransport() });
 * ```
 */
export function createFetchTransport(fetchFunction?: (request: Request) => Promise<Response>): Transport {
  return fetchTransport(fetchFunction, writeUnread);
}

/** A fetch function: the global one, an instrumented one, or a server in the same process. */
export type FetchFunction = (request: Request) => Promise<Response>;

export interface FetchInit extends RequestInit {
  /** Required for a body that is a stream. */
  duplex?: 'half';
}

/** Adds a body that is a stream to the options of `fetch`. */
export type StreamWriter = (init: FetchInit, body: FileStream, request: TransportRequest) => Promise<void> | undefined;

/**
 * Creates a transport that uses `fetch` (see `createFetchTransport`).
 * @param fetchFunction Called with one `Request`. Default: the global `fetch`, looked up at each call.
 * @param writeStream Adds bodies that are streams, for surfaces that have some.
 */
export function fetchTransport(fetchFunction?: FetchFunction, writeStream?: StreamWriter): Transport {
  return async (request) => {
    mendPausedParsers();
    const { method, headers: own, body, signal, isFile } = request;
    const asksPlain = isFile && own['accept-encoding'] === undefined;
    const headers = asksPlain ? { ...own, 'accept-encoding': 'identity' } : own;
    const init: FetchInit = { method, headers, signal, redirect: 'manual' };
    if (isNextFetch()) init.cache = 'no-store';
    if (body !== undefined && isStream(body)) {
      if (!writeStream)
        throw new ConfigurationError(noStreams, { code: 'ERR_STREAM_UNSUPPORTED', outcome: 'not-sent' });
      await writeStream(init, body, request);
    } else if (body !== undefined) init.body = body;
    try {
      const sending = fetchFunction ? fetchFunction(new Request(request.url, init)) : fetch(request.url, init);
      const response = asResponse(await sending);
      if (asksPlain && isNode()) await refusePacked(response);
      return new FetchResponse(response);
    } catch (error) {
      if (init.redirect === 'error' && isRedirectFailure(error)) return new FetchResponse(Response.error());
      if (!fetchFunction) throw notSentOr(error);
      throw tookItForAddress(error) ? foreignFetch() : error;
    }
  };
}

const noStreams = "This client can't send a body that is a stream. Pass `transport: createFetchTransport()`.";

function isStream(body: TransportBody): body is FileStream {
  return typeof body === 'object' && ('getReader' in body || Symbol.asyncIterator in body);
}

/** Checks the result of `fetch`. Responses of some runtimes and mocks have no `body`, so they are read whole. */
function asResponse(result: Response | undefined): Response {
  if (result?.headers !== undefined && ('body' in result || 'text' in result)) return result;
  throw new TypeError(`The function passed as \`fetch\` must return a Response. It returned ${received(result)}.`);
}

/** Rejects a compressed file, which was requested uncompressed. */
async function refusePacked(response: Response): Promise<void> {
  if (!response.ok || (response.headers.get('content-encoding') ?? 'identity') === 'identity') return;
  await response.body?.cancel();
  throw new ConfigurationError(
    "The server compressed the file, so Node's fetch can't detect a truncated download. Pass `transport: createNodeTransport()`.",
    { code: 'ERR_ENCODING_UNSUPPORTED', outcome: 'unknown' },
  );
}

/** Whether an error of Node means a redirect. It doesn't contain the target. */
function isRedirectFailure(error: unknown): boolean {
  return (
    isError(error) &&
    error.name === 'TypeError' &&
    isError(error.cause) &&
    error.cause.message === 'unexpected redirect'
  );
}

/** The address that libraries with their own `Request` read from the global one. */
const notAnAddress = '[object Request]';

function tookItForAddress(error: unknown): boolean {
  const { message, input } = Object(error) as { readonly message?: unknown; readonly input?: unknown };
  return input === notAnAddress || String(message).endsWith(` ${notAnAddress}`);
}

/** Creates the error of a `fetch` that doesn't accept the global `Request`. */
function foreignFetch(): ConfigurationError {
  return new ConfigurationError(
    'The function passed as `fetch` rejects the global `Request`, as undici and node-fetch do. Pass one that accepts it, or `transport: createNodeTransport({ dispatcher })`.',
    { code: 'ERR_FETCH_INCOMPATIBLE', outcome: 'unknown' },
  );
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

  async text(maxBytes: number): Promise<string> {
    const { headers, body } = this.#response;
    if (isMissing(body)) {
      const text = await this.#response.text();
      if (text.length > maxBytes) throw new BodyTooLargeError(maxBytes);
      return text;
    }
    const charset = charsetOf(headers.get('content-type') ?? '');
    const length = headers.get('content-length');
    // The platform's reader is faster. It is safe if the length is known and small enough, and reads UTF-8 only.
    const isKnown = length !== null && headers.get('content-encoding') === null && Number(length) <= maxBytes;
    return isKnown && charset === 'utf-8' ? this.#response.text() : readText(body, maxBytes, new TextDecoder(charset));
  }

  stream(): ReadableStream<Uint8Array> | null {
    const response = this.#response;
    if (!isMissing(response.body)) return response.body;
    const whole = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
      yield new Uint8Array(await response.arrayBuffer());
    };
    return readableOf(whole());
  }

  async discard(): Promise<void> {
    if (!this.#response.bodyUsed) await this.#response.body?.cancel();
  }
}

/** Whether a response isn't a standard one. The `body` of an empty one is null. */
const isMissing = (body: Response['body'] | undefined): body is undefined => body === undefined;

async function readText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  decoder: TextDecoder,
): Promise<string> {
  const read = { text: '' };
  if (body) await readInto(read, body, maxBytes, undefined, decoder);
  return read.text;
}

/** Adds streams that weren't read before. Only clients that send streams need it. */
export const writeUnread: StreamWriter = (init, body, request) => {
  refuseReadBody(body);
  return writeStream(init, body, request);
};

/** Adds streams as bodies, in the form that `fetch` of this runtime accepts. */
export function writeStream(
  init: FetchInit,
  body: FileStream,
  request: Pick<TransportRequest, 'onEnd' | 'bodyLength'>,
): Promise<void> | undefined {
  const stream = streamOf(body, request);
  // Browsers don't send streams over HTTP/1.1, and most don't send any.
  if (isBrowser()) return readWhole(init, stream);
  init.body = stream;
  init.duplex = 'half';
  // Node keeps a copy of a stream for a possible redirect, unless redirects are errors. Other runtimes may reject this
  // option.
  if (isNode()) {
    init.redirect = 'error';
    if (request.bodyLength !== undefined && sendsBlobs()) init.body = sized(stream, request.bodyLength);
  }
  return undefined;
}

/** Node's `fetch` sends a stream in chunks, which some gateways refuse (411), but a blob with its length. */
function sized(stream: ReadableStream<Bytes>, size: number): Blob {
  return Object.defineProperties(new Blob(), { size: { value: size }, stream: { value: () => stream } });
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
      else controller.enqueue(value as Bytes); // Shared memory was rejected before.
    },
    async cancel() {
      await chunks.return();
    },
  });
}
