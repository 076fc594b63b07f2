import { TradelaneError } from '@tradelane/core';

/**
 * The lease of a message expired, so the queue may have redelivered it. Later effects of its handler must not count.
 */
export class MessageLeaseLostError extends TradelaneError {
  static override readonly brand: string = 'MessageLeaseLostError';
  override readonly name: string = 'MessageLeaseLostError';

  constructor(what: string, cause?: unknown) {
    super(`The lease on ${what} is lost. The queue may have redelivered it to another worker.`, { cause });
  }
}

/**
 * Thrown if a queue that was opened by URL can't be reached or rejects the connection, or if its connection was closed
 * permanently. `cause` is the client's error.
 */
export class QueueError extends TradelaneError {
  static override readonly brand: string = 'QueueError';
  override readonly name: string = 'QueueError';

  constructor(host: string, reason: string, cause: unknown) {
    super(`The queue at ${host} failed: ${reason.replace(/\.$/, '')}. Check the URL, and that the server is running.`, {
      cause,
    });
  }
}
