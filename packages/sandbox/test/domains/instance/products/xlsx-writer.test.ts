import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { writerOf } from '../../../../src/domains/instance/products/files/report-writers.ts';

const columns = Array.from({ length: 54 }, (_, at) => `column ${at}`);
const rows = [
  columns.map((_, at) => `cell ${at}`),
  columns.map((_, at) => ['<&>"', '007', 'two\nlines', 'é😀', '_x0041_ and _x005F_', '=1+1'][at] ?? 'x'),
];

function written(): Uint8Array {
  const writer = writerOf('XLSX', columns);
  for (const row of rows) writer.row(row);
  return writer.bytes();
}

it('PR03: read-excel-file reads a report in XLSX as it was written', async () => {
  expect(await readSheet(Buffer.from(written()))).toEqual([columns, ...rows]);
});
