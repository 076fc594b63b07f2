import { chunksOf, type FileStream } from '../streams/chunks.ts';

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
