import type { TransportBody } from './transport.ts';

/** A request body that is built anew for every attempt. */
export interface BodySource {
  readonly contentType: string | undefined;
  /** The body for one attempt. */
  body(): TransportBody;
  /** Bytes, where they are known beforehand. */
  readonly length?: number | undefined;
  /** False for a one-shot stream: it can be sent once and the call is not retried after that. */
  readonly replayable: boolean;
  /** What the caller's own code threw while the last body was read: a callback, or the stream of a file. */
  failed?(): { readonly error: unknown } | undefined;
}
