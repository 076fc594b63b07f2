import { chunksOf, type FileStream } from '../../base/chunks.ts';

/** The text of a stream of bytes, piece by piece; a byte-order mark is dropped and nothing is cut inside a character. */
export async function* textOf(
  source: FileStream,
  decoder: TextDecoder = new TextDecoder(),
): AsyncGenerator<string, void, undefined> {
  for await (const chunk of chunksOf(source)) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
