import * as fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { ArgumentError } from '../../src/index.ts';
import { csvCells, csvRowsOf } from '../../src/files/csv-cells.ts';
import { collect } from '../support/collect.ts';

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}
const cellsOf = (text: string, size = 3): Promise<(readonly string[])[]> => collect(csvCells(pieces(text, size)));

test.each([
  ['price, net;sku;label\nB;1;2\n', ['price, net', 'sku', 'label'], ['B', '1', '2']],
  ['Cost per 1,000\tsku\n1,5\tA\n', ['Cost per 1,000', 'sku'], ['1,5', 'A']],
  ['sku|price\nA|1,5;x\n', ['sku', 'price'], ['A', '1,5;x']],
  ['"a;b",c\n1,2\n', ['a;b', 'c'], ['1', '2']],
  ['sep=|\r\na;b|c\r\n1|2\r\n', ['a;b', 'c'], ['1', '2']],
  ['"sep=;"\n\na;b\n1;2\n', ['a', 'b'], ['1', '2']],
  ['sku, label\nA, B\n', ['sku', ' label'], ['A', ' B']],
  ['sku|id\ta,b,c\nA\t1\n', ['sku|id', 'a,b,c'], ['A', '1']],
])('the whole header outside quotes decides the separator: %j', async (text, ...rows) => {
  for (const size of [1, 3, 100]) expect(await cellsOf(text, size)).toEqual(rows);
});

test('a row that a spreadsheet saved as one cell in quotes is split again, or an error', async () => {
  const text = (row: string): string => `code;label;parent\nA;x;\n${row}\n`;
  expect(await collect(csvRowsOf(pieces(text('"B;Garden, ""tools"";A"'), 4)))).toEqual([
    { code: 'A', label: 'x', parent: '' },
    { code: 'B', label: 'Garden, "tools"', parent: 'A' },
  ]);
  await expect(collect(csvRowsOf(pieces(text('"B;A"'), 4)))).rejects.toThrow(
    'line 3 is one cell in quotes with 2 values, but the header has 3',
  );
  expect(await cellsOf('"code;label, x"\n"A;1, 2"\n')).toEqual([
    ['code', 'label, x'],
    ['A', '1, 2'],
  ]);
});

test('rows equal the rows of a reference parser: any cell quoted or unquoted, any line end', async () => {
  const bare = fc.string({ unit: fc.constantFrom('a', 'ü', ' ', '1', '.', '😀'), minLength: 1 });
  const quoted = fc
    .string({ unit: fc.constantFrom('a', ';', ',', '"', '\n', '\r', '\t', 'ü') })
    .map((text) => `"${text.replaceAll('"', '""')}"`);
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc.array(fc.array(fc.oneof(bare, quoted), { minLength: width, maxLength: width }), { maxLength: 6 }),
    );
  await fc.assert(
    fc.asyncProperty(
      table,
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      fc.integer({ min: 1, max: 9 }),
      async (rows, end, ended, size) => {
        const header = (rows[0] ?? ['']).map((_, index) => `h${index}`).join(';');
        const text = [header, ...rows.map((row) => row.join(';'))].join(end) + (ended ? end : '');
        const expected: unknown = parse(text, {
          columns: true,
          delimiter: ';',
          record_delimiter: ['\n', '\r\n'],
          skip_empty_lines: true,
        });
        expect(await collect(csvRowsOf(pieces(text, size)))).toEqual(expected);
      },
    ),
    { numRuns: Math.max(500, fc.readConfigureGlobal().numRuns ?? 0) },
  );
});

