import type { CallContext } from './tradelane-error.ts';

/** Returns the note for the message of a failed write that may have been carried out. */
function outcomeNote({ method, outcome }: CallContext): string {
  return outcome === 'unknown' && method !== undefined && method !== 'GET'
    ? ' Whether the server carried it out is unknown.'
    : '';
}

/** A text as a whole sentence. Words of a server may or may not end with a full stop. */
export function endSentence(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}

/** Adds the note to a message, which may end with a foreign sentence. */
export function withNote(message: string, context: CallContext): string {
  return endSentence(message) + outcomeNote(context);
}
