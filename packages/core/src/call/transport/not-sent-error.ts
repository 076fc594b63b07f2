import { closed, type NotSent, readFailure } from './failure.ts';

/** Nothing of the request has left: the transport was closed, or failed before it began to write. */
export class NotSentError extends Error implements NotSent {
  readonly isSent = false;
  readonly isFinal: boolean;
  declare readonly cause: Error;

  /** @param cause a runtime may give the same one to several requests, of which others have left */
  constructor(cause: Error) {
    super(cause.message, { cause });
    const { code = '' } = cause as { readonly code?: string };
    this.isFinal = closed.has(code);
  }
}

/** The same error, unless it says that nothing has left: only of what does nothing but send is that to be believed. */
export function notSentOr(error: unknown): unknown {
  return readFailure(error, String).sent ? error : new NotSentError(error as Error); // nothing else says so
}

/** The error of a transport that was closed, with undici's own code. */
export function closedTransport(): NotSentError {
  return new NotSentError(Object.assign(new Error('The transport was closed'), { code: 'UND_ERR_CLOSED' }));
}
