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
