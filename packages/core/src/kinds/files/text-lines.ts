import { chunksOf, type FileStream } from '../../base/streams.ts';

/** The text of a stream of bytes, piece by piece; a byte-order mark is dropped and nothing is cut inside a character. */
export async function* textOf(source: FileStream, charset = 'utf-8'): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder(charset);
  for await (const chunk of chunksOf(source)) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/** The lines of a text without their ends; a last line needs none. */
export async function* linesOf(source: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let open: string[] = [];
  for await (const text of source) {
    const lines = text.split('\n');
    open.push(lines[0] ?? '');
    if (lines.length === 1) continue;
    yield withoutReturn(open.join(''));
    for (const line of lines.slice(1, -1)) yield withoutReturn(line);
    open = [lines.at(-1) ?? ''];
  }
  const last = open.join('');
  if (last !== '') yield withoutReturn(last);
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
