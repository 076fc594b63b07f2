import { TradelaneError } from '@tradelane/core';
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

  constructor(...errors: readonly [ActionError, ...ActionError[]]) {
    super(errors.map(({ code, message }) => `${code}: ${message}`).join('; '), { outcome: 'refused' });
    this.errors = errors;
  }
}
