import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AbortedError, csvRows } from '../../src/index.ts';
import { csvRowsOf } from '../../src/files/csv-cells.ts';
import { csvFile } from '../../src/files/csv-writer.ts';
import { FileResponse } from '../../src/files/file-response.ts';
import { jsonRowTexts } from '../../src/files/json-list-scanner.ts';
import { zipEntries } from '../../src/zip.ts';
import { createWorld, errorOf, operations } from '../support/world.ts';
import { streamedZip } from '../zip/archives.ts';

/** Each call of the clock takes 4 ms. */
let nowInMs = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => (nowInMs += 4));
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The most rows between two turns of the event loop. */
async function mostBetweenTurns(rows: AsyncIterable<unknown>): Promise<number> {
  let [most, since, isDone] = [0, 0, false];
  const turn = (): void => {
    most = Math.max(most, since);
    since = 0;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  for await (const row of rows) {
    void row;
    since += 1;
  }
  isDone = true;
  return Math.max(most, since);
}

function fileOf(text: string, contentType: string, checkOpen = (): void => undefined): FileResponse {
  return new FileResponse({
    filename: undefined,
    contentType,
    size: undefined,
    kind: 'single',
    content: (async function* () {
      yield new TextEncoder().encode(text);
    })(),
    discard: async () => undefined,
    checkOpen,
    checkLength: () => undefined,
  });
}

test('rows of one chunk of CSV leave turns to other tasks', async () => {
  expect(await mostBetweenTurns(csvRows(fileOf(`a;b\n${'1;2\n'.repeat(500)}`, 'text/csv')))).toBeLessThan(10);
});

test.each(['application/x-ndjson', 'application/json'])(
  'rows of one chunk of %s leave turns to other tasks',
  async (type) => {
    const rows = Array.from({ length: 500 }, () => '{"a":1}');
    const text = type.includes('nd') ? rows.join('\n') : `[${rows.join()}]`;
    expect(await mostBetweenTurns(jsonRowTexts(fileOf(text, type)))).toBeLessThan(10);
  },
);

test('rows to import leave turns to other tasks', async () => {
  const rows = Array.from({ length: 30_000 }, (_, id) => ({ id, text: 'x'.repeat(20) }));
  const chunks = (csvFile({ rows }, 'a.csv').data as () => AsyncIterable<Uint8Array>)();
  expect(await mostBetweenTurns(chunks)).toBeLessThan(10);
});

test('entries of an archive in one chunk leave turns to other tasks', async () => {
  const bytes = streamedZip(
    Array.from({ length: 200 }, (_, n) => ({ name: `${n}.txt`, data: new Uint8Array(2), packing: 'stored' as const })),
  );
  expect(await mostBetweenTurns(zipEntries(bytes))).toBeLessThan(10);
});

test('the content of one entry leaves turns to other tasks', async () => {
  const bytes = streamedZip([{ name: 'a', data: new Uint8Array(8_000_000), packing: 'stored' as const }]);
  let turns = 0;
  let isDone = false;
  const turn = (): void => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  for await (const entry of zipEntries(bytes)) void entry;
  isDone = true;
  expect(turns).toBeGreaterThan(20);
});

test('entries of one chunk of an archive end when the call is over', async () => {
  const bytes = streamedZip(
    Array.from({ length: 200 }, (_, n) => ({ name: `${n}.txt`, data: new Uint8Array(2), packing: 'stored' as const })),
  );
  const over = new Error('the deadline');
  let isOver = false;
  const file = new FileResponse({
    filename: undefined,
    contentType: 'application/zip',
    size: undefined,
    kind: 'zip',
    content: (async function* () {
      yield bytes;
    })(),
    discard: async () => undefined,
    checkOpen: () => {
      if (isOver) throw over;
    },
    checkLength: () => undefined,
  });
  let entries = 0;
  setImmediate(() => (isOver = true));
  const reading = (async () => {
    for await (const entry of zipEntries(file.stream())) entries += entry.name === '' ? 0 : 1;
  })();
  await expect(reading).rejects.toBe(over);
  expect(entries).toBeLessThan(50);
});

test.each([
  ['CSV', (file: FileResponse) => csvRows(file), `a\n${'1\n'.repeat(500)}`, 'text/csv'],
  ['NDJSON', (file: FileResponse) => jsonRowTexts(file), '{"a":1}\n'.repeat(500), 'application/x-ndjson'],
] as const)('rows of one chunk of %s end when the call is over', async (_, read, text, type) => {
  let isOver = false;
  const over = new Error('the deadline');
  const file = fileOf(text, type, () => {
    if (isOver) throw over;
  });
  let rows = 0;
  setImmediate(() => (isOver = true));
  const reading = (async () => {
    for await (const row of read(file)) rows += row ? 1 : 0;
  })();
  await expect(reading).rejects.toBe(over);
  expect(rows).toBeLessThan(50);
});

test.each([
  ['CSV', csvRows, `a\n${'1\n'.repeat(500)}`, 'text/csv'],
  ['NDJSON', jsonRowTexts, '{"a":1}\n'.repeat(500), 'application/x-ndjson'],
] as const)('rows of one chunk of %s end when the signal of their call aborts', async (_, read, text, type) => {
  const world = createWorld({ handler: () => new Response(text, { headers: { 'content-type': type } }) });
  const stop = new AbortController();
  const runtime = world.runtime({ auth: { token: 'fixed-token' } });
  const file = await runtime.file(operations.download, { path: { file_id: 1 } }, { signal: stop.signal });
  let rows = 0;
  const reading = (async () => {
    for await (const row of read(file)) {
      if (row) rows += 1;
      stop.abort();
    }
  })();
  expect(await errorOf(reading)).toBeInstanceOf(AbortedError);
  expect(rows).toBeLessThan(50);
});

test('a large chunk is read in pieces', async () => {
  const lengths: number[] = [];
  const file = fileOf('x'.repeat(300_000), 'text/csv');
  const { textOf } = await import('../../src/files/charset.ts');
  for await (const piece of textOf(file.stream())) lengths.push(piece.length);
  expect(Math.max(...lengths)).toBe(65_536);
});

test('a column name of more than 1,024 characters is an error with its length', async () => {
  const rows = csvRowsOf(
    (async function* () {
      yield `a;${'b'.repeat(1025)}\n1;2\n`;
    })(),
  );
  await expect(rows.next()).rejects.toThrow('a column name has 1025 characters, but a name can have at most 1024');
});

test('names of entries are bounded, each and together', async () => {
  const read = async (names: readonly string[]): Promise<void> => {
    const bytes = streamedZip(names.map((name) => ({ name, data: new Uint8Array(1), packing: 'stored' as const })));
    for await (const entry of zipEntries(bytes)) void entry;
  };
  await expect(read(['x'.repeat(4097)])).rejects.toMatchObject({
    fault: 'too-large',
    message: 'The archive is too large: it contains an entry whose name has 4097 bytes. A name can have at most 4096.',
  });
  const names = Array.from({ length: 4200 }, (_, n) => String(n).padStart(4096, 'x'));
  await expect(read(names)).rejects.toMatchObject({ fault: 'too-large', message: expect.stringContaining('16777216') });
});
