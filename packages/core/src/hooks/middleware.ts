import type { TransportResponse, TransportBody } from '../transport/transport.ts';

/** One attempt as a middleware receives it, with its credential. */
export interface MiddlewareRequest {
  /** The operation ID from the documents: `v2-listOrders`, `S30`. */
  readonly operation: string;
  /** Correlation ID of the call, the same for all its attempts. */
  readonly callId: string;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  /** HTTP method. */
  readonly method: string;
  /** Absolute URL with its query. */
  readonly url: string;
  /** Headers by lower-case name. Contains the credential. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body. Undefined if there is none. */
  readonly body?: TransportBody | undefined;
  /** Signal that aborts on the caller's signal, the timeout or the deadline. */
  readonly signal: AbortSignal;
}

/**
 * A function that wraps every attempt. Pass a changed copy of the request to `next`, or return your own response.
 * Errors that it throws end the call without a retry and reach the caller unchanged.
 */
export type Middleware = (
  request: MiddlewareRequest,
  next: (request: MiddlewareRequest) => Promise<TransportResponse>,
) => Promise<TransportResponse>;
