import { type FilterValue, valuesOf } from './fields.ts';

// Codes turn values into numbers, so that a filter reads a million of them in a few milliseconds.
// Equal values have equal codes. Two values rarely share a code, so readers check the document.

/** A code of 31 bits, above 0. */
export function codeOf(given: FilterValue): number {
  const text = String(given);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) & 0x7fff_ffff || 1;
}

/** The bit of a code in a set of several codes. */
export const bitOf = (code: number): number => 1 << (code % 31);

/** Encodes values: 0 for none, the code of one, or a negative number with a bit for each of several. */
export function codeOfAll(read: FilterValue | readonly FilterValue[] | undefined): number {
  const all = valuesOf(read);
  if (all.length === 0) return 0;
  if (all.length === 1) return codeOf(all[0] as FilterValue);
  return -all.reduce<number>((bits, one) => bits | bitOf(codeOf(one)), 0);
}
