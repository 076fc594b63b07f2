import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { FileFormat } from '../model/index.ts';

/** Writes rows to a file. */
export interface RowWriter {
  row(cells: readonly string[]): void;
  /** Whether any row was written. */
  readonly used: boolean;
  /** Ends the file and returns it. */
  bytes(): Uint8Array;
}

const encoder = new TextEncoder();
const pieceInCharacters = 64 * 1024;

/** A report leaves out the rows that follow after this length, before compression. */
const mostInBytes = 64 * 1024 * 1024;

/** Text that grows, encoded as it does. */
class GrowingText {
  readonly #sink: (piece: Uint8Array) => void;
  #text = '';
  #encoded = 0;

  constructor(sink: (piece: Uint8Array) => void) {
    this.#sink = sink;
  }

  get isFull(): boolean {
    return this.#encoded >= mostInBytes;
  }

  add(text: string): void {
    this.#text += text;
    if (this.#text.length >= pieceInCharacters) this.flush();
  }

  flush(): void {
    const piece = encoder.encode(this.#text);
    this.#encoded += piece.length;
    this.#text = '';
    this.#sink(piece);
  }
}

/** The parts of a format. */
interface Parts {
  readonly start: string;
  readonly row: (cells: readonly string[]) => string;
  readonly end: string;
  /** Packs the text. Without it, the text is the file. */
  readonly packed?: (emit: (piece: Uint8Array) => void) => { push(piece: Uint8Array): void; end(): void };
}

function writer({ start, row, end, packed }: Parts): RowWriter {
  const pieces: Uint8Array[] = [];
  const packing = packed?.((piece) => pieces.push(piece));
  const text = new GrowingText((piece) => (packing === undefined ? pieces.push(piece) : packing.push(piece)));
  let used = false;
  text.add(start);
  return {
    row(cells) {
      used = true;
      if (!text.isFull) text.add(row(cells));
    },
    get used() {
      return used;
    },
    bytes() {
      text.add(end);
      text.flush();
      packing?.end();
      const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const piece of pieces) {
        all.set(piece, at);
        at += piece.length;
      }
      return all;
    },
  };
}

const csvCell = (cell: string): string => (/[";\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\r\n`;

/** CSV with semicolons, as the platform writes it. */
export function csvWriter(columns: readonly string[]): RowWriter {
  return writer({ start: csvRow(columns), row: csvRow, end: '' });
}

// Control characters that no XML document may hold are left out.
const xmlText = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

function xmlWriter(columns: readonly string[]): RowWriter {
  return writer({
    start: '<?xml version="1.0" encoding="UTF-8"?>\n<import><products>\n',
    row(cells) {
      const attributes = columns.flatMap((code, index) => {
        const value = cells[index] ?? '';
        return value === ''
          ? []
          : [`<attribute><code>${xmlText(code)}</code><value>${xmlText(value)}</value></attribute>`];
      });
      return `<product>${attributes.join('')}</product>\n`;
    },
    end: '</products></import>\n',
  });
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

/** Packs the sheet as it grows. */
function workbook(emit: (piece: Uint8Array) => void): ReturnType<NonNullable<Parts['packed']>> {
  const archive = new Zip((error, piece) => {
    if (error !== null) throw error;
    emit(piece);
  });
  const part = (name: string): ZipDeflate => {
    const entry = new ZipDeflate(name);
    entry.mtime = epoch;
    archive.add(entry);
    return entry;
  };
  for (const [name, text] of Object.entries(workbookParts)) part(name).push(strToU8(xmlHead + text), true);
  const sheet = part('xl/worksheets/sheet1.xml');
  return {
    push: (piece) => sheet.push(piece),
    end() {
      sheet.push(new Uint8Array(0), true);
      archive.end();
    },
  };
}

/** Letters of a column: 0 is `A`, 27 is `AB`. */
const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/** In a workbook, `_x0041_` stands for a character (ISO/IEC 29500, ST_Xstring). */
const cellText = (text: string): string => xmlText(text.replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_'));

// Some readers need the references, although they are optional.
function sheetRow(cells: readonly string[], line: number): string {
  const cellOf = (cell: string, column: number): string =>
    `<c r="${lettersOf(column)}${line}" t="inlineStr"><is><t xml:space="preserve">${cellText(cell)}</t></is></c>`;
  return `<row r="${line}">${cells.map(cellOf).join('')}</row>`;
}

function xlsxWriter(columns: readonly string[]): RowWriter {
  let line = 1;
  return writer({
    start: `${xmlHead}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheetRow(columns, line)}`,
    row: (cells) => sheetRow(cells, (line += 1)),
    end: '</sheetData></worksheet>',
    packed: workbook,
  });
}

const writers: Readonly<Record<FileFormat, (columns: readonly string[]) => RowWriter>> = {
  CSV: csvWriter,
  XLSX: xlsxWriter,
  XML: xmlWriter,
};

export const writerOf = (format: FileFormat, columns: readonly string[]): RowWriter => writers[format](columns);
