import { type FilterValue, valuesOf } from './fields.ts';

// How values become numbers, so that a million of them are looked through in a few milliseconds. Equal values have equal codes. That two values
// have the same one is most unlikely, and whoever reads the document sees it.

/** A code of 31 bits, above 0. */
export function codeOf(given: FilterValue): number {
  const text = String(given);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) & 0x7fff_ffff || 1;
}

/** The place of a code among the bits that stand for several. */
export const bitOf = (code: number): number => 1 << (code % 31);

/** Nothing is 0, one value its code, several a negative number with a bit for each. */
export function codeOfAll(read: FilterValue | readonly FilterValue[] | undefined): number {
  const all = valuesOf(read);
  if (all.length === 0) return 0;
  if (all.length === 1) return codeOf(all[0] as FilterValue);
  return -all.reduce<number>((bits, one) => bits | bitOf(codeOf(one)), 0);
}
