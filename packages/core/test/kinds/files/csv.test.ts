import * as fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvCells, csvRowsOf } from '../../../src/kinds/files/csv-cells.ts';
import { LineScanner } from '../../../src/kinds/files/line-scanner.ts';
import { textOf } from '../../../src/kinds/files/text-of.ts';
import { collect } from '../../support/collect.ts';

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}
const cellsOf = (text: string, size = 3): Promise<(readonly string[])[]> => collect(csvCells(pieces(text, size)));

test('cells may hold separators, line ends and quotes', async () => {
  expect(await cellsOf('sku;note\r\n1;"a;b"\r\n2;"line\r\nbreak ""so"""\r\n')).toEqual([
    ['sku', 'note'],
    ['1', 'a;b'],
    ['2', 'line\r\nbreak "so"'],
  ]);
});

test('what the header is separated by separates the file', async () => {
  expect(await cellsOf('a,b;c\n1,2;3\n')).toEqual([
    ['a', 'b;c'],
    ['1', '2;3'],
  ]);
});

test('what was written is read, wherever it is cut', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ';', '"', '\n', ' ', 'ü', '😀') });
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 9 }), async (table, size) => {
      const text = ['h1;h2', ...table.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(';'))];
      expect((await cellsOf(`${text.join('\n')}\n`, size)).slice(1)).toEqual(table);
    }),
  );
});

test.each(['x', '""'])('a quote that is never closed does not fill the memory: %s', async (text) => {
  async function* endless(): AsyncGenerator<string> {
    yield 'a;b\n"';
    for (;;) yield text.repeat(1_000_000);
  }
  await expect(collect(csvCells(endless()))).rejects.toThrow('does not end');
});

test('lines are whole wherever the bytes are cut, and neither a byte-order mark nor a blank line is one', async () => {
  const bytes = new TextEncoder().encode('\uFEFFün\r\n\nlast');
  for (let size = 1; size < bytes.length; size += 1) {
    const parts = async function* (): AsyncGenerator<Uint8Array> {
      for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
    };
    const lines = new LineScanner();
    const found: string[] = [];
    for await (const piece of textOf(parts())) found.push(...lines.push(piece));
    expect([...found, ...lines.end()].map((line) => line.trim())).toEqual(['ün', 'last']);
  }
});

test('rows are those of a reference parser: any cell quoted or bare, any end of line', async () => {
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
  ['a quote in row 2 is never closed', 'a;b\n1;"2\n3;4\n'],
  ['row 2 has 3 cells, the header 2', 'a;b\n1;2;3\n'],
  ['row 2 has more than 16384 columns', `a\n${';'.repeat(20_000)}\n`],
])('what is not CSV is an error: %s', async (said, text) => {
  await expect(collect(csvRowsOf(pieces(text, 1_000)))).rejects.toThrow(said);
});

test('a separator behind the last cell of a row is no cell', async () => {
  expect(await collect(csvRowsOf(pieces('a;b\n1;2;\n3\n', 2)))).toEqual([
    { a: '1', b: '2' },
    { a: '3', b: '' },
  ]);
});
