import { isError } from '../platform/platform.ts';
import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { Bytes } from '../content/chunks.ts';
import { decodeStream, decodeWhole, notPacked, type Packing, packingOf, unknownPacking } from './content-coding.ts';
import { charsetOf } from '../content/charset.ts';
import { NotSentError, notSentOr } from './failure.ts';
import { refuseReadBody, BodyTooLargeError, type TransportResponse, type TransportRequest } from './transport.ts';
import { ResponseHeaders } from './response-headers.ts';

/** Bytes to buffer for a slow reader before the connection is paused. */
const highWater = 256 * 1024;

const nothing = (): void => undefined;

/**
 * One request and its response on undici's dispatch interface. Chunks are buffered until text or a stream is requested.
 */
export class UndiciExchange implements Dispatcher.DispatchHandler, TransportResponse {
  readonly #request: TransportRequest;
  #stopListening = nothing; // An early end may call back before there is a listener to remove.
  #controller: Dispatcher.DispatchController | undefined;
  #settleHead: { resolve(response: TransportResponse): void; reject(reason: unknown): void } | undefined;
  #rawHeaders: IncomingHttpHeaders = {};
  #headers: ResponseHeaders | undefined;
  #chunks: Buffer[] = [];
  #bytes = 0;
  #state: 'open' | 'complete' | 'failed' = 'open';
  #failure: unknown;
  #maxBytes = Number.POSITIVE_INFINITY;
  /** Wakes the reader at more bytes, the end, or a failure. */
  #wake: (() => void) | undefined;
  #wholeBody = false;
  /** Whether undici hasn't started to write yet. */
  #isHeld = false;
  status = 0;

  constructor(request: TransportRequest) {
    this.#request = request;
    this.#stopListening = request.onEnd((reason) => this.#abort(reason));
  }

