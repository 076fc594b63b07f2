import { Turns } from '../streams/turns.ts';
import { type FileResponse, openChecks } from './file-response.ts';
import { JsonListScanner } from './json-list-scanner.ts';
import { LineScanner } from './line-scanner.ts';
import { textOf } from './text-of.ts';

/**
 * Streams the rows of an NDJSON or JSON file as texts, with one row in memory. JSON is a list, or an object with the
 * list in `data`. Leaving the loop early frees the connection.
 * @throws {SyntaxError} If the file is neither, is truncated, or has an endless row.
 */
export async function* jsonRowTexts(file: FileResponse): AsyncGenerator<string, void, undefined> {
  const isLines = /ndjson|jsonl/i.test(file.contentType);
  const scanner = isLines ? new LineScanner() : new JsonListScanner(!/json/i.test(file.contentType));
  try {
    const turns = new Turns(openChecks.get(file));
    for await (const piece of textOf(file.stream())) {
      if (turns.isDue) await turns.give();
      for (const row of scanner.push(piece)) {
        if (turns.isDue) await turns.give();
        yield row;
      }
    }
    yield* scanner.end();
  } finally {
    await file.discard();
  }
}
