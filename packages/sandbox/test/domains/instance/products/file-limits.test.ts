import { describe, expect, it } from 'vitest';
import type { FileFormat } from '../../../../src/domains/instance/products/model/index.ts';
import { UnreadableFile } from '../../../../src/domains/instance/products/files/file-record.ts';
import { readProductFile } from '../../../../src/domains/instance/products/files/product-file.ts';

/** The error of a file, and the slices until it was thrown. */
function read(format: FileFormat, text: string): { readonly error: unknown; readonly slices: number } {
  let slices = 0;
  try {
    const sink = { columns: () => undefined, record: () => undefined };
    for (const _ of readProductFile(format, new TextEncoder().encode(text), sink)) slices += 1;
  } catch (error) {
    return { error, slices };
  }
  return { error: undefined, slices };
}

const megabyte = 1024 * 1024;
const manyValues = Array.from({ length: 2001 }, (_, n) => `<a${n}>1</a${n}>`).join('');

describe('a product file', () => {
  it.each<[string, FileFormat, string, string]>([
    [
      'XML with deep elements',
      'XML',
      '<a>'.repeat(100_000),
      'The element <a> is at level 65. A file can have at most 64 levels.',
    ],
    [
      'XML with many attributes',
      'XML',
      `<a ${Array.from({ length: 20_000 }, (_, n) => `b${n}="1"`).join(' ')}/>`,
      'An element has more than 256 attributes. An element can have at most 256.',
    ],
    ['XML with a long name', 'XML', `<${'a'.repeat(300)}/>`, 'A name has 300 characters. A name can have at most 256.'],
    [
      'XML with an endless name',
      'XML',
      `<${'a'.repeat(3 * megabyte)}`,
      'A text, name or attribute has more than 1048576 characters. It can have at most 1048576.',
    ],
    [
      'XML with a text in many parts',
      'XML',
      `<a>${`${'x'.repeat(1000)}<!---->`.repeat(2000)}</a>`,
      'A text has more than 1048576 characters. A text can have at most 1048576.',
    ],
    [
      'XML with many values',
      'XML',
      `<p><product>${manyValues}</product></p>`,
      'Product 1 has more than 2000 values. A product can have at most 2000.',
    ],
    [
      'CSV with many columns',
      'CSV',
      ';'.repeat(megabyte),
      'Line 1 has more than 2000 columns. A file can have at most 2000.',
    ],
    [
      'CSV with an endless quote',
      'CSV',
      `a;b\n"${'"'.repeat(10 * megabyte)}`,
      'Line 2 has more than 4194304 characters. A line can have at most 4194304.',
    ],
    [
      'CSV with an endless cell',
      'CSV',
      `a;b\n${'\0'.repeat(5 * megabyte)}`,
      'Line 2 has more than 4194304 characters. A line can have at most 4194304.',
    ],
  ])('a product file that is %s is refused, and no more of it is read', (_, format, text, message) => {
    const { error, slices } = read(format, text);
    expect(error).toEqual(new UnreadableFile(message));
    expect(slices).toBeLessThan(9_600);
  });
});
