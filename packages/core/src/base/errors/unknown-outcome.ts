import type { CallContext } from './tradelane-error.ts';

/** Returns the note for the message of a failed write that may have been carried out. */
export function outcomeNote({ method, outcome }: CallContext): string {
  return outcome === 'unknown' && method !== undefined && method !== 'GET'
    ? '. Whether it was carried out is unknown'
    : '';
}

/** Adds the note to a message, which may end with a foreign sentence. */
export function withNote(message: string, context: CallContext): string {
  const note = outcomeNote(context);
  return message + (/[.?!]$/.test(message) ? note.slice(1) : note);
}
