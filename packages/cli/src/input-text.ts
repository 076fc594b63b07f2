import { UsageError } from './exit.ts';

/**
 * Text of a file or of standard input: UTF-8, or UTF-16 with a byte-order mark, as Windows shells write it.
 * @param fatal Whether another encoding is an error.
 * @throws {UsageError} If it is.
 */
export function textOf(bytes: Uint8Array, fatal = true): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    // The decoder removes the byte-order mark.
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch (cause) {
    throw new UsageError("The input isn't UTF-8. Save it as UTF-8, or as UTF-16 with a byte-order mark.", { cause });
  }
}

/** The text of a stream, such as standard input. */
export async function textFrom(stream: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return textOf(Buffer.concat(chunks));
}
