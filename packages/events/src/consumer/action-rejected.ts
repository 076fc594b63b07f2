import { ArgumentError, TradelaneError } from '@tradelane/core';
import type { ActionError } from '../generated/types.ts';

/**
 * Thrown by a handler: the channel cannot do what the seller asked for, and never will. The action is reported as FAILURE with these
 * errors, which the seller reads. Anything else that a handler throws is taken for trouble that passes, and tried again.
 */
export class ActionRejected extends TradelaneError {
  static override readonly brand: string = 'ActionRejected';
  override readonly name: string = 'ActionRejected';
  /** Why, as the seller reads it: at least one, each with a code and a message. */
  readonly errors: readonly [ActionError, ...ActionError[]];

  /** @throws ArgumentError where there is no error, or one without `code` or `message` */
  constructor(...errors: readonly [ActionError, ...ActionError[]]) {
    if (errors.length === 0 || !errors.every(isActionError))
      throw new ArgumentError(
        'Pass `ActionRejected` the errors that the seller reads, each with a `code` and a `message`.',
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
