import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import type { RecordSink } from '../../../../src/domains/instance/products/files/file-record.ts';
import { readXlsx } from '../../../../src/domains/instance/products/files/xlsx-reader.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Writing {
  /** Prefix of all elements, such as `x:`. */
  readonly prefix: string;
  /** The place of texts: the table of shared strings or the cells. */
  readonly texts: 'shared' | 'inline';
}

/** Writes a workbook with one sheet of texts. Empty cells are left out. */
function workbookOf(rows: readonly (readonly string[])[], { prefix: p, texts }: Writing): Buffer {
  const shared: string[] = [];
  const cell = (text: string, row: number, column: number): string => {
    if (text === '') return '';
    const at = ` r="${String.fromCharCode(65 + column)}${row + 1}"`;
    if (texts === 'inline') return `<${p}c${at} t="inlineStr"><${p}is><${p}t>${escaped(text)}</${p}t></${p}is></${p}c>`;
    if (!shared.includes(text)) shared.push(text);
    return `<${p}c${at} t="s"><${p}v>${shared.indexOf(text)}</${p}v></${p}c>`;
  };
  const data = rows
    .map((cells, row) => `<${p}row r="${row + 1}">${cells.map((text, at) => cell(text, row, at)).join('')}</${p}row>`)
    .join('');
  const namespace = p === '' ? `xmlns="${main}"` : `xmlns:${p.slice(0, -1)}="${main}"`;
  const items = shared.map((text) => `<${p}si><${p}t xml:space="preserve">${escaped(text)}</${p}t></${p}si>`).join('');
  const relation = (id: string, kind: string, target: string): string =>
    `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;
  const file = (text: string): Uint8Array => strToU8(head + text);
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': file('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
      '_rels/.rels': file(
        `<Relationships xmlns="${packages}">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
      ),
      'xl/workbook.xml': file(
        `<${p}workbook ${namespace} xmlns:r="${office}"><${p}sheets><${p}sheet name="A" sheetId="1" r:id="rId1"/></${p}sheets></${p}workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': file(
        `<Relationships xmlns="${packages}">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
      ),
      'xl/sharedStrings.xml': file(`<${p}sst ${namespace}>${items}</${p}sst>`),
      'xl/worksheets/sheet1.xml': file(
        `<${p}worksheet ${namespace}><${p}sheetData>${data}</${p}sheetData></${p}worksheet>`,
      ),
    }),
  );
}

function read(bytes: Uint8Array): string[][] {
  let columns: readonly string[] = [];
  const rows: string[][] = [];
  const sink: RecordSink = {
    columns: (names) => void (columns = names),
    record: ({ values }) => void rows.push(columns.map((name) => values[name] ?? '')),
  };
  for (const _ of readXlsx(bytes, sink));
  return [[...columns], ...rows];
}

it('reads the cells that read-excel-file reads, with and without prefixes of elements', async () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'B', '&', '<', '"', 'é', '漢', '😀', ';'),
    minLength: 1,
    maxLength: 9,
  });
  const table = fc
    .integer({ min: 1, max: 5 })
    .chain((width) =>
      fc.array(fc.array(fc.option(text, { nil: '' }), { minLength: width, maxLength: width }), { maxLength: 5 }),
    );
  const writing = fc.record<Writing>({
    prefix: fc.constantFrom('', 'x:', 'ns0:'),
    texts: fc.constantFrom('shared', 'inline'),
  });
  await fc.assert(
    fc.asyncProperty(table, writing, async (rows, format) => {
      // Readers skip a row without cells.
      const filled = rows.map((cells) => ['x', ...cells]);
      const width = filled[0]?.length ?? 1;
      const names = Array.from({ length: width }, (_, column) => `column ${column}`);
      const bytes = workbookOf([names, ...filled], format);
      const judged = await readSheet(bytes);
      expect(read(bytes)).toEqual(judged.map((cells) => names.map((_, at) => String(cells[at] ?? ''))));
      expect(judged).toHaveLength(filled.length + 1);
    }),
    { numRuns: 60 },
  );
});
