import type { CallContext } from './tradelane-error.ts';

/** What a message ends with where a write may have been carried out although it failed. */
export function outcomeNote({ method, outcome }: CallContext): string {
  return outcome === 'unknown' && method !== undefined && method !== 'GET'
    ? '. Whether it was carried out is unknown'
    : '';
}

/** A message that may end with a sentence of somebody else's, and the note. */
export function withNote(message: string, context: CallContext): string {
  const note = outcomeNote(context);
  return message + (/[.?!]$/.test(message) ? note.slice(1) : note);
}
