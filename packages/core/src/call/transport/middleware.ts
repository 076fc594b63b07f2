import type { TransportResponse, TransportBody } from './transport.ts';

/** One attempt as a middleware sees it, signed and ready to be sent. */
export interface MiddlewareRequest {
  readonly operation: string;
  readonly callId: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly method: string;
  readonly url: string;
  /** By lower-case name; holds the credential. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: TransportBody | undefined;
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
