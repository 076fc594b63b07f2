/** The text or texts of a value, or its fault. */
export type Reading = { readonly text: string } | { readonly texts: readonly string[] } | { readonly fault: string };

/** Reads a value of one kind. */
export type ValueReader = (value: unknown) => Reading;

/** Returns a single value as text. */
export function readText(value: unknown): Reading {
  if (typeof value === 'string')
    return /\p{Surrogate}/u.test(value)
      ? { fault: 'It contains half of a surrogate pair. Pass well-formed Unicode.' }
      : { text: value };
  if (typeof value === 'number')
    return Number.isFinite(value) ? { text: String(value) } : { fault: 'Pass a finite number.' };
  if (typeof value === 'boolean' || typeof value === 'bigint') return { text: String(value) };
  return { fault: 'Pass a string, number or boolean.' };
}
