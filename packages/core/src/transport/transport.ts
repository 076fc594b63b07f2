import type { Bytes } from '../content/chunks.ts';
import { isBranded } from '../errors/tradelane-error.ts';
import { ArgumentError } from '../errors/index.ts';
import { isSpent } from '../content/one-shot-streams.ts';

/** A request body, created for each attempt. */
export interface BodySource {
  readonly contentType: string | undefined;
  /** Returns the body for one attempt. */
  body(): TransportBody;
  /** Size in bytes, if known in advance. */
  readonly length?: number | undefined;
  /** Whether the body can be sent again. False for a one-shot stream, whose call isn't retried. */
  readonly replayable: boolean;
  /**
   * Returns the error that the caller's code threw while the last body was read: a callback, or the stream of a file.
   */
  failed?(): { readonly error: unknown } | undefined;
}

/**
 * A function that sends one request and returns its response. Authentication, limits and retries happen outside of it.
 */
export interface Transport {
  (request: TransportRequest): Promise<TransportResponse>;
  /**
   * Whether each promise of the transport rejects as soon as the attempt ends early. The client then doesn't watch the
   * attempt itself. Default: `false`.
   */
  readonly endsAtOnce?: boolean;
}

/** One attempt that the transport must send. */
export interface TransportRequest {
  /** HTTP method. */
  readonly method: string;
  /** Absolute, encoded URL. */
  readonly url: string;
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body. Undefined if there is none. A stream can be sent only once. */
  readonly body?: string | Bytes | Blob | FormData | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array> | undefined;
  /** Size of the body in bytes, if it is known and the body doesn't contain it. */
  readonly bodyLength?: number | undefined;
  /** Whether the response is a file, whose content doesn't show whether it is complete. */
  readonly isFile?: boolean | undefined;
  /** Signal that aborts with the error for the caller. Created on first use, so prefer `onEnd`. */
  readonly signal: AbortSignal;
  /** Registers a listener for an early end of the attempt. The returned function removes it. */
  onEnd(listener: (reason: unknown) => void): () => void;
  /**
   * For a transport that knows when the first byte is sent. Call it with `true` while nothing can be sent, and with
   * `false` just before the first byte or at the end. A call that fails while it is `true` counts as not sent.
   */
  hold?(isHeld: boolean): void;
}

/** Body of a request. */
export type TransportBody = NonNullable<TransportRequest['body']>;

/** A response whose body is still being received. Redirects are ordinary responses. */
export interface TransportResponse {
  /** HTTP status. */
  readonly status: number;
  /** Headers of the response. */
  readonly headers: Headers;
  /** Reads the whole body as decompressed text. Rejects with `BodyTooLargeError` above `maxBytes`. */
  text(maxBytes: number): Promise<string>;
  /** Returns the body as a decompressed stream, or null if there is none. */
  stream(): ReadableStream<Uint8Array> | null;
  /** Discards the body and frees the connection. */
  discard(): Promise<void>;
}

/**
 * The error of a body that exceeds the maximum size. The pipeline converts it into a `MalformedResponseError`.
 * `instanceof` also works for errors of another copy of the package.
 */
export class BodyTooLargeError extends Error {
  /** Name that `instanceof` compares in every copy of the package. */
  static readonly brand: string = 'BodyTooLargeError';
  /** Name of the class, for logs. */
  override readonly name: string = 'BodyTooLargeError';
  /** Maximum size, in bytes. */
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`More than ${maxBytes} bytes`);
    this.maxBytes = maxBytes;
  }

  /** Whether a value is an error of this class, from any copy of the package. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isBranded(this, value);
  }
}

/**
 * Rejects a stream that a middleware has read or sends again, because its body would be empty.
 * @throws {ArgumentError} If the stream was read.
 */
export function refuseReadBody(body: unknown): void {
  if (!isSpent(body)) return;
  const message = 'The body stream was already consumed. A middleware that reads it must pass on a new body.';
  throw new ArgumentError(message, { code: 'ERR_STREAM_CONSUMED', argument: 'body', outcome: 'unknown' });
}

/**
 * Appends a body to a text as it arrives. After a failure, the text contains the part before it.
 * @param within Watches each read.
 * @param decoder Decoder of the charset. Default: UTF-8.
 * @throws {BodyTooLargeError} If the body exceeds `maxBytes`.
 */
export async function readInto(
  read: { text: string },
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  within: <T>(reading: Promise<T>) => Promise<T> = (reading) => reading,
  decoder: TextDecoder = new TextDecoder(),
): Promise<void> {
  const reader = body.getReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await within(reader.read());
      read.text += decoder.decode(value, { stream: !done });
      if (done) return;
      size += value.byteLength;
      if (size > maxBytes) throw new BodyTooLargeError(maxBytes);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
