import { TradelaneError } from '@tradelane/core';

/** One reason of a failure, as the connector or the channel gave it. */
export interface ActionFault {
  /** The code that the connector or the channel gave. */
  readonly code: string;
  /** Its words; absent where it gave none. */
  readonly message?: string | undefined;
}

/** The action was taken and ended in failure: the channel did not do what was asked (C03). */
export class ActionFailedError extends TradelaneError {
  static override readonly brand: string = 'ActionFailedError';
  override readonly name: string = 'ActionFailedError';
  /** Id of the action. */
  readonly actionId: string;
  /** Why, as the server reports; may be empty. */
  readonly errors: readonly ActionFault[];

  constructor(actionId: string, errors: readonly ActionFault[]) {
    const reasons = errors.map(({ code, message }) => (message === undefined ? code : `${code}: ${message}`));
    super(`The action ${actionId} failed${reasons.length === 0 ? '' : ` (${reasons.join('; ')})`}`, {
      outcome: 'refused',
    });
    this.actionId = actionId;
    this.errors = errors;
  }
}
