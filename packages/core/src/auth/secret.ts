import { inTime } from '../clock/clock.ts';
import { ConfigurationError, TokenError } from '../errors/index.ts';
import type { AuthContext, SecretProvider } from './strategy.ts';

/**
 * Reads the current value of a secret.
 * @throws {ConfigurationError} If it can't be sent. The message doesn't contain the value.
 * @throws {TokenError} If the provider function fails or takes longer than one attempt may.
 */
export async function readSecret(
  secret: SecretProvider,
  name: string,
  { clock, timeoutInMs }: Pick<AuthContext, 'clock' | 'timeoutInMs'>,
): Promise<string> {
  if (typeof secret === 'string') return checkSecret(secret, name);
  const read = async (): Promise<string> => {
    try {
      return await secret();
    } catch (cause) {
      throw functionFailed(name, cause);
    }
  };
  const late = (): TokenError =>
    new TokenError(
      `The function passed as \`${name}\` didn't return within ${timeoutInMs} ms. To wait longer, raise \`timeoutInMs\`.`,
      { code: 'ERR_SECRET_FUNCTION' },
    );
  return checkSecret(await inTime(clock, timeoutInMs, read, late), name);
}

function functionFailed(name: string, cause: unknown): TokenError {
  return new TokenError(`The function passed as \`${name}\` failed. See \`cause\` for its error.`, {
    code: 'ERR_SECRET_FUNCTION',
    cause,
  });
}

/** Checks that a secret is visible ASCII. The most common fault is a line break at the end of a file. */
export function checkSecret(value: unknown, name: string): string {
  if (typeof value === 'string' && /^[\u0021-\u007E]+$/.test(value)) return value;
  if (typeof value !== 'string' || value === '')
    throw new ConfigurationError(
      `\`${name}\` is ${wordFor(value)}. Pass a non-empty string, or a function that returns one.`,
      { code: 'ERR_SECRET_INVALID' },
    );
  if (/^(?:bearer|basic|token) /i.test(value as string))
    throw new ConfigurationError(
      `\`${name}\` starts with a scheme such as 'Bearer '. Pass the bare value. The client adds the scheme.`,
      { code: 'ERR_SECRET_INVALID' },
    );
  throw new ConfigurationError(
    `\`${name}\` contains white space or a character that can't be sent. Check for a line break at its end.`,
    { code: 'ERR_SECRET_INVALID' },
  );
}

/** Returns a description of an invalid credential. `undefined` usually means that an environment variable isn't set. */
export function wordFor(value: unknown): string {
  return value === undefined ? 'undefined (is the environment variable set?)' : value === '' ? 'empty' : 'not a string';
}

/**
 * Returns a hash that identifies a secret without revealing it: the first 128 bits of its SHA-256. It is equal in all
 * processes, so workers with a shared limit store count together.
 */
export function fingerprint(secret: string): string {
  return sha256(secret).slice(0, 32);
}

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
