import type { NotSent } from './failure.ts';

/** Nothing of the request has left: undici failed before it began to write. */
export class NotSentError extends Error implements NotSent {
  readonly isSent = false;
  readonly isFinal: boolean;
  declare readonly cause: Error;

  /** @param cause undici may give the same one to several requests, of which others have left */
  constructor(cause: Error) {
    super(cause.message, { cause });
    const { code } = cause as { readonly code?: unknown };
    this.isFinal = code === 'UND_ERR_CLOSED' || code === 'UND_ERR_DESTROYED';
  }
}
