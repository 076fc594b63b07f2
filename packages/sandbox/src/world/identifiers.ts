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

/**
 * A synchronous digest of 128 bits as 32 hexadecimal digits. It derives identifiers from counters and hides tokens in
 * the store. It isn't cryptographically secure.
 */
export function digest(text: string): string {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 597399067);
    b = c ^ Math.imul(b ^ k, 2869860233);
    c = d ^ Math.imul(c ^ k, 951274213);
    d = a ^ Math.imul(d ^ k, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return hex(a ^ b ^ c ^ d) + hex(b ^ a) + hex(c ^ a) + hex(d ^ a);
}

const bytes: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

const hex = (word: number): string =>
  `${bytes[word >>> 24]}${bytes[(word >>> 16) & 255]}${bytes[(word >>> 8) & 255]}${bytes[word & 255]}`;
