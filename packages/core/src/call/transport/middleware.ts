import type { TransportResponse, TransportBody } from './transport.ts';

/** One attempt as a middleware sees it, signed and ready to be sent. */
export interface MiddlewareRequest {
  /** The documents' id of the operation: `v2-listOrders`, `S30`. */
  readonly operation: string;
  /** Correlation id of the call, the same for all its attempts. */
  readonly callId: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** HTTP method. */
  readonly method: string;
  /** Absolute URL with its query. */
  readonly url: string;
  /** By lower-case name; holds the credential. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as it is sent; undefined where there is none. */
  readonly body?: TransportBody | undefined;
  /** Aborts when the caller does, or when a time limit of the attempt or the call is reached. */
  readonly signal: AbortSignal;
}

/**
 * Wraps every attempt. Pass a changed copy to `next`, or a response of your own. What it throws ends the call and reaches
 * the caller as it is; it is not retried.
 */
export type Middleware = (
  request: MiddlewareRequest,
  next: (request: MiddlewareRequest) => Promise<TransportResponse>,
) => Promise<TransportResponse>;
