import type { OperationDescriptor } from '../base/descriptor.ts';
import type { JsonReading } from '../base/json-reading.ts';

/** What the caller gives to one operation, still in the wire's own names. */
export interface CallInput {
  /** Values of the placeholders of the path template. */
  readonly path?: Readonly<Record<string, string | number>> | undefined;
  /** Query parameters; those that are undefined are not sent. An empty list is refused: it would select everything. */
  readonly query?: object | undefined;
  /** The body, before it is written as JSON, form or multipart; undefined where there is none. */
  readonly body?: unknown;
  /** Absolute URL in place of base URL and path, for a link that another response gave (next page, TL05). */
  readonly url?: string | undefined;
}

/** Options of a single call; each overrides the client's own setting. */
export interface CallOptions {
  /** Aborting rejects at once, wherever the call is: queued, waiting, retrying or reading. In a bundle that splits, once what it needs is loaded. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Deadline over everything, waits and retries and the body included. In a bundle that splits it begins once what the call needs is loaded,
   * for which there is half a minute.
   */
  readonly deadlineInMs?: number | undefined;
  /** Limit of one attempt, body included. */
  readonly timeoutInMs?: number | undefined;
  /** Longest wait for a rate limit before the call fails with `RateLimitError` at once. */
  readonly maxWaitInMs?: number | undefined;
  /** Most attempts that a retry policy may use, the first included. */
  readonly maxAttempts?: number | undefined;
  /** Extra request headers. `Authorization` cannot be set here. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Correlation id, made up where absent; errors and hooks carry it. */
  readonly callId?: string | undefined;
  /**
   * Called when a request is about to leave, after every wait for a limit or a token and before each attempt, and waited for: what it throws
   * ends the call with nothing sent by this attempt.
   */
  readonly beforeSend?: (() => void | Promise<void>) | undefined;
  /** Progress of an upload or download, in bytes; waited for. Browsers are given an upload as a whole: there it counts what was read for it. */
  readonly onProgress?: ((progress: { readonly bytes: number; readonly totalBytes?: number }) => unknown) | undefined;
}

/** A call on its way into the pipeline. */
export interface Call {
  /** The operation that is called. */
  readonly operation: OperationDescriptor;
  /** What the caller gave it. */
  readonly input: CallInput;
  /** How it is to be carried out. */
  readonly options: CallOptions;
  /** Waits for its rate limit as long as it takes: iterators, batches, pollers, workflows. */
  readonly waitsForLimit?: boolean;
  /** A further page of a list that was already admitted by its limit. */
  readonly followUpPage?: boolean;
}

/** The final response of the pipeline: a success whose body is not read yet. Anything else was thrown as a typed error. */
export interface CallResponse {
  /** HTTP status: 200 to 299. */
  readonly status: number;
  /** Headers of the response. */
  readonly headers: Headers;
  /** Where the response came from. */
  readonly url: string;
  /** Lets go of a body that was read, for those who keep the response. */
  forget?(): void;
  /** Correlation id of the call, the one that errors and hooks carry. */
  readonly callId: string;
  /** The server's id of the request, where it gave one. */
  readonly requestId: string | undefined;
  /** How often the request was sent, the successful attempt included. */
  readonly attempts: number;
  /** It is a write that an earlier attempt may have carried out, whose response was lost. */
  readonly isInDoubt?: boolean;
  /** Longest body that is read into memory, in bytes: the client's `maxResponseBytes`. */
  readonly maxBytes: number;
  /** Reads the whole body as text, within deadline, timeout and size limit. */
  text(): Promise<string>;
  /** The body as JSON, where it was read as such already. */
  readonly json?: JsonReading | undefined;
  /** The body as a stream, within deadline and abort; null where there is none. */
  stream(): ReadableStream<Uint8Array> | null;
  /** Drops the body and frees the connection. */
  discard(): Promise<void>;
}

/** What is known of a response beside its body. */
export type ResponseFacts = Pick<CallResponse, 'status' | 'headers' | 'callId' | 'requestId' | 'attempts'>;

/**
 * Sends a call through the pipeline: authentication, limits, retries, middleware, transport. Rejects with a typed error unless it was a
 * success.
 */
export type Send = (call: Call) => Promise<CallResponse>;
