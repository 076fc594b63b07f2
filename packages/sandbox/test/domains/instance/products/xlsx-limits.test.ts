import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { UnreadableFile } from '../../../../src/domains/instance/products/files/file-record.ts';
import { readXlsx, type WorkbookLimits } from '../../../../src/domains/instance/products/files/xlsx-reader.ts';

const workbook = '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>';
const relations = '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>';

/** A workbook with these texts and this sheet. */
const zipped = (texts: string, sheet: string): Uint8Array =>
  zipSync({
    'xl/workbook.xml': strToU8(workbook),
    'xl/_rels/workbook.xml.rels': strToU8(relations),
    'xl/sharedStrings.xml': strToU8(`<sst>${texts}</sst>`),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
  });

const limits: WorkbookLimits = { inflatedInBytes: 1024 * 1024, texts: 1000, cells: 1000 };
const [text, row] = ['<si><t>a</t></si>', '<row><c><v>1</v></c><c r="J1"><v>1</v></c></row>'];

/** Rows that were read, and slices that it took, until the file was refused or at its end. */
function read(bytes: Uint8Array): { readonly rows: number; readonly slices: number; readonly error: unknown } {
  let [rows, slices] = [0, 0];
  try {
    const sink = { columns: () => undefined, record: () => void (rows += 1) };
    for (const _ of readXlsx(bytes, sink, limits)) slices += 1;
  } catch (error) {
    return { rows, slices, error };
  }
  return { rows, slices, error: undefined };
}

describe('a workbook', () => {
  it('within the limits is read', () => {
    expect(read(zipped(text.repeat(1000), row.repeat(100)))).toMatchObject({ rows: 99, error: undefined });
  });

  it.each([
    [
      'unpacks to far more than it is',
      zipped('', ' '.repeat(60 * limits.inflatedInBytes)),
      'The workbook is too large.',
    ],
    ['has too many texts', zipped(text.repeat(1001), row), 'The workbook has more than 1000 texts.'],
    ['has too many cells', zipped(text, row.repeat(101)), 'The sheet has more than 1000 cells.'],
  ])('that %s is refused, and no more of it is read than may be', (_, bytes, message) => {
    expect(bytes.length).toBeLessThan(100_000);
    const { rows, slices, error } = read(bytes);
    expect(error).toEqual(new UnreadableFile(message));
    expect(rows).toBeLessThanOrEqual(100);
    // A slice of what is unpacked has a quarter of a megabyte, or what a kilobyte of the archive holds.
    expect(slices).toBeLessThan(10);
  });
});
