import { describe, expect, it } from 'vitest';
import { readProductFile } from '../../../../src/domains/instance/products/files/product-file.ts';
import { writerOf } from '../../../../src/domains/instance/products/files/report-writers.ts';
import type { FileFormat } from '../../../../src/domains/instance/products/model/index.ts';

const mebibyte = 1024 * 1024;
const formats: readonly FileFormat[] = ['CSV', 'XML', 'XLSX'];

function rowsOf(format: FileFormat, bytes: Uint8Array): number {
  let rows = 0;
  const sink = { columns: () => undefined, record: () => void (rows += 1) };
  for (const _ of readProductFile(format, bytes, sink)) continue;
  return rows;
}

describe('a report', () => {
  it.each(formats)('as %s has all rows', (format) => {
    const writer = writerOf(format, ['a', 'b']);
    // Text that packing does not make small.
    for (let n = 0; n < 20_000; n++) writer.row([String(n), `${Math.sin(n)}${Math.cos(n)}`.repeat(3)]);
    expect(rowsOf(format, writer.bytes())).toBe(20_000);
  });

  it('leaves out rows after 64 MB, and is still a whole file', () => {
    const writer = writerOf('XML', ['a']);
    const cell = 'x'.repeat(mebibyte / 2);
    for (let n = 0; n < 150; n++) writer.row([cell]);
    const bytes = writer.bytes();
    expect(bytes.length).toBeLessThan(65 * mebibyte);
    expect(rowsOf('XML', bytes)).toBe(128);
  });
});
