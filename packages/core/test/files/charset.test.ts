import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRows } from '../../src/index.ts';
import { collect } from '../support/collect.ts';
import { fileOf } from './file-of.ts';

/** Charsets of files, with the characters that they contain. */
const charsets = [
  { name: 'utf-8', encoding: 'utf8', characters: ['a', '0', 'é', '€', '漢', '😀', '\u00a0'] },
  { name: 'iso-8859-1', encoding: 'latin1', characters: ['a', '0', 'é', 'ÿ', '\u00a0'] },
  { name: 'windows-1252', encoding: 'latin1', characters: ['a', '0', 'é', 'ÿ', '\u00a0'] },
  { name: 'utf-16le', encoding: 'utf16le', characters: ['a', '0', 'é', '€', '漢', '😀'] },
] as const;

const written = fc.constantFrom(...charsets).chain(({ name, encoding, characters }) => {
  const cell = fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 8 });
  return fc.record({
    name: fc.constant(name),
    encoding: fc.constant(encoding),
    hasMark: name.startsWith('utf') ? fc.boolean() : fc.constant(false),
    rows: fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 4 }),
  });
});
const size = fc.integer({ min: 1, max: 7 });

test('rows in any charset are read correctly, wherever the bytes are split', async () => {
  await fc.assert(
    fc.asyncProperty(written, size, async ({ name, encoding, hasMark, rows }, pieces) => {
      const text = ['h1;h2', ...rows.map((cells) => cells.join(';'))].join('\n');
      const bytes = Buffer.from(hasMark ? `\ufeff${text}` : text, encoding);
      const read = await collect(csvRows(await fileOf(bytes, `text/csv; charset=${name}`, pieces)));
      expect(read).toEqual(rows.map(([h1, h2]) => ({ h1, h2 })));
    }),
  );
});

test('a byte-order mark decides the charset, and invalid bytes are an error that names the option', async () => {
  const rowsOf = async (bytes: Uint8Array, charset?: string): Promise<unknown> =>
    collect(csvRows(await fileOf(bytes, 'application/octet-stream', 2), { charset }));
  const inUtf16 = Buffer.from('\ufeffsku;stadt\r\nA;Köln\r\n', 'utf16le');
  const rows = [{ sku: 'A', stadt: 'Köln' }];
  expect(await rowsOf(inUtf16)).toEqual(rows);
  expect(await rowsOf(Uint8Array.from(inUtf16).map((_, at, all) => all[at ^ 1] ?? 0))).toEqual(rows);
  const inLatin1 = Buffer.from('sku;stadt\nA;Köln\n', 'latin1');
  expect(await rowsOf(inLatin1, 'windows-1252')).toEqual(rows);
  await expect(rowsOf(inLatin1)).rejects.toThrow("csvRows(file, { charset: 'windows-1252' })");
  await expect(rowsOf(inLatin1, 'latin-99')).rejects.toThrow('`charset` must be a charset');
});

test('columns that are not an array are an argument error', async () => {
  const file = await fileOf(new TextEncoder().encode('sku\nA\n'), 'text/csv');
  const error: unknown = await collect(csvRows(file, { columns: 'sku' as never })).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'ArgumentError', argument: 'columns' });
});
