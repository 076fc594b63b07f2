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
