import { closed, type NotSent, readFailure } from './failure.ts';

/** The error of a request that wasn't sent, because the transport was closed or failed before the first byte. */
export class NotSentError extends Error implements NotSent {
  readonly isSent = false;
  readonly isFinal: boolean;
  declare readonly cause: Error;

  /** @param cause The error of the runtime, which may also belong to requests that were sent. */
  constructor(cause: Error) {
    super(cause.message, { cause });
    const { code = '' } = cause as { readonly code?: string };
    this.isFinal = closed.has(code);
  }
}

/**
 * Returns the error, or a NotSentError if the error shows that nothing was sent. Only errors of a plain transport are
 * reliable here.
 */
export function notSentOr(error: unknown): unknown {
  // the type of the error is the only sign
  return readFailure(error, String).sent ? error : new NotSentError(error as Error);
}

/** Creates the error of a closed transport, with undici's code. */
export function closedTransport(): NotSentError {
  return new NotSentError(
    Object.assign(new Error('The transport is closed. Create another client with a new transport.'), {
      code: 'UND_ERR_CLOSED',
    }),
  );
}
