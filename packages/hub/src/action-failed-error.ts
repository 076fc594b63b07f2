import { TradelaneError } from '@tradelane/core/errors';

/** Reason of a failure, from the connector or the channel. */
export interface ActionFault {
  /** Code of the connector or channel. */
  readonly code: string;
  /** Message, if there is one. */
  readonly message?: string | undefined;
}

/** Thrown if an accepted action failed: the channel didn't do what was asked (C03). */
export class ActionFailedError extends TradelaneError {
  static override readonly brand: string = 'ActionFailedError';
  static override readonly defaultCode: string = 'ERR_ACTION_FAILED';
  override readonly name: string = 'ActionFailedError';
  /** ID of the action. */
  readonly actionId: string;
  /** Reasons that the server reports. May be empty. */
  readonly errors: readonly ActionFault[];

  constructor(actionId: string, errors: readonly ActionFault[]) {
    const reasons = errors.map(({ code, message }) => (message === undefined ? code : `${code}: ${message}`));
    super(`The action ${actionId} failed${reasons.length === 0 ? '' : ` (${reasons.join('; ').slice(0, 1000)})`}.`, {
      outcome: 'refused',
    });
    this.actionId = actionId;
    this.errors = errors;
  }
}