test.each([
  ['the quote that opens on line 2 is never closed', 'a;b\n1;"2\n3;4\n'],
  ['line 2 has text after a closing quote', 'a;b\n1;"19" black"\n'],
  ['line 2 has text after a closing quote', 'a;b\n1;"say \\"hi\\""\n'],
  ['line 2 has one cell that "," splits, but the header is split by ";"', 'a;b;c\n1,x,2\n'],
  ['line 2 has one cell that ";" splits, but the header is split by ","', 'a,b,c,d;e\nx;y\n'],
  ['line 2 has 3 cells, but the header has 2', 'a;b\n1;2;3\n'],
  ['line 1 has more than 16384 columns', `${';'.repeat(16_384)}\n`],
  ['line 2 has more than 16384 columns', `a\n${';'.repeat(20_000)}\n`],
  ['the columns 1 and 3 of the header have the same name', 'errors;sku;errors\n1;2;3\n'],
  ['it looks like JSON', '{"message":"not ready"}'],
  ['it looks like JSON', '{"code":1,"message":"not; ready"}\n'],
  ['it looks like JSON', ' {\n  "message": "not ready"\n}\n'],
  ['it looks like JSON', '[{"sku":"A"}]'],
  ['it looks like JSON', '[]'],
  ['it is binary, or not text in the declared charset', Buffer.from('sku;errors\nA;1\n', 'utf16le').toString()],
])("a text that isn't CSV is an error: %s", async (said, text) => {
  const error = await collect(csvRowsOf(pieces(text, 1_000))).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ArgumentError);
  expect(String(error)).toContain(said);
});

/** Texts and their cells as JSON. */
test.each([
  ['"a b";c\n1;2\n', '[["a b","c"],["1","2"]]'],
  ['""";""";c\n', '[["\\";\\"","c"]]'],
  ['a"b;"c" \n', '[["a\\"b","c "]]'],
  ['a;b\n"";""""\n', '[["a","b"],["","\\""]]'],
  ['\n\r\na;b\n\n\r\n1;2\r\n\n', '[["a","b"],["1","2"]]'],
  ['name\na,b\tc\n""\n', '[["name"],["a,b\\tc"],[""]]'],
  ['a\tb;c\n1\t2', '[["a","b;c"],["1","2"]]'],
  ['"a\r"\n"b\r"', '[["a\\r"],["b\\r"]]'],
  ['a;b\r1;"2\r3"\r\r4;5\r', '[["a","b"],["1","2\\r3"],["4","5"]]'],
  ['"a"\r1\r', '[["a"],["1"]]'],
  ['\ra\tb\r1\t2', '[["a","b"],["1","2"]]'],
  ['a\r\n1\r2\r\n', '[["a"],["1\\r2"]]'],
  ['a\n1\r2\n', '[["a"],["1\\r2"]]'],
  ['[sku];{b}\n1;2\n', '[["[sku]","{b}"],["1","2"]]'],
  ['"a\r"\r\n1\r;\r', '[["a\\r"],["1\\r",""]]'],
])('%j has these cells, wherever the bytes are split', async (text, cells) => {
  for (const size of [1, 2, 3, 64]) expect([size, await cellsOf(text, size)]).toEqual([size, JSON.parse(cells)]);
});

test('a file may have as many columns as a spreadsheet, and a row of any length that a spreadsheet has', async () => {
  const [header] = await cellsOf(`${';'.repeat(16_383)}\n`, 20_000);
  expect(header).toHaveLength(16_384);
  const longest = 16 * 1024 * 1024;
  const lengths = async (row: string): Promise<readonly number[]> =>
    (await cellsOf(`a;b\n${row}\n1;2`, longest)).map((cells) => cells.join('').length);
  expect(await lengths('x'.repeat(longest))).toEqual([2, longest, 2]);
  await expect(lengths(`${'x'.repeat(longest)};x`)).rejects.toThrow('line 2 has more than');
});

test.each(['<!doctype html>\n<html>', ' <html><body>Please log in</body></html>'])(
  "a text that starts like a web page isn't CSV: %s",
  async (text) => {
    await expect(collect(csvRowsOf(pieces(text, 3)))).rejects.toThrow('it looks like HTML');
  },
);
