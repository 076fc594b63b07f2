import { chunksOf, type FileStream } from '../content/chunks.ts';

/** Largest piece. A reader works on one without a pause. */
const pieceInBytes = 65_536;

/** The text of a stream of bytes in pieces, without a byte-order mark. No piece ends inside a character. */
export async function* textOf(
  source: FileStream,
  decoder: TextDecoder = new TextDecoder(),
): AsyncGenerator<string, void, undefined> {
  for await (const chunk of chunksOf(source)) {
    for (let at = 0; at < chunk.byteLength; at += pieceInBytes) {
      const text = decoder.decode(chunk.subarray(at, at + pieceInBytes), { stream: true });
      if (text !== '') yield text;
    }
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
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

/** A decoder for the charset of a content type. UTF-8 if it has none or an unknown one. */
export function decoderFor(contentType: string): TextDecoder {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
