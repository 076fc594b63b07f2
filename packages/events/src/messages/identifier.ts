/** The longest ID that the index of every database can hold. */
const mostCharacters = 500;

/** Whether every queue and store accepts a text as an ID. */
export function isIdentifier(text: string): boolean {
  return text !== '' && text.length <= mostCharacters && !/[\p{Cc}\p{Surrogate}]/u.test(text);
}

/** The problem text for an invalid ID. */
export const identifierRule: string = `must be a string of up to ${mostCharacters} printable characters`;
