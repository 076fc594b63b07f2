import { closed, type NotSent } from './failure.ts';

/** Nothing of the request has left: this transport was closed, or undici failed before it began to write. */
export class NotSentError extends Error implements NotSent {
  readonly isSent = false;
  readonly isFinal: boolean;
  declare readonly cause: Error;

  /** @param cause undici may give the same one to several requests, of which others have left */
  constructor(cause: Error) {
    super(cause.message, { cause });
    const { code = '' } = cause as { readonly code?: string };
    this.isFinal = closed.has(code);
  }
}

/** The error of a transport that was closed, with undici's own code. */
export function closedTransport(): NotSentError {
  return new NotSentError(Object.assign(new Error('The transport was closed'), { code: 'UND_ERR_CLOSED' }));
}
