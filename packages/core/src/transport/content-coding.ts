import { pipeline, Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliDecompress,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  gunzip,
  inflate,
  inflateRaw,
} from 'node:zlib';
import { ConfigurationError } from '../errors/index.ts';
import { openChunks, readableOf } from '../content/chunks.ts';

interface Coding {
  readonly whole: (data: Uint8Array, options: { maxOutputLength: number }) => Promise<Buffer>;
  readonly open: () => Transform;
}

const gzip: Coding = { whole: promisify(gunzip), open: () => createGunzip() };
const zlib: Coding = { whole: promisify(inflate), open: () => createInflate() };
const bare: Coding = { whole: promisify(inflateRaw), open: () => createInflateRaw() };
const brotli: Coding = { whole: promisify(brotliDecompress), open: () => createBrotliDecompress() };

/** The codings that servers use, requested or not, by a function of the first byte of the data. */
const codings: Readonly<Record<string, (first: number) => Coding>> = {
  gzip: () => gzip,
  'x-gzip': () => gzip,
  // Some servers omit the header that the standard requires.
  deflate: (first) => ((first & 0x0f) === 8 ? zlib : bare),
  br: () => brotli,
};

/** Maximum number of codings of one body, because each needs memory. */
const most = 5;

export interface Packing {
  /** The codings to decode, outermost first. */
  readonly names: readonly string[];
  /** Whether a coding is unsupported, or there are too many. */
  readonly isUnknown: boolean;
}

/**
 * Parses `content-encoding`. If it contains a word that isn't a coding, the body is left as it is, as in `fetch`. The
 * coding zstd isn't supported, because Node stops without an error after the first of several frames.
 * @param header The header, with several values joined.
 */
export function packingOf(header: string): Packing {
  const names = header.split(',').flatMap((part) => {
    const name = part.trim().toLowerCase();
    return name === '' || name === 'identity' ? [] : [name];
  });
  if (names.some(isNoCoding)) return notPacked;
  const isUnknown = names.length > most || !names.every((name) => Object.hasOwn(codings, name));
  return { names: isUnknown ? [] : names.toReversed(), isUnknown };
}

export const notPacked: Packing = { names: [], isUnknown: false };

/** Creates the error of an unsupported coding. It is final, because a retry wouldn't help. */
export function unknownPacking(header: string): ConfigurationError {
  const names = header.split(',').flatMap((part) => /^[\w-]{1,20}$/.exec(part.trim()) ?? []);
  return new ConfigurationError(
    `The response has an unsupported content-encoding: ${names.join(', ') || '(unreadable)'}. Configure the server to send gzip or no encoding.`,
    { code: 'ERR_ENCODING_UNSUPPORTED', outcome: 'unknown' },
  );
}

/** Whether a value isn't a coding, as some servers send by mistake. */
function isNoCoding(name: string): boolean {
  return name === 'none' || name === 'binary' || name === 'aws-chunked' || isCharset(name);
}

function isCharset(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}

/**
 * Decodes a whole body.
 * @throws {RangeError} If the result exceeds `maxOutputLength`.
 * @throws The library's error if the body is damaged or truncated.
 */
export async function decodeWhole(bytes: Buffer, names: readonly string[], maxOutputLength: number): Promise<Buffer> {
  let decoded = bytes;
  for (const name of names) {
    const first = decoded[0];
    if (first === undefined) break;
    decoded = await (codings[name]?.(first).whole(decoded, { maxOutputLength }) ?? decoded);
  }
  return decoded;
}

/** Decodes a stream. Cancelling it cancels its source. */
export function decodeStream(body: ReadableStream<Uint8Array>, names: readonly string[]): ReadableStream<Uint8Array> {
  return names.reduce((source, name) => {
    const { chunks, cancel } = openChunks(source);
    return readableOf(decoded(chunks, name), cancel);
  }, body);
}

async function* decoded(chunks: AsyncGenerator<Uint8Array>, name: string): AsyncGenerator<Uint8Array, void, undefined> {
  const head = await chunks.next();
  if (head.done) return;
  const whole = async function* (): AsyncGenerator<Uint8Array> {
    yield head.value;
    yield* chunks;
  };
  const decoder = codings[name]?.(head.value[0] ?? 0).open();
  if (decoder) yield* pipeline(Readable.from(whole()), decoder, () => undefined);
}
