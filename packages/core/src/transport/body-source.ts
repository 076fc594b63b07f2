import type { TransportBody } from './transport.ts';

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
