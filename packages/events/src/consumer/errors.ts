import { ArgumentError, TradelaneError } from '@tradelane/core';
import type { ActionError } from '../generated/types.ts';

/**
 * Thrown by a handler if the channel can't carry out the command. The consumer reports the action as `FAILURE` with
 * these errors, which the seller reads. Any other error that a handler throws is retried.
 */
export class ActionRejected extends TradelaneError {
  static override readonly brand: string = 'ActionRejected';
  override readonly name: string = 'ActionRejected';
  /** The reasons for the seller: at least one, each with a code and a message. */
  readonly errors: readonly [ActionError, ...ActionError[]];

  /** @throws {ArgumentError} If `errors` is empty, or one of them lacks `code` or `message`. */
  constructor(...errors: readonly [ActionError, ...ActionError[]]) {
    if (errors.length === 0 || !errors.every(isActionError))
      throw new ArgumentError(
        'Pass at least one error to `ActionRejected`, each with a `code` and a `message` for the seller.',
        {
          argument: 'errors',
        },
      );
    super(errors.map(({ code, message }) => `${code}: ${message}`).join('; '), { outcome: 'refused' });
    this.errors = errors;
  }
}

const isActionError = (error: Partial<ActionError> | undefined): boolean =>
  typeof error?.code === 'string' && typeof error.message === 'string';

/**
 * Thrown by `commit` if another worker has handled this message in the meantime because the lease expired. Let it
 * roll your transaction back.
 */
export class AlreadySettledError extends TradelaneError {
  static override readonly brand: string = 'AlreadySettledError';
  override readonly name: string = 'AlreadySettledError';

  constructor(what: string) {
    super(`${what} was already handled by another worker. Roll back your transaction.`);
  }
}
