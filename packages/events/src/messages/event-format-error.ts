import { TradelaneError } from '@tradelane/core';

/** One problem of a message. */
export interface FormatIssue {
  /** The path of the field, such as `data.action_id`. Empty if the whole message is concerned. */
  readonly field: string;
  /** The problem, worded to follow the name of the field. */
  readonly message: string;
}

/**
 * Thrown for a message that can't be read: invalid JSON, no `id`, or a required field of its type is missing. A
 * redelivery doesn't help.
 */
export class EventFormatError extends TradelaneError {
  static override readonly brand: string = 'EventFormatError';
  override readonly name: string = 'EventFormatError';
  /** ID of the message, if it has one. */
  readonly eventId: string | undefined;
  /** All problems, at least one. */
  readonly issues: readonly FormatIssue[];

  constructor(message: object, issues: readonly FormatIssue[], cause?: unknown) {
    const { id, type } = message as { readonly id?: unknown; readonly type?: unknown };
    const which = typeof type === 'string' ? `${type} message` : 'message';
    const what = issues
      .map((issue) => `${issue.field === '' ? 'it' : `\`${issue.field}\``} ${issue.message}`)
      .join('; ');
    super(`The ${which} is invalid: ${what}.`, { cause, outcome: 'refused' });
    this.eventId = typeof id === 'string' ? id : undefined;
    this.issues = issues;
  }
}
