import { chunksOf, type FileStream } from './chunks.ts';

/** Largest piece. A reader works on one without a pause. */
const pieceInBytes = 65_536;

/** The text of a stream of bytes in pieces, without a byte-order mark. No piece ends inside a character. */
export async function* textOf(
  source: FileStream,
  decoder: TextDecoder = new TextDecoder(),
): AsyncGenerator<string, void, undefined> {
  const decoded = (bytes?: Uint8Array): string => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch (cause) {
      throw new InvalidTextError(decoder.encoding, { cause });
    }
  };
  for await (const chunk of chunksOf(source)) {
    for (let at = 0; at < chunk.byteLength; at += pieceInBytes) {
      const text = decoded(chunk.subarray(at, at + pieceInBytes));
      if (text !== '') yield text;
    }
  }
  const rest = decoded();
  if (rest !== '') yield rest;
}

/** Bytes that are invalid in the charset of a fatal decoder. The message is the charset. */
export class InvalidTextError extends Error {}

/** Byte-order marks, and the charsets that they stand for. */
const marks: readonly (readonly [charset: string, ...bytes: readonly number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** The text of a stream in the charset of its byte-order mark, or else in the usual one. Invalid bytes are an error. */
export async function* markedTextOf(source: FileStream, usual: string): AsyncGenerator<string, void, undefined> {
  const chunks = chunksOf(source);
  let start: Uint8Array = new Uint8Array();
  const all = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
    yield start;
    yield* chunks;
  };
  try {
    while (start.length < 3) {
      const { done, value } = await chunks.next();
      if (done) break;
      start = start.length === 0 ? value : Uint8Array.from([...start, ...value]);
    }
    const [marked] = marks.find(([, ...bytes]) => bytes.every((byte, index) => start[index] === byte)) ?? [];
    yield* textOf(all(), new TextDecoder(marked ?? usual, { fatal: true }));
  } finally {
    await chunks.return();
  }
}

/** Text of bytes in a named charset, or undefined if the charset is unknown or the bytes are invalid in it. */
export function decodeCharset(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export function decodeBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Bytes of a text with one byte per character, such as a header value, or undefined if it contains other characters. */
export function bytesOfLatin1(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0xff) return undefined;
    bytes[at] = code;
  }
  return bytes;
}

/** The charset of a content type, as `TextDecoder` names it: `utf-8` if it has none or an unknown one. */
export function charsetOf(contentType: string): string {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1]?.toLowerCase() ?? 'utf-8';
  // A decoder costs several microseconds, and nearly all responses are in UTF-8.
  if (charset === 'utf-8') return charset;
  try {
    return new TextDecoder(charset).encoding;
  } catch {
    return 'utf-8';
  }
}
