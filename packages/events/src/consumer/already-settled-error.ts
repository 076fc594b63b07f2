import { TradelaneError } from '@tradelane/core';

/**
 * Thrown by `commit`: somebody else has dealt with this message in the meantime (its lease ran out while the process stood still). Let
 * it roll your transaction back.
 */
export class AlreadySettledError extends TradelaneError {
  static override readonly brand: string = 'AlreadySettledError';
  override readonly name: string = 'AlreadySettledError';

  constructor(what: string) {
    super(`${what} was dealt with by somebody else.`);
  }
}
