import { TradelaneError } from '@tradelane/core';

/** The message is in somebody else's hands by now: its lease ran out. Whatever is still done about it here must have no effect. */
export class MessageLeaseLostError extends TradelaneError {
  static override readonly brand: string = 'MessageLeaseLostError';
  override readonly name: string = 'MessageLeaseLostError';

  constructor(what: string, cause?: unknown) {
    super(`The lease on ${what} ran out; the queue has handed it to somebody else.`, { cause });
  }
}
