import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate';
import type { Steps } from '../../../../clock/steps.ts';
import { BoundedXml } from './bounded-xml.ts';
import { checkCells, checkRow, mostCharacters } from './file-limits.ts';
import { type RecordSink, UnreadableFile } from './file-record.ts';
import { TableRecords } from './table-records.ts';
import { dateOfSerial, type Epoch, stylesParser } from './xlsx-dates.ts';

const chunkInBytes = 1024;

const stepInBytes = 256 * 1024;

/** How much a workbook may hold. */
export interface WorkbookLimits {
  readonly inflatedInBytes: number;
  readonly texts: number;
  readonly textsInCharacters: number;
  readonly cells: number;
}

const usualLimits: WorkbookLimits = {
  inflatedInBytes: 512 * 1024 * 1024,
  texts: 1_000_000,
  textsInCharacters: 32 * 1024 * 1024,
  cells: 50_000_000,
};

const notWorkbook = (): UnreadableFile => new UnreadableFile('The file is not a workbook (XLSX).');

/** Unzips some entries of an archive and reads them piece by piece. */
function* unzipEntries(
  bytes: Uint8Array,
  most: WorkbookLimits,
  parserOf: (name: string) => BoundedXml | undefined,
): Steps {
  let [inflated, since] = [0, 0];
  let pieces: { readonly parser: BoundedXml; readonly text: string; readonly final: boolean }[] = [];
  const unzip = new Unzip((entry) => {
    const parser = parserOf(entry.name);
    if (parser === undefined) return;
    const decoder = new TextDecoder();
    entry.ondata = (error, piece, final) => {
      if (error !== null) throw error;
      inflated += piece.length;
      if (inflated > most.inflatedInBytes)
        throw new UnreadableFile(
          `The workbook has more than ${most.inflatedInBytes} bytes when it is unpacked. It can have at most ${most.inflatedInBytes}.`,
        );
      pieces.push({ parser, text: decoder.decode(piece, { stream: !final }), final });
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  for (let at = 0; at < bytes.length; at += chunkInBytes) {
    try {
      unzip.push(bytes.subarray(at, at + chunkInBytes), at + chunkInBytes >= bytes.length);
    } catch (error) {
      throw error instanceof UnreadableFile ? error : notWorkbook();
    }
    for (const { parser, text, final } of pieces) {
      yield* parser.write(text);
      if (final) parser.end();
    }
    pieces = [];
    since += chunkInBytes;
    if (since < stepInBytes) continue;
    since = 0;
    yield;
  }
}

const noText = (): void => undefined;

function textsParser(most: WorkbookLimits, texts: string[]): BoundedXml {
  let [text, characters, isInText, isPhonetic] = ['', 0, false, false];
  return new BoundedXml({
    open(name) {
      if (name === 'si') text = '';
      else if (name === 't') isInText = true;
      else if (name === 'rPh') isPhonetic = true;
    },
    text(piece) {
      if (!isInText || isPhonetic) return;
      text += piece;
      characters += piece.length;
      if (characters > most.textsInCharacters)
        throw new UnreadableFile(
          `The shared texts of the workbook have more than ${most.textsInCharacters} characters. They can have at most ${most.textsInCharacters}.`,
        );
    },
    close(name) {
      if (name === 't') isInText = false;
      else if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      if (texts.length === most.texts)
        throw new UnreadableFile(
          `The workbook has more than ${most.texts} shared texts. It can have at most ${most.texts}.`,
        );
      texts.push(decoded(text));
    },
  });
}

/** Texts and styles that cells refer to. */
interface CellContext {
  readonly texts: readonly string[];
  /** Whether each style shows a date. */
  readonly isDate: readonly boolean[];
  readonly epoch: Epoch;
}

interface Workbook extends CellContext {
  readonly sheet: string;
}

/** Most relationships of a workbook. */
const mostRelations = 10_000;

function* readWorkbook(bytes: Uint8Array, most: WorkbookLimits): Steps<Workbook> {
  const texts: string[] = [];
  const targets = new Map<string, string>();
  const isDate: boolean[] = [];
  let firstSheet: string | undefined;
  let epoch: Epoch = 1900;
  const parsers: Readonly<Record<string, BoundedXml>> = {
    'xl/workbook.xml': new BoundedXml({
      open(name, attributes) {
        if (name === 'sheet') firstSheet ??= attributes.get('id');
        else if (name === 'workbookPr' && /^(1|true)$/.test(attributes.get('date1904') ?? '')) epoch = 1904;
      },
      text: noText,
      close: noText,
    }),
    'xl/_rels/workbook.xml.rels': new BoundedXml({
      open(name, attributes) {
        if (name === 'Relationship') targets.set(attributes.get('Id') ?? '', attributes.get('Target') ?? '');
        if (targets.size > mostRelations)
          throw new UnreadableFile(
            `The workbook has more than ${mostRelations} relationships. It can have at most ${mostRelations}.`,
          );
      },
      text: noText,
      close: noText,
    }),
    'xl/sharedStrings.xml': textsParser(most, texts),
    'xl/styles.xml': stylesParser(isDate),
  };
  yield* unzipEntries(bytes, most, (name) => (Object.hasOwn(parsers, name) ? parsers[name] : undefined));
  const target = targets.get(firstSheet ?? '');
  if (target === undefined) throw notWorkbook();
  return { sheet: target.startsWith('/') ? target.slice(1) : `xl/${target}`, texts, isDate, epoch };
}

/** Texts of booleans. A cell has 1 or 0. */
const booleans: Readonly<Record<string, string>> = { 1: 'true', 0: 'false' };

/** Decodes characters that a workbook writes as `_x000D_` (ISO/IEC 29500, ST_Xstring). */
const decoded = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/** The value of a cell by its type: an index of the shared texts, a boolean, a text, a number or a date. */
function valueOf(type: string, style: string, text: string, { texts, isDate, epoch }: CellContext): string {
  if (type === 's') return texts[Number(text)] ?? '';
  if (type === 'b') return booleans[text] ?? text;
  // A workbook holds numbers in any form, such as 19.899999999999999, 7.0 or 1.2E3.
  if (type === 'n' && text !== '' && Number.isFinite(Number(text))) {
    const number = Number(Number(text).toPrecision(15));
    return isDate[Number(style)] === true && number >= 1 && number < 1e6 ? dateOfSerial(number, epoch) : String(number);
  }
  return decoded(text);
}

/** Index of the column of a cell reference: `A1` is 0, `AB7` is 27. */
function columnOf(reference: string): number {
  let index = 0;
  for (const letter of /^[A-Z]{1,6}/.exec(reference)?.[0] ?? 'A') index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

function sheetParser(
  context: CellContext,
  most: WorkbookLimits,
  onRow: (cells: readonly string[], line: number) => void,
): BoundedXml {
  let cells: string[] = [];
  let [line, column, type, style, text, isInValue, count, characters] = [0, -1, '', '', '', false, 0, 0];
  return new BoundedXml({
    open(name, attributes) {
      if (name === 'row') {
        cells = [];
        column = -1;
        characters = 0;
        line = Number(attributes.get('r') ?? line + 1);
      } else if (name === 'c') {
        const reference = attributes.get('r');
        column = reference === undefined ? column + 1 : columnOf(reference);
        checkCells(column + 1, line);
        type = attributes.get('t') ?? 'n';
        style = attributes.get('s') ?? '0';
        text = '';
      } else if (name === 'v' || name === 't') {
        isInValue = true;
      }
    },
    text(piece) {
      if (!isInValue) return;
      text += piece;
      if (text.length > mostCharacters)
        throw new UnreadableFile(
          `A cell of line ${line} has more than ${mostCharacters} characters. A cell can have at most ${mostCharacters}.`,
        );
    },
    close(name) {
      if (name === 'v' || name === 't') {
        isInValue = false;
      } else if (name === 'c') {
        while (cells.length < column) cells.push('');
        const cell = valueOf(type, style, text, context);
        cells[column] = cell;
        characters += cell.length;
        checkRow(characters, line);
      } else if (name === 'row') {
        count += cells.length;
        if (count > most.cells)
          throw new UnreadableFile(`The sheet has more than ${most.cells} cells. It can have at most ${most.cells}.`);
        onRow(cells, line);
      }
    },
  });
}

/** Reads the first sheet of a workbook, whose first row names the columns. Throws {@link UnreadableFile}. */
export function* readXlsx(bytes: Uint8Array, sink: RecordSink, most: WorkbookLimits = usualLimits): Steps {
  const workbook = yield* readWorkbook(bytes, most);
  const table = new TableRecords(sink);
  yield* unzipEntries(bytes, most, (name) =>
    name === workbook.sheet ? sheetParser(workbook, most, (cells, line) => table.row(cells, line)) : undefined,
  );
  table.end();
}
