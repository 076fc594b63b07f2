import { TradelaneError } from '@tradelane/core';

/**
 * Thrown by `commit` if another worker has handled this message in the meantime because the lease expired. Let it
 * roll your transaction back.
 */
export class AlreadySettledError extends TradelaneError {
  static override readonly brand: string = 'AlreadySettledError';
  override readonly name: string = 'AlreadySettledError';

  constructor(what: string) {
    super(`${what} was already handled by another worker.`);
  }
}
