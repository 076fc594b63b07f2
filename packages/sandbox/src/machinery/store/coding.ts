import { type FilterValue, valuesOf } from './fields.ts';

// How values become numbers, so that a million of them are looked through in a few milliseconds. Equal values have equal codes; that two values
// have the same one is next to impossible, and whoever reads the document sees it.

const half = 0x1_0000_0000;

/** A code of 52 bits, above 0. */
export function codeOf(given: FilterValue): number {
  const text = String(given);
  let a = 0x9e3779b1;
  let b = 0x85ebca6b;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x5bd1e995);
    b ^= b >>> 15;
  }
  a ^= a >>> 16;
  return ((a >>> 0) & 0xfffff) * half + (b >>> 0) + 1;
}

/** The place of a code among the bits that stand for several. */
export const bitOf = (code: number): number => 1 << (code % 31);

/** Nothing is NaN, one value its code, several a negative number with a bit for each. */
export function codeOfAll(read: FilterValue | readonly FilterValue[] | undefined): number {
  const all = valuesOf(read);
  if (all.length === 0) return Number.NaN;
  if (all.length === 1) return codeOf(all[0] as FilterValue);
  let bits = 0;
  for (const one of all) bits |= bitOf(codeOf(one));
  return -(bits >>> 0);
}
