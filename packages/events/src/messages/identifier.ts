/** Longer ones do not fit into the index of every database. */
const mostCharacters = 500;

/** Whether every queue and store takes a text as an id: not too long, and of characters that can be written. */
export function isIdentifier(text: string): boolean {
  return text !== '' && text.length <= mostCharacters && !/[\p{Cc}\p{Surrogate}]/u.test(text);
}

/** What is said of one that is none. */
export const identifierRule: string = `must be a text of up to ${mostCharacters} characters that can be written`;
