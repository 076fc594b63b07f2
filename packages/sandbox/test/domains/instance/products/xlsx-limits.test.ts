import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type RecordSink, UnreadableFile } from '../../../../src/domains/instance/products/files/file-record.ts';
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

const limits: WorkbookLimits = { inflatedInBytes: 1024 * 1024, texts: 1000, textsInCharacters: 5000, cells: 1000 };
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
      'The workbook has more than 1048576 bytes when it is unpacked. It can have at most 1048576.',
    ],
    [
      'has too many texts',
      zipped(text.repeat(1001), row),
      'The workbook has more than 1000 shared texts. It can have at most 1000.',
    ],
    [
      'has long texts',
      zipped(`<si><t>${'a'.repeat(5001)}</t></si>`, row),
      'The shared texts of the workbook have more than 5000 characters. They can have at most 5000.',
    ],
    [
      'has a cell far to the right',
      zipped('', '<row r="7"><c r="XFD7"><v>1</v></c></row>'),
      'Line 7 has more than 2000 columns. A file can have at most 2000.',
    ],
    [
      'is nested deeply',
      zipped('', '<a>'.repeat(100_000)),
      'The element <a> is at level 65. A file can have at most 64 levels.',
    ],
    [
      'has too many cells',
      zipped(text, row.repeat(101)),
      'The sheet has more than 1000 cells. It can have at most 1000.',
    ],
  ])('that %s is refused, and no more of it is read than may be', (_, bytes, message) => {
    expect(bytes.length).toBeLessThan(100_000);
    const { rows, slices, error } = read(bytes);
    expect(error).toEqual(new UnreadableFile(message));
    expect(rows).toBeLessThanOrEqual(100);
    // A slice has 16 kB of what is unpacked.
    expect(slices).toBeLessThan(100);
  });

  it('takes a slice for every 16 kB that is unpacked', () => {
    const { slices, error } = read(zipped('', `${row}${' '.repeat(512 * 1024)}`));
    expect(error).toBeUndefined();
    expect(slices).toBeGreaterThan(30);
  });

  it('with prefixed elements is read, each shared text is separate, and a boolean is a text', () => {
    const prefixed = (xml: string): Uint8Array =>
      strToU8(xml.replaceAll(/<(\/?)(?=[a-z])/gi, '<$1x:').replaceAll('r:id', 'rel:id'));
    const bytes = zipSync({
      'xl/workbook.xml': prefixed(workbook),
      'xl/_rels/workbook.xml.rels': prefixed(relations),
      'xl/sharedStrings.xml': prefixed('<sst><si><t>sku</t></si><si><r><t>ti</t></r><r><t>tle</t></r></si></sst>'),
      'xl/worksheets/sheet1.xml': prefixed(
        '<worksheet><sheetData><row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row><row><c><v>7</v></c><c t="b"><v>1</v></c></row></sheetData></worksheet>',
      ),
    });
    const [columns, records]: [string[], unknown[]] = [[], []];
    const sink: RecordSink = {
      columns: (names) => void columns.push(...names),
      record: ({ values }) => void records.push(values),
    };
    for (const _ of readXlsx(bytes, sink));
    expect({ columns, records }).toEqual({ columns: ['sku', 'title'], records: [{ sku: '7', title: 'true' }] });
  });
});