  /** @param saysWhenSent Whether the dispatcher calls `onRequestStart` before the first byte of any request. */
  send(dispatcher: Dispatcher, saysWhenSent: boolean): Promise<TransportResponse> {
    const { url, method, headers, body, bodyLength } = this.#request;
    refuseReadBody(body);
    const sent: Record<string, string> = { 'accept-encoding': 'gzip, deflate', ...headers };
    if (bodyLength !== undefined) sent['content-length'] = String(bodyLength);
    return new Promise((resolve, reject) => {
      this.#settleHead = { resolve, reject };
      if (this.#state === 'failed') {
        reject(this.#failure);
        return;
      }
      if (saysWhenSent) this.#hold(true);
      try {
        const { origin, path } = addressOf(url);
        dispatcher.dispatch(
          {
            origin,
            path,
            method: method as Dispatcher.HttpMethod,
            headers: sent,
            // undici accepts any iterable, but its types list fewer.
            body: (body ?? null) as string | null,
            // The pipeline has its own timeouts, and a caller's dispatcher may have different ones.
            headersTimeout: 0,
            bodyTimeout: 0,
          },
          this,
        );
      } catch (error) {
        this.onResponseError(undefined, asError(error));
      }
    });
  }

  get headers(): Headers {
    return (this.#headers ??= new ResponseHeaders(this.#rawHeaders));
  }

  text(maxBytes: number): Promise<string> {
    const isPacked = this.#rawHeaders['content-encoding'] !== undefined;
    return isPacked ? this.#unpackedText(maxBytes) : this.#readAll(maxBytes, (bytes) => this.#decoded(bytes));
  }

  async #unpackedText(maxBytes: number): Promise<string> {
    const { names, isUnknown } = this.#packing();
    const bytes = await this.#readAll(maxBytes, (all) => all);
    // A compressed body is hardly ever valid UTF-8.
    if (isUnknown && !isUtf8(bytes)) throw this.#unreadable();
    if (names.length === 0) return this.#decoded(bytes);
    try {
      return this.#decoded(await unlessOver(this.#request, decodeWhole(bytes, names, maxBytes)));
    } catch (error) {
      throw error instanceof RangeError ? new BodyTooLargeError(maxBytes) : error;
    }
  }

  #decoded(bytes: Buffer): string {
    const charset = charsetOf(this.#rawHeaders['content-type'] ?? '');
    if (charset !== 'utf-8') return new TextDecoder(charset).decode(bytes);
    const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    return bytes.toString('utf8', hasMark ? 3 : 0);
  }

  stream(): ReadableStream<Uint8Array> | null {
    const isEmpty = this.status === 204 || this.#rawHeaders['content-length'] === '0';
    if (isEmpty) return null;
    const { names, isUnknown } = this.#packing();
    if (!isUnknown) return decodeStream(this.#rawStream(), names);
    const error = this.#unreadable();
    this.#abort(error);
    throw error;
  }

  async discard(): Promise<void> {
    if (this.#state === 'open') this.#abort(new Error('The body was discarded.'));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#state === 'failed') controller.abort(asError(this.#failure));
    else this.#hold(false);
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.status = status;
    this.#rawHeaders = headers;
    // A file in an unsupported coding fails before it is read.
    if (this.#request.isFile && status < 300 && this.#packing().isUnknown) this.#abort(this.#unreadable());
    else this.#settleHead?.resolve(this);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.byteLength;
    this.#chunks.push(chunk);
    if (this.#bytes > this.#maxBytes) {
      this.#abort(new BodyTooLargeError(this.#maxBytes));
      return;
    }
    if (this.#wholeBody) return;
    if (this.#bytes > highWater) controller.pause();
    this.#wake?.();
  }

  onResponseEnd(): void {
    if (this.#state !== 'open') return;
    this.#state = 'complete';
    this.#stopListening();
    this.#wake?.();
  }

  onResponseError(_: Dispatcher.DispatchController | undefined, error: Error): void {
    this.#fail(this.#isHeld ? new NotSentError(error) : this.#controller ? error : notSentOr(error));
  }

  #hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#request.hold?.(isHeld);
  }

  #abort(reason: unknown): void {
    if (this.#state !== 'open') return;
    this.#fail(reason);
    this.#controller?.abort(asError(reason));
  }

  #fail(reason: unknown): void {
    if (this.#state !== 'open') return;
    this.#state = 'failed';
    this.#failure = reason;
    this.#chunks = [];
    this.#stopListening();
    if (this.#isHeld) this.#hold(false);
    this.#settleHead?.reject(reason);
    this.#wake?.();
  }

  #packing(): Packing {
    const header = this.#rawHeaders['content-encoding'];
    return header === undefined ? notPacked : packingOf(String(header));
  }

  #unreadable(): Error {
    return unknownPacking(String(this.#rawHeaders['content-encoding']));
  }

  #readAll<T>(maxBytes: number, convert: (bytes: Buffer) => T): Promise<T> {
    this.#wholeBody = true;
    this.#maxBytes = maxBytes;
    if (this.#bytes > maxBytes) this.#abort(new BodyTooLargeError(maxBytes));
    return new Promise((resolve, reject) => {
      const finish = (): void => {
        if (this.#state === 'failed') reject(this.#failure);
        // A short body may be complete before it is read.
        else if (this.#bytes > maxBytes) reject(new BodyTooLargeError(maxBytes));
        else resolve(convert(this.#chunks.length === 1 ? (this.#chunks[0] as Buffer) : Buffer.concat(this.#chunks)));
      };
      if (this.#state !== 'open') {
        finish();
        return;
      }
      this.#wake = finish;
      this.#controller?.resume();
    });
  }

  #rawStream(): ReadableStream<Bytes> {
    return new ReadableStream(
      {
        pull: async (controller) => {
          if (this.#chunks.length === 0 && this.#state === 'open') {
            await new Promise<void>((resolve) => {
              this.#wake = resolve;
              this.#controller?.resume();
            });
          }
          const chunk = this.#chunks.shift();
          if (chunk) {
            this.#bytes -= chunk.byteLength;
            controller.enqueue(chunk as Bytes);
          } else if (this.#state === 'failed') controller.error(this.#failure);
          else controller.close();
        },
        cancel: () => this.discard(),
      },
      { highWaterMark: 0 },
    );
  }
}

/** A URL that parsing wouldn't change: encoded, without a fragment, a user name and dot segments. */
const plainUrl = /^(https?:\/\/[a-z\d.:-]+)(\/(?!(?:[^?]*\/)?(?:\.|%2e))[\w\-.~/%!$&()*+,;=:@?]*)$/i;

/** Splits a URL. Only a link of a response has to be parsed, because it may need encoding. */
function addressOf(url: string): { readonly origin: string; readonly path: string } {
  const [, origin, path] = plainUrl.exec(url) ?? [];
  if (origin !== undefined && path !== undefined) return { origin, path };
  const parsed = new URL(url);
  return { origin: parsed.origin, path: parsed.pathname + parsed.search };
}

function asError(reason: unknown): Error {
  return isError(reason) ? reason : new Error('The attempt ended.');
}

/** Settles with the promise or with the reason of an early end, whichever is first. */
export function unlessOver<T>(request: TransportRequest, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = request.onEnd(reject);
    void promise.finally(stop).then(resolve, reject);
  });
}
