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
import { ConfigurationError } from '../../base/errors/index.ts';
import { openChunks, readableOf } from '../../base/streams.ts';

interface Coding {
  readonly whole: (data: Uint8Array, options: { maxOutputLength: number }) => Promise<Buffer>;
  readonly open: () => Transform;
}

const gzip: Coding = { whole: promisify(gunzip), open: () => createGunzip() };
const zlib: Coding = { whole: promisify(inflate), open: () => createInflate() };
const bare: Coding = { whole: promisify(inflateRaw), open: () => createInflateRaw() };
const brotli: Coding = { whole: promisify(brotliDecompress), open: () => createBrotliDecompress() };

/** What servers use, whether asked for it or not, by what begins with the first byte of the data. */
const codings: Readonly<Record<string, (first: number) => Coding>> = {
  gzip: () => gzip,
  'x-gzip': () => gzip,
  // Some servers leave out the head that the standard asks for.
  deflate: (first) => ((first & 0x0f) === 8 ? zlib : bare),
  br: () => brotli,
};

/** Codings of one body that are undone: each costs memory, and one is usual. */
const most = 5;

/** How the body of a response is packed. */
export interface Packing {
  /** Codings that are undone, the outermost first. */
  readonly names: readonly string[];
  /** There is one among them that is not undone here, or there are too many. */
  readonly isUnknown: boolean;
}

/**
 * With a word in it that is no coding the body is taken as it came, as `fetch` does. zstd is not undone: what Node has for it stops without an error where
 * the first of several frames ends.
 * @param header `content-encoding` as it came, several of them as one
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

/** Nobody can read it, whoever asks again. */
export function unknownPacking(header: string): ConfigurationError {
  const names = header.split(',').flatMap((part) => /^[\w-]{1,20}$/.exec(part.trim()) ?? []);
  return new ConfigurationError(
    `The response came packed in a way that is not undone here (content-encoding: ${names.join(', ') || 'no word'}). Have the server send it as it is, or packed by gzip.`,
    { outcome: 'unknown' },
  );
}

/** What some servers write here by mistake. */
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

/** @throws RangeError where it becomes more than `maxOutputLength`, and what the library throws where it is damaged or cut short. */
export async function decodeWhole(bytes: Buffer, names: readonly string[], maxOutputLength: number): Promise<Buffer> {
  let decoded = bytes;
  for (const name of names) {
    const first = decoded[0];
    if (first === undefined) break;
    decoded = await (codings[name]?.(first).whole(decoded, { maxOutputLength }) ?? decoded);
  }
  return decoded;
}

/** The body as it was before; cancelling it cancels the one that it is read from. */
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
