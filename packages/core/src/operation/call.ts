import type { OperationDescriptor } from './descriptor.ts';

/** The checks of bodies that a client makes with its schemas. */
export interface BodyCheck {
  /**
   * Checks the whole body of a call before it is sent.
   * @throws {ArgumentError} If it doesn't match.
   */
  request(call: Call): void;
  /**
   * Checks the parsed response of a success.
   * @throws {MalformedResponseError} If it doesn't match and the client has `validate: 'throw'`.
   */
  response(call: Call, response: CallResponse, value: unknown): void;
}

/** Arguments of one operation, with the names that are sent to the server. */
export interface CallInput {
  /** Values for the placeholders of the path template. */
  readonly path?: Readonly<Record<string, string | number>> | undefined;
  /** Query parameters. Undefined ones aren't sent. An empty list is an error, because it would select everything. */
  readonly query?: object | undefined;
  /** The body, before it is written as JSON, form or multipart. Undefined if there is none. */
  readonly body?: unknown;
  /** Absolute URL to use instead of base URL and path, for a link from another response (next page, TL05). */
  readonly url?: string | undefined;
}

/** Options of a single call. Each one overrides the client's option. */
export interface CallOptions {
  /**
   * Signal that cancels the call. The call rejects at once, whether it is queued, waiting, retrying or reading.
   */
  readonly signal?: AbortSignal | undefined;
  /**
   * Timeout of the whole call, in milliseconds, including waits, retries and the body.
   */
  readonly deadlineInMs?: number | undefined;
  /** Timeout of one attempt, in milliseconds, including its body. For files, it limits the wait for the next bytes. */
  readonly timeoutInMs?: number | undefined;
  /**
   * Longest wait for a rate limit, in milliseconds. If the wait would be longer, the call fails at once with a
   * `RateLimitError`. Default: `maxWaitInMs` of the client for one call, and no maximum for iterators and batches.
   */
  readonly maxWaitInMs?: number | undefined;
  /** Maximum number of attempts, including the first one. By default, iterators and batches repeat any number of 429s. */
  readonly maxAttempts?: number | undefined;
  /** Additional request headers. `Authorization` can't be set here. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Correlation ID, which errors and hooks contain. Default: a random ID. */
  readonly callId?: string | undefined;
  /**
   * Function that runs before each attempt, after all waits for limits and tokens. The client awaits it. If it throws,
   * the call fails and this attempt isn't sent.
   */
  readonly beforeSend?: (() => void | Promise<void>) | undefined;
  /**
   * Function that receives the progress of an upload or download, in bytes. The client awaits it. Browsers receive an
   * upload as a whole, so there it counts the bytes that were read.
   */
  readonly onProgress?: ((progress: { readonly bytes: number; readonly totalBytes?: number }) => unknown) | undefined;
}

/** A call as the pipeline receives it. */
export interface Call {
  /** The operation. */
  readonly operation: OperationDescriptor;
  /** The arguments. */
  readonly input: CallInput;
  /** The options. */
  readonly options: CallOptions;
  /** Whether the call waits for its rate limit as long as needed, as in iterators, batches, pollers and workflows. */
  readonly waitsForLimit?: boolean;
  /** The walk that the call belongs to: its whole time and the time until it ends. It limits the call in addition to its deadline. */
  readonly walk?: { readonly limitInMs: number; readonly leftInMs: number };
  /** Whether this is a later page of a list whose first page has already passed the rate limit. */
  readonly followUpPage?: boolean;
  /** Whether an HTTP error is a result and not thrown, as in `createFetch`. */
  readonly returnsErrors?: boolean;
  /** Names of the options that only a list or a batch has. */
  readonly otherOptions?: readonly string[];
}

/** The result of reading a text as JSON. */
export type JsonReading =
  | {
      readonly ok: true;
      readonly value: unknown;
      /** The unexpected shape of the body of a write, with its path. The status still makes the write a success. */
      readonly issue?: string;
    }
  | {
      readonly ok: false;
      /** Whether the response was damaged on its way, so that a retry may help. */
      readonly isSpoilt: boolean;
      /** A description of the text, without its content. */
      readonly detail: string;
    };

/** A successful response whose body isn't read yet. All other responses throw a typed error. */
export interface CallResponse {
  /** HTTP status: 200 to 299. */
  readonly status: number;
  /** Headers of the response. */
  readonly headers: Headers;
  /** The URL of the response. */
  readonly url: string;
  /** Correlation ID of the call, which errors and hooks also contain. */
  readonly callId: string;
  /** The server's ID of the request, if it sent one. */
  readonly requestId: string | undefined;
  /** Removes credentials from a text that may quote the response, such as names of its fields (T10). */
  hide(text: string): string;
  /** Whether a text contains a whole credential of the client. */
  isQuoting(text: string): boolean;
  /** Number of attempts, including the successful one. */
  readonly attempts: number;
  /** Whether this is a write that an earlier attempt may already have carried out. */
  readonly isInDoubt?: boolean;
  /** Maximum size of a body that is read into memory, in bytes: the client's `maxResponseBytes`. */
  readonly maxBytes: number;
  /** Reads the whole body as text, within deadline, timeout and size limit. */
  text(): Promise<string>;
  /** The body as JSON, if it was already parsed. */
  readonly json?: JsonReading | undefined;
  /** Returns the body as a stream that respects deadline and abort, or null if there is none. */
  stream(): ReadableStream<Uint8Array> | null;
  /** Discards the body and frees the connection. */
  discard(): Promise<void>;
}

/** The data of a response with its status, headers and IDs. */
export interface WithResponse<T> {
  /** The value that the method resolves to without `withResponse()`. */
  readonly data: T;
  /** HTTP status. 0 if no request was necessary (an empty batch). */
  readonly status: number;
  /** Headers of the response. Empty if no request was necessary. */
  readonly headers: Headers;
  /** Correlation ID of the call, which errors and hooks also contain. */
  readonly callId: string;
  /** The server's ID of the request, if it sent one. */
  readonly requestId: string | undefined;
  /** Number of attempts, including the successful one. */
  readonly attempts: number;
}

/** The facts of a response without its body. */
export type ResponseFacts = Pick<CallResponse, 'status' | 'headers' | 'callId' | 'requestId' | 'attempts'>;

/**
 * Sends a call through authentication, limits, retries, middleware and transport. Rejects with a typed error unless the
 * response is a success, or the call returns errors.
 */
export type Send = (call: Call) => Promise<CallResponse>;
