import { TradelaneError } from '@tradelane/core';

/** Thrown if a queue that was opened by URL can't be reached, or rejects the connection. `cause` is the client's error. */
export class QueueError extends TradelaneError {
  static override readonly brand: string = 'QueueError';
  override readonly name: string = 'QueueError';

  constructor(host: string, reason: string, cause: unknown) {
    super(`The queue at ${host} failed: ${reason.replace(/\.$/, '')}. Check the URL, and that the server is running.`, {
      cause,
    });
  }
}
