import { digest } from './digest.ts';

/** Returns an identifier in the form of a UUID (version 4). Equal seeds return equal identifiers. */
export function uuidOf(seed: string): string {
  const hex = digest(seed);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

const base32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function inBase32(value: number, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest = Math.floor(rest / 32)) text = base32.charAt(rest % 32) + text;
  return text;
}

/**
 * Returns an identifier in the form of a ULID: the time, then a number, so that later ones sort later. The time isn't
 * before 1970.
 */
export const ulidOf = (time: number, n: number): string => inBase32(Math.max(0, time), 10) + inBase32(n, 16);
