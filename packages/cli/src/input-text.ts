/** Text of a file or of standard input: UTF-8, or UTF-16 with a byte-order mark, as Windows shells write it. */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  // The decoder removes the byte-order mark.
  return new TextDecoder(encoding).decode(bytes);
}

/** The text of a stream, such as standard input. */
export async function textFrom(stream: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return textOf(Buffer.concat(chunks));
}
