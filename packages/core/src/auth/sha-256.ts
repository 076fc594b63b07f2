/** The first 32 bits of the fractional parts of roots of the first primes, as the standard defines them. */
const tables = /* @__PURE__ */ rootsOfPrimes();

/**
 * Returns the SHA-256 hash of a text as hexadecimal digits (FIPS 180-4). It is synchronous, unlike the Web Crypto API,
 * and runs on every runtime. Meant for short texts.
 */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(bytes.length) * 8n);
  const hash = tables.start.slice();
  for (let at = 0; at < padded.byteLength; at += 64) addBlock(hash, padded, at);
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}

function addBlock(hash: Uint32Array, padded: DataView, at: number): void {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i += 1) words[i] = padded.getUint32(at + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const [a, b] = [wordAt(words, i - 15), wordAt(words, i - 2)];
    const low = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const high = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words[i] = wordAt(words, i - 16) + low + wordAt(words, i - 7) + high;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = h + high + ((e & f) ^ (~e & g)) + wordAt(tables.constants, i) + wordAt(words, i);
    const low = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = low + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = wordAt(hash, i) + word));
}

function wordAt(words: Uint32Array, at: number): number {
  return words[at] ?? 0;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function rootsOfPrimes(): { readonly start: Uint32Array; readonly constants: Uint32Array } {
  const primes: number[] = [];
  for (let number = 2; primes.length < 64; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return {
    start: Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
    constants: Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
  };
}

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}
