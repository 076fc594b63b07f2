/** Joins the parts of a compound key. Identifiers contain no line breaks. */
export const keyOf = (...parts: readonly string[]): string => parts.join('\n');
