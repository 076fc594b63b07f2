/** Joins the parts of a compound key; no identifier holds a line break. */
export const keyOf = (...parts: readonly string[]): string => parts.join('\n');
