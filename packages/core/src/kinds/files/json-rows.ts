import type { FileResponse } from './file-response.ts';
import { JsonListScanner } from './json-list-scanner.ts';
import { LineScanner } from './line-scanner.ts';
import { textOf } from './text-of.ts';

/**
 * The texts of the rows of a file that is NDJSON, one row per line, or JSON: a list, or an object with the list in
 * `data`. Memory holds one row and one piece of the stream. Leaving the loop early frees the connection.
 * @throws SyntaxError where the file is neither, ends too early, or holds a row without an end; its message says what was found.
 */
export async function* jsonRowTexts(file: FileResponse): AsyncGenerator<string, void, undefined> {
  const isLines = /ndjson|jsonl/i.test(file.contentType);
  const scanner = isLines ? new LineScanner() : new JsonListScanner(!/json/i.test(file.contentType));
  try {
    for await (const piece of textOf(file.stream())) yield* scanner.push(piece);
    yield* scanner.end();
  } finally {
    await file.discard();
  }
}
