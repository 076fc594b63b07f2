import { ArgumentError, TradelaneError } from '@tradelane/core';
import type { ActionError, ActionErrorCode } from '../generated/types.ts';

const codes: Readonly<Record<ActionErrorCode, true>> = {
  INVALID_INPUT: true,
  DATA_NOT_FOUND: true,
  UNEXPECTED: true,
  UNAVAILABLE: true,
  TOO_MANY_REQUEST: true,
  ACTION_NOT_SUPPORTED: true,
  ORDER_IN_WRONG_STATE: true,
  RETURN_IN_WRONG_STATE: true,
  CARRIER_NOT_SUPPORTED: true,
  MISSING_CARRIER: true,
  WAREHOUSE_ID_NOT_FOUND: true,
  WAREHOUSE_ID_REQUIRED: true,
  OTHER: true,
};

/**
 * Thrown by a handler if the channel can't carry out the command. The consumer reports the action as `FAILURE` with
 * these errors, which the seller reads. Any other error that a handler throws is retried.
 *
 * The hub refuses a report with an unknown code. So an unknown code, such as one of the channel, becomes `OTHER`, and
 * the message starts with it.
 */
export class ActionRejected extends TradelaneError {
  static override readonly brand: string = 'ActionRejected';
  static override readonly defaultCode: string = 'ERR_ACTION_REJECTED';
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
    this.errors = errors.map(withKnownCode) as [ActionError, ...ActionError[]];
  }
}

const withKnownCode = (error: ActionError): ActionError =>
  Object.hasOwn(codes, error.code) ? error : { ...error, code: 'OTHER', message: `${error.code}: ${error.message}` };

const isActionError = (error: Partial<ActionError> | undefined): boolean =>
  typeof error?.code === 'string' && typeof error.message === 'string';

/**
 * Thrown by `commit` if another worker has handled this message in the meantime because the lease expired. Let it
 * roll your transaction back.
 */
export class AlreadySettledError extends TradelaneError {
  static override readonly brand: string = 'AlreadySettledError';
  static override readonly defaultCode: string = 'ERR_ALREADY_SETTLED';
  override readonly name: string = 'AlreadySettledError';

  constructor(what: string) {
    super(`${what} was already handled by another worker. Roll back your transaction.`);
  }
}
