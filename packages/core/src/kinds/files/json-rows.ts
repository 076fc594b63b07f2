import { ArgumentError } from '../../base/errors/index.ts';
import type { FileResponse } from './file-response.ts';
import { linesOf, textOf } from './text-lines.ts';

/** Longest row, in characters; also how far the list of a JSON file may be from its beginning. */
const longestRow = 16 * 1024 * 1024;

/**
 * The texts of the rows of a file that is NDJSON, one row per line, or JSON: a list, or an object with the list in
 * `data`. Memory holds one row and one piece of the stream.
 */
export async function* jsonRowTexts(file: FileResponse): AsyncGenerator<string, void, undefined> {
  const text = textOf(file.stream());
  let start = '';
  for (;;) {
    const { value, done } = await text.next();
    if (!done) start += value;
    if (done || start.trim().length >= 64) break;
  }
  const rest = (async function* () {
    yield start;
    yield* text;
  })();
  const isLines = /ndjson|jsonl/i.test(file.contentType) || !/^\s*(?:\[|\{\s*"data"\s*:\s*\[)/.test(start);
  if (!isLines) {
    yield* elementsOf(rest);
    return;
  }
  for await (const line of linesOf(rest)) if (line.trim() !== '') yield line;
}

/**
 * The elements of the first list in a JSON text.
 * @throws SyntaxError where the text ends before the list does.
 */
async function* elementsOf(text: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  /** Open brackets inside of the list; undefined before it. */
  let depth: number | undefined;
  let isInString = false;
  let isEscaped = false;
  let parts: string[] = [];
  let length = 0;
  for await (const piece of text) {
    let from = 0;
    if (depth === undefined) {
      from = piece.indexOf('[') + 1;
      if (from === 0) continue;
      depth = 0;
    }
    for (let at = from; at < piece.length; at += 1) {
      const character = piece[at];
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (character === '\\') isEscaped = true;
        else if (character === '"') isInString = false;
        continue;
      }
      if (character === '"') isInString = true;
      else if (character === '{' || character === '[') depth += 1;
      else if (depth > 0 && (character === '}' || character === ']')) depth -= 1;
      else if (depth === 0 && (character === ',' || character === ']')) {
        const element = `${parts.join('')}${piece.slice(from, at)}`.trim();
        if (element !== '') yield element;
        if (character === ']') return;
        parts = [];
        length = 0;
        from = at + 1;
      }
    }
    parts.push(piece.slice(from));
    length += piece.length - from;
    if (length > longestRow) throw new ArgumentError('A row of the file does not end.');
  }
  throw new SyntaxError('The file ends before its list does');
}
