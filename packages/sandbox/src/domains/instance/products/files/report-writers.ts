import { strToU8, zipSync } from 'fflate';
import type { FileFormat } from '../model/index.ts';

/** Writes rows to a file, in pieces of bytes, so that a large report is never held as text. */
export interface RowWriter {
  row(cells: readonly string[]): void;
  /** Whether any row was written. */
  readonly used: boolean;
  /** The whole file. */
  bytes(): Uint8Array;
}

const encoder = new TextEncoder();
const pieceInCharacters = 64 * 1024;

const mostInBytes = 128 * 1024 * 1024;

/** Text that grows, encoded as it does. */
class GrowingText {
  readonly #pieces: Uint8Array[] = [];
  #text = '';
  #encoded = 0;

  add(text: string): void {
    if (this.#encoded > mostInBytes) return;
    this.#text += text;
    if (this.#text.length >= pieceInCharacters) this.#encode();
  }

  bytes(): Uint8Array {
    this.#encode();
    const all = new Uint8Array(this.#pieces.reduce((size, piece) => size + piece.length, 0));
    let at = 0;
    for (const piece of this.#pieces) {
      all.set(piece, at);
      at += piece.length;
    }
    return all;
  }

  #encode(): void {
    if (this.#text !== '') this.#pieces.push(encoder.encode(this.#text));
    this.#encoded += this.#text.length;
    this.#text = '';
  }
}

const csvCell = (cell: string): string => (/[";\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** CSV with semicolons, as the platform writes it. */
export function csvWriter(columns: readonly string[]): RowWriter {
  const text = new GrowingText();
  let used = false;
  const write = (cells: readonly string[]): void => text.add(`${cells.map(csvCell).join(';')}\r\n`);
  write(columns);
  return {
    row(cells) {
      used = true;
      write(cells);
    },
    get used() {
      return used;
    },
    bytes: () => text.bytes(),
  };
}

// Control characters that no XML document may hold are left out.
const xmlText = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

function xmlWriter(columns: readonly string[]): RowWriter {
  const text = new GrowingText();
  let used = false;
  text.add('<?xml version="1.0" encoding="UTF-8"?>\n<import><products>\n');
  return {
    row(cells) {
      used = true;
      const attributes = columns.flatMap((code, index) => {
        const value = cells[index] ?? '';
        return value === ''
          ? []
          : [`<attribute><code>${xmlText(code)}</code><value>${xmlText(value)}</value></attribute>`];
      });
      text.add(`<product>${attributes.join('')}</product>\n`);
    },
    get used() {
      return used;
    },
    bytes() {
      text.add('</products></import>\n');
      return text.bytes();
    },
  };
}

const workbookParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
  '_rels/.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  'xl/workbook.xml':
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
};

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const epoch = Date.UTC(1980, 0, 2);

function xlsxWriter(columns: readonly string[]): RowWriter {
  const sheet = new GrowingText();
  let used = false;
  const write = (cells: readonly string[]): void =>
    sheet.add(
      `<row>${cells.map((cell) => `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`).join('')}</row>`,
    );
  sheet.add(`${xmlHead}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>`);
  write(columns);
  return {
    row(cells) {
      used = true;
      write(cells);
    },
    get used() {
      return used;
    },
    bytes() {
      sheet.add('</sheetData></worksheet>');
      const parts = Object.fromEntries(
        Object.entries(workbookParts).map(([name, text]) => [name, strToU8(xmlHead + text)]),
      );
      return zipSync({ ...parts, 'xl/worksheets/sheet1.xml': sheet.bytes() }, { mtime: epoch });
    },
  };
}

const writers: Readonly<Record<FileFormat, (columns: readonly string[]) => RowWriter>> = {
  CSV: csvWriter,
  XLSX: xlsxWriter,
  XML: xmlWriter,
};

/** Writes a report in the format of a file. */
export const writerOf = (format: FileFormat, columns: readonly string[]): RowWriter => writers[format](columns);
