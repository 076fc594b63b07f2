import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findUnsafeInteger, readJson } from '../src/call/json.ts';
import { baseName, foreignName, safeName, trimEnd } from '../src/content/file-name.ts';
import { parseContentDisposition } from '../src/files/content-disposition.ts';
import { CsvParser } from '../src/files/csv-parser.ts';
import { JsonListScanner } from '../src/files/json-list-scanner.ts';
import { LineScanner, type RowScanner } from '../src/files/line-scanner.ts';
import { parseLinkHeader } from '../src/lists/adjacent-pages.ts';
import { asJson } from '../src/lite.ts';
import { maskCredentials } from '../src/transport/redact.ts';
import { retryAfterOf } from '../src/transport/retry-after.ts';
import { zipEntries } from '../src/zip.ts';

const json = (text: string): Promise<unknown> =>
  asJson({
    operation: { id: 'read', method: 'GET', path: '/' },
    status: 200,
    headers: new Headers(),
    body: new Blob([text]),
    fault: (found) => new Error(found),
  }).catch((error: unknown) => error);

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const inPieces = (text: string): readonly string[] => text.match(/[^]{1,512}/g) ?? [];
/** A stored entry whose length follows its data. */
const zipOf = (data: string): Uint8Array =>
  bytesOf(`PK\u0003\u0004\u0014\0\u0008\0\0\0\0\0\0\0${'\0'.repeat(12)}\u0001\0\0\0a${data}`);

/** Feeds a scanner in small pieces, because one that starts again with each piece takes quadratic time. */
const scan = (scanner: RowScanner, text: string): unknown =>
  inPieces(text).map((piece) => [...scanner.push(piece)].length);

/**
 * Readers of what a server chooses, with the shapes that cost most. The third part names files of readers that keep a
 * position in the text.
 */
const readers: Readonly<
  Record<string, readonly [read: (text: string) => unknown, shapes: readonly string[], files?: readonly string[]]>
> = {
  'JSON of the lite client': [(text) => json(`{"a":1234567890123456,"b":"${text}`), ['\\"', '"', '1', '\\', '-', ' ']],
  'JSON of a response': [(text) => readJson(`{"a":"${text}`), ['\\"', '"', '1', '[', '{"a":', '\\', ' ']],
  'integers of JSON': [
    (text) => findUnsafeInteger(`{"a":${text}`),
    ['1', '"', '\\"', '1,', '[', '1.', '1e', '"a":'],
    ['call/json.ts'],
  ],
  'rows of JSON': [
    (text) => scan(new JsonListScanner(true), `[{"a":"${text}`),
    ['\\"', '"', '{', '[', '},{', '\\', '\n', '{}\n', 'a'],
    ['files/json-list-scanner.ts'],
  ],
  'lines of JSON': [(text) => scan(new LineScanner(), text), ['\n', '{}\n', 'a', '\r'], ['files/line-scanner.ts']],
  CSV: [
    (text) => {
      const parser = new CsvParser(() => undefined, { characters: 1e7, columns: 1e6 });
      for (const piece of inPieces(`a;b\n"${text}`)) parser.push(piece);
    },
    ['"', '""', '";"', '\n', 'a', ';', '\r', '";"\n', ' "'],
    ['files/csv-parser.ts'],
  ],
  'an archive': [
    async (text) => {
      for await (const entry of zipEntries(zipOf(text))) for await (const _ of entry.stream());
    },
    ['P', 'PK', 'PK\u0007\u0008', 'PK\u0003\u0004', 'PK\u0001\u0002', '\0'],
    ['zip/entry-data.ts'],
  ],
  'the name of a file': [
    (text) => [foreignName(text), safeName(text), baseName(text), trimEnd(text, '. ')],
    ['.', ' ', '/', '..', '. ', '\u0301', '\u202E', 'a.'],
  ],
  'Content-Disposition': [
    (text) => parseContentDisposition(`attachment; filename="a${text}`),
    ['"', '\\', ';', 'a=', ' ', '=?', '%', "'", '=?utf-8?q?a?= ', '*0="a";'],
  ],
  Link: [
    (text) => parseLinkHeader(`</a>; rel="next${text}`),
    ['"', '\\', ';', '<', '>', ' ', ', <a>', '; a='],
    ['lists/adjacent-pages.ts'],
  ],
  'an error that quotes a credential': [
    (text) => maskCredentials(text, ['Bearer CANARY+4711/abcdef', 'CANARY+4712']),
    ['\\', '\\u', '%25', '&#x', '&amp;', 'CANARY', 'Bearer ', '&#1'],
  ],
  'Retry-After': [(text) => retryAfterOf(new Headers({ 'retry-after': text.trim() }), 0), ['1', 'a', '-', ' 1', ', ']],
};

async function cpuInMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  try {
    await work();
  } catch {
    // A refusal takes its time too.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

// Linear readers take less than 200 ms, quadratic ones more than a minute.
const mostInMs = 8_000;

test.each(Object.keys(readers))('G60: the time to read %s grows no faster than its length', async (name) => {
  const [read, shapes] = readers[name] ?? [() => undefined, []];
  for (const shape of shapes) {
    const timeOf = (length: number): Promise<number> => cpuInMs(() => read(shape.repeat(length / shape.length)));
    const [short, long] = [await timeOf(100_000), await timeOf(400_000)];
    // Four times the text takes sixteen times as long if the time is quadratic. Short times are inaccurate.
    expect([shape, long < 500 || (long < 6 * short && long < mostInMs)]).toEqual([shape, true]);
  }
});

test('G60: every reader that keeps its position in a text is measured', () => {
  const source = join(import.meta.dirname, '../src');
  const found = globSync('**/*.ts', { cwd: source }).filter((file) =>
    /\.lastIndex = |\.indexOf\([^)]*, ?(?:at|from)|charCodeAt\(at\) \^/.test(readFileSync(join(source, file), 'utf8')),
  );
  const measured = Object.values(readers).flatMap(([, , files = []]) => files);
  // The paths of operations come from the API descriptions.
  expect(found.toSorted()).toEqual([...measured, 'call/url.ts'].toSorted());
});
