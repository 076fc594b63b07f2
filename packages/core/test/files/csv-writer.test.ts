/** Rows that are written as CSV while they are sent. */
import { describe, expect, test } from 'vitest';
import { csvFile } from '../../src/work.ts';
import type { CsvRow, CsvValue, ImportedRows, NamedFile } from '../../src/index.ts';
import { csvRowsOf } from '../../src/files/csv-cells.ts';

async function textOf({ data }: NamedFile): Promise<string> {
  const stream = (typeof data === 'function' ? await data() : data) as AsyncIterable<Uint8Array>;
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
}
const written = (input: ImportedRows): Promise<string> => textOf(csvFile(input, 'stock.csv'));
async function rowsOf(text: string): Promise<readonly CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const row of csvRowsOf(pieces(text))) rows.push(row);
  return rows;
}
async function* pieces(text: string): AsyncGenerator<string> {
  yield text;
}

describe('rows of a file to import', () => {
  test('rows to import are written with semicolons below the columns of the first row', async () => {
    const rows = [
      { sku: 'A', quantity: 3, gift: true },
      { sku: 'B', gift: null },
    ];
    expect(await written({ rows })).toBe('sku;quantity;gift\nA;3;true\nB;;\n');
    expect(csvFile({ rows }, 'stock.csv')).toMatchObject({ name: 'stock.csv', type: 'text/csv' });
  });

  test('rows to import are read back unchanged, with every separator, quote and line end', async () => {
    const cells = ['a;b', 'a"b', '"', 'a\nb', 'a\r\nb', ' a ', '', 'é漢😀', "'=1"];
    const rows = cells.map((text, index) => ({ text, index }));
    const read = await rowsOf(await written({ rows }));
    expect(read).toEqual(cells.map((text, index) => ({ text, index: String(index) })));
    const empty = await rowsOf(await written({ rows: [{ a: '' }, { a: 'x' }] }));
    expect(empty).toEqual([{ a: '' }, { a: 'x' }]);
    expect(await written({ rows: [{ a: 'x\ry' }] })).toBe('a\n"x\ry"\n');
  });

  test('numbers in rows to import are written without an exponent', async () => {
    const numbers = [1e-7, -1.25e-9, 1e21, -1.5e22, 19.9, 0, 123456789012345680000];
    const lines = (await written({ rows: numbers.map((n) => ({ n })) })).trim().split('\n').slice(1);
    expect(lines).toEqual([
      '0.0000001',
      '-0.00000000125',
      '1000000000000000000000',
      '-15000000000000000000000',
      '19.9',
      '0',
      '123456789012345680000',
    ]);
  });

  test('rows to import are read on demand, in chunks of bounded size', async () => {
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
  ])('rows to import with %s are rejected with the number of the row', async (_, rows, message) => {
    const result = (async () => written({ rows: rows as { a: CsvValue }[] }))();
    await expect(result).rejects.toMatchObject({ name: 'ArgumentError', message: expect.stringMatching(message) });
  });
});
