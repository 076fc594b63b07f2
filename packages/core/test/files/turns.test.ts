import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { csvRows } from '../../src/index.ts';
import { zipEntries } from '../../src/zip.ts';
import { streamedZip } from '../zip/archives.ts';
import { fileOf } from './file-of.ts';

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

test('rows of one chunk of CSV leave turns to other tasks', async () => {
  expect(
    await mostBetweenTurns(csvRows(await fileOf(new TextEncoder().encode(`a;b\n${'1;2\n'.repeat(500)}`), 'text/csv'))),
  ).toBeLessThan(10);
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
