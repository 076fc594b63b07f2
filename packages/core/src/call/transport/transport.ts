import type { Bytes } from '../../base/bytes.ts';
import { isBranded } from '../../base/errors/brand.ts';

/** What carries one request to the host and brings back one response. Everything else (auth, limits, retries) happens above it. */
export interface Transport {
  (request: TransportRequest): Promise<TransportResponse>;
  /**
   * Set where what it returns, and the `text` of a response, rejects as soon as `onEnd` of the request calls back: then nothing else need be
   * watched for that, which saves a tenth of the time of a call.
   */
  readonly endsAtOnce?: true;
}

/** Body of a request as it is sent. A stream can be sent once. */
export type TransportBody = string | Bytes | Blob | FormData | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/** One attempt as the transport is to send it. */
export interface TransportRequest {
  /** HTTP method. */
  readonly method: string;
  /** Absolute URL, already encoded. */
  readonly url: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body; undefined where there is none. */
  readonly body?: TransportBody | undefined;
  /** Bytes of the body where they are known and the body itself does not say. */
  readonly bodyLength?: number | undefined;
  /** The body of the response is read as it comes, and nothing in it tells whether it is whole: a file. */
  readonly isFile?: boolean | undefined;
  /** Aborts with the reason that the caller will see. Made on first use: prefer `onEnd` where that is enough. */
  readonly signal: AbortSignal;
  /** Calls back at once when the attempt is over before its time; the returned function stops listening. */
  onEnd(listener: (reason: unknown) => void): () => void;
  /**
   * For a transport that knows when the first byte leaves: called with `true` as soon as nothing can leave without it, and with `false` right before
   * something does, or when the transport has done with the request. A call that ends or fails in between was not sent.
   */
  hold?(isHeld: boolean): void;
}

/** The head of a response; its body is still on the wire. Redirects are responses like any other. */
export interface TransportResponse {
  /** HTTP status. */
  readonly status: number;
  /** Headers of the response. */
  readonly headers: Headers;
  /** The whole body as text, decompressed; rejects with `BodyTooLargeError` beyond `maxBytes`. */
  text(maxBytes: number): Promise<string>;
  /** The body as a stream, decompressed; null where there is none. */
  stream(): ReadableStream<Uint8Array> | null;
  /** Drops the body and frees the connection. */
  discard(): Promise<void>;
}

/**
 * The body is longer than the caller allows. The pipeline turns it into a `MalformedResponseError`; like the errors of this package it is known
 * across copies, since a transport may come from another one.
 */
export class BodyTooLargeError extends Error {
  /** Name by which `instanceof` recognizes the class in every copy of the package. */
  static readonly brand: string = 'BodyTooLargeError';
  /** Name of the class, for logs. */
  override readonly name: string = 'BodyTooLargeError';
  /** How many bytes were allowed. */
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`More than ${maxBytes} bytes`);
    this.maxBytes = maxBytes;
  }

  /** Holds for errors of this class of any copy of the package. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isBranded(this, value);
  }
}
