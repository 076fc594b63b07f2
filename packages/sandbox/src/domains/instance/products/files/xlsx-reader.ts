import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate';
import { SaxesParser } from 'saxes';
import type { Slices } from '../../../../machinery/clock/turns.ts';
import { type RecordSink, UnreadableFile } from './file-record.ts';
import { TableRecords } from './table-records.ts';

const chunkInBytes = 1024;

const sliceInBytes = 256 * 1024;

/** How much a workbook may hold. */
export interface WorkbookLimits {
  readonly inflatedInBytes: number;
  readonly texts: number;
  readonly cells: number;
}

/** A workbook with more than this is an attack on memory, not a product file. */
const usualLimits: WorkbookLimits = { inflatedInBytes: 512 * 1024 * 1024, texts: 2_000_000, cells: 50_000_000 };

/** Unzips some entries of an archive and hands them on piece by piece. */
function* unzipEntries(
  bytes: Uint8Array,
  most: WorkbookLimits,
  consumerOf: (name: string) => ((piece: string, final: boolean) => void) | undefined,
): Slices {
  let [inflated, since] = [0, 0];
  const unzip = new Unzip((entry) => {
    const consume = consumerOf(entry.name);
    if (consume === undefined) return;
    const decoder = new TextDecoder();
    entry.ondata = (error, piece, final) => {
      if (error !== null) throw error;
      inflated += piece.length;
      since += piece.length;
      if (inflated > most.inflatedInBytes) throw new UnreadableFile('The workbook is too large.');
      consume(decoder.decode(piece, { stream: !final }), final);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  try {
    for (let at = 0; at < bytes.length; at += chunkInBytes) {
      unzip.push(bytes.subarray(at, at + chunkInBytes), at + chunkInBytes >= bytes.length);
      since += chunkInBytes;
      if (since < sliceInBytes) continue;
      since = 0;
      yield;
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('The file is not a workbook (XLSX).');
  }
}

const feed =
  (parser: SaxesParser) =>
  (piece: string, final: boolean): void => {
    parser.write(piece);
    if (final) parser.close();
  };

interface Workbook {
  readonly sheet: string;
  readonly texts: readonly string[];
}

function* readWorkbook(bytes: Uint8Array, most: WorkbookLimits): Slices<Workbook> {
  const texts: string[] = [];
  const targets = new Map<string, string>();
  let firstSheet: string | undefined;

  const workbook = new SaxesParser();
  workbook.on('opentag', ({ name, attributes }) => {
    if (name === 'sheet') firstSheet ??= attributes['r:id'];
  });
  const relations = new SaxesParser();
  relations.on('opentag', ({ name, attributes }) => {
    if (name === 'Relationship') targets.set(attributes['Id'] ?? '', attributes['Target'] ?? '');
  });
  const strings = new SaxesParser();
  let [text, phonetic] = ['', false];
  strings.on('opentag', ({ name }) => {
    if (name === 'si') text = '';
    if (name === 'rPh') phonetic = true;
  });
  let inText = false;
  strings.on('opentag', ({ name }) => {
    if (name === 't') inText = true;
  });
  strings.on('text', (piece) => {
    if (inText && !phonetic) text += piece;
  });
  strings.on('closetag', ({ name }) => {
    if (name === 't') inText = false;
    if (name === 'rPh') phonetic = false;
    if (name !== 'si') return;
    if (texts.length === most.texts) throw new UnreadableFile(`The workbook has more than ${most.texts} texts.`);
    texts.push(text);
  });
  const parsers: Readonly<Record<string, SaxesParser>> = {
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/sharedStrings.xml': strings,
  };
  yield* unzipEntries(bytes, most, (name) =>
    Object.hasOwn(parsers, name) ? feed(parsers[name] as SaxesParser) : undefined,
  );
  const target = targets.get(firstSheet ?? '');
  if (target === undefined) throw new UnreadableFile('The file is not a workbook (XLSX).');
  return { sheet: target.startsWith('/') ? target.slice(1) : `xl/${target}`, texts };
}

/** Index of the column of a cell reference: `A1` is 0, `AB7` is 27. */
function columnOf(reference: string): number {
  let index = 0;
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? 'A') index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

/** No sheet has more columns. */
const mostColumns = 16_384;

function sheetParser(
  texts: readonly string[],
  most: WorkbookLimits,
  onRow: (cells: readonly string[], line: number) => void,
): SaxesParser {
  const parser = new SaxesParser();
  let cells: string[] = [];
  let [line, column, type, text, inValue, count] = [0, -1, '', '', false, 0];
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'row') {
      cells = [];
      column = -1;
      line = Number(attributes['r'] ?? line + 1);
    } else if (name === 'c') {
      const reference = attributes['r'];
      column = Math.min(reference === undefined ? column + 1 : columnOf(reference), mostColumns);
      type = attributes['t'] ?? 'n';
      text = '';
    } else if (name === 'v' || name === 't') {
      inValue = true;
    }
  });
  parser.on('text', (piece) => {
    if (inValue) text += piece;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'v' || name === 't') {
      inValue = false;
    } else if (name === 'c') {
      while (cells.length < column) cells.push('');
      cells[column] = type === 's' ? (texts[Number(text)] ?? '') : text;
    } else if (name === 'row') {
      count += cells.length;
      if (count > most.cells) throw new UnreadableFile(`The sheet has more than ${most.cells} cells.`);
      onRow(cells, line);
    }
  });
  return parser;
}

/** Reads the first sheet of a workbook, whose first row names the columns. Throws {@link UnreadableFile}. */
export function* readXlsx(bytes: Uint8Array, sink: RecordSink, most: WorkbookLimits = usualLimits): Slices {
  const { sheet, texts } = yield* readWorkbook(bytes, most);
  const table = new TableRecords(sink);
  yield* unzipEntries(bytes, most, (name) =>
    name === sheet ? feed(sheetParser(texts, most, (cells, line) => table.row(cells, line))) : undefined,
  );
}
