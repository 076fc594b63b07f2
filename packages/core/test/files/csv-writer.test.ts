/** Rows that are written as CSV while they are sent. */
import { describe, expect, test } from 'vitest';
import { type CsvRow, csvRowsOf } from '../../src/files/csv-cells.ts';
import { csvFile, type CsvValue, type ImportedRows } from '../../src/files/csv-writer.ts';
import type { NamedFile } from '../../src/content/file-input.ts';

async function textOf({ data }: NamedFile): Promise<string> {
  const stream = (typeof data === 'function' ? await data() : data) as AsyncIterable<Uint8Array>;
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
}
const written = (given: ImportedRows): Promise<string> => textOf(csvFile(given, 'stock.csv'));
async function rowsOf(text: string): Promise<readonly CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const row of csvRowsOf(pieces(text))) rows.push(row);
  return rows;
}
async function* pieces(text: string): AsyncGenerator<string> {
  yield text;
}

describe('rows of a file to import', () => {
  test('are written with semicolons below the columns of the first row', async () => {
    const rows = [
      { sku: 'A', quantity: 3, gift: true },
      { sku: 'B', gift: null },
    ];
    expect(await written({ rows })).toBe('sku;quantity;gift\nA;3;true\nB;;\n');
    expect(csvFile({ rows }, 'stock.csv')).toMatchObject({ name: 'stock.csv', type: 'text/csv' });
  });

  test('are read back unchanged, with every separator, quote and line end', async () => {
    const cells = ['a;b', 'a"b', '"', 'a\nb', 'a\r\nb', ' a ', '', 'é漢😀', "'=1"];
    const rows = cells.map((text, index) => ({ text, index }));
    const read = await rowsOf(await written({ rows }));
    expect(read).toEqual(cells.map((text, index) => ({ text, index: String(index) })));
    const empty = await rowsOf(await written({ rows: [{ a: '' }, { a: 'x' }] }));
    expect(empty).toEqual([{ a: '' }, { a: 'x' }]);
    expect(await written({ rows: [{ a: 'x\ry' }] })).toBe('a\n"x\ry"\n');
  });

  test('have the columns of the option, in its order, and may be none', async () => {
    expect(await written({ rows: [{ b: 1, a: 2n }], columns: ['a', 'b', 'c'] })).toBe('a;b;c\n2;1;\n');
    expect(await written({ rows: [], columns: ['a'] })).toBe('a\n');
    expect(await written({ rows: [{ at: new Date(0) }] })).toBe('at\n1970-01-01T00:00:00.000Z\n');
  });

  test('come from an array or function for each attempt, and from a generator once', async () => {
    async function* generated(): AsyncGenerator<{ a: number }> {
      yield { a: 1 };
    }
    for (const rows of [[{ a: 1 }], generated, () => [{ a: 1 }]]) {
      const file = csvFile({ rows }, 'a.csv');
      expect([await textOf(file), await textOf(file)]).toEqual(['a\n1\n', 'a\n1\n']);
    }
    const once = csvFile({ rows: generated() }, 'a.csv');
    expect(typeof once.data).not.toBe('function');
    expect(await textOf(once)).toBe('a\n1\n');
  });

  test('are read on demand, in chunks of bounded size', async () => {
    let read = 0;
    function* rows(): Generator<{ n: number; text: string }> {
      for (; read < 100_000; read += 1) yield { n: read, text: 'x'.repeat(20) };
    }
    const chunks = csvFile({ rows }, 'a.csv').data as () => AsyncIterable<Uint8Array>;
    let longest = 0;
    let count = 0;
    for await (const { length } of chunks()) {
      longest = Math.max(longest, length);
      if ((count += 1) === 2) expect(read).toBeLessThan(5_000);
    }
    expect(longest).toBeLessThan(64 * 1024);
    expect(read).toBe(100_000);
  });

  test.each<readonly [string, unknown, RegExp]>([
    ['no iterable', 7, /`rows` must be an array, a generator or a function. Received: 7/],
    ['no rows', [], /`rows` is empty. Pass `columns`/],
    ['no rows of a function', () => [], /`rows` is empty. Pass `columns`/],
    ['a row that is not an object', [{ a: 1 }, 'b'], /Row 2 of the file isn't an object. Received: "b"/],
    ['another column', [{ a: 1 }, { a: 1, b: 2 }], /Row 2 of the file has the column "b"/],
    ['an object in a cell', [{ a: {} }], /Row 1 of the file has an invalid value in "a". Received: an object/],
    ['a number that is not finite', [{ a: Number.NaN }], /invalid value in "a". Received: NaN/],
    ['an invalid date', [{ a: new Date(Number.NaN) }], /invalid value in "a". Received: an invalid Date/],
  ])('with %s are rejected with the number of the row', async (_, rows, message) => {
    const result = (async () => written({ rows: rows as { a: CsvValue }[] }))();
    await expect(result).rejects.toMatchObject({ name: 'ArgumentError', message: expect.stringMatching(message) });
  });
});
