import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCells } from '../../../src/kinds/files/csv-cells.ts';
import { linesOf, textOf } from '../../../src/kinds/files/text-lines.ts';
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

test('a quote that is never closed does not fill the memory', async () => {
  async function* endless(): AsyncGenerator<string> {
    yield 'a;b\n"';
    for (;;) yield 'x'.repeat(1_000_000);
  }
  await expect(collect(csvCells(endless()))).rejects.toThrow('does not end');
});

test('lines are whole wherever the bytes are cut, and a byte-order mark is none of them', async () => {
  const bytes = new TextEncoder().encode('\uFEFFün\r\n\nlast');
  for (let size = 1; size < bytes.length; size += 1) {
    const parts = async function* (): AsyncGenerator<Uint8Array> {
      for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
    };
    expect(await collect(linesOf(textOf(parts())))).toEqual(['ün', '', 'last']);
  }
});
