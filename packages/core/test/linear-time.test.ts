import { expect, test } from 'vitest';
import { parseContentDisposition } from '../src/files/content-disposition.ts';
import { parseLinkHeader } from '../src/lists/adjacent-pages.ts';
import { asJson } from '../src/lite.ts';
import { maskCredentials } from '../src/transport/redact.ts';
import { retryAfterOf } from '../src/transport/retry-after.ts';

const json = (text: string): Promise<unknown> =>
  asJson({
    operation: { id: 'read', method: 'GET', path: '/' },
    status: 200,
    headers: new Headers(),
    body: new Blob([text]),
    fault: (found) => new Error(found),
  }).catch((error: unknown) => error);

/** Readers of what a server chooses, with the shapes that cost most. Each is repeated to some 400,000 characters. */
const readers: Readonly<Record<string, readonly [read: (text: string) => unknown, shapes: readonly string[]]>> = {
  'JSON of the lite client': [(text) => json(`{"a":1234567890123456,"b":"${text}`), ['\\"', '"', '1', '\\', '-', ' ']],
  'Content-Disposition': [
    (text) => parseContentDisposition(`attachment; filename="a${text}`),
    ['"', '\\', ';', 'a=', ' ', '=?', '%', "'", '=?utf-8?q?a?= ', '*0="a";'],
  ],
  Link: [(text) => parseLinkHeader(`</a>; rel="next${text}`), ['"', '\\', ';', '<', '>', ' ', ', <a>', '; a=']],
  'an error that quotes a credential': [
    (text) => maskCredentials(text, ['Bearer CANARY+4711/abcdef', 'CANARY+4712']),
    ['\\', '\\u', '%25', '&#x', '&amp;', 'CANARY', 'Bearer ', '&#1'],
  ],
  'Retry-After': [(text) => retryAfterOf(new Headers({ 'retry-after': text.trim() }), 0), ['1', 'a', '-', ' 1', ', ']],
};

async function cpuInMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

// Linear readers take less than 100 ms, quadratic ones more than a minute.
const mostInMs = 8_000;

test.each(Object.keys(readers))('G60: the time to read %s grows no faster than its length', async (name) => {
  const [read, shapes] = readers[name] ?? [() => undefined, []];
  for (const shape of shapes)
    expect([shape, (await cpuInMs(() => read(shape.repeat(400_000 / shape.length)))) < mostInMs]).toEqual([
      shape,
      true,
    ]);
});
