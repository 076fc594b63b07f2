import { TradelaneError } from '@tradelane/core';

/** One thing that is wrong with a message. */
export interface FormatIssue {
  /** Where: `data.action_id`; empty for the message as a whole. */
  readonly field: string;
  /** What is wrong there, to be read behind the field. */
  readonly message: string;
}

/** A message that cannot be read: no JSON, no `id`, or without what its type must have. It is of no use to deliver it again. */
export class EventFormatError extends TradelaneError {
  static override readonly brand: string = 'EventFormatError';
  override readonly name: string = 'EventFormatError';
  /** Id of the message, where it has one. */
  readonly eventId: string | undefined;
  /** Everything that is wrong with it; at least one. */
  readonly issues: readonly FormatIssue[];

  constructor(message: object, issues: readonly FormatIssue[], cause?: unknown) {
    const { id, type } = message as { readonly id?: unknown; readonly type?: unknown };
    const which = typeof type === 'string' ? `${type} message` : 'message';
    const what = issues
      .map((issue) => `${issue.field === '' ? 'it' : `\`${issue.field}\``} ${issue.message}`)
      .join('; ');
    super(`The ${which} cannot be read: ${what}.`, { cause, outcome: 'refused' });
    this.eventId = typeof id === 'string' ? id : undefined;
    this.issues = issues;
  }
}
