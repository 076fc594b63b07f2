import { Turns } from '../content/chunks.ts';
import { counted } from '../errors/counted.ts';
import { ArgumentError } from '../errors/index.ts';
import { isWebPage } from '../errors/api-error-of.ts';
import { CsvFault, type CsvLimits, CsvParser } from './csv-parser.ts';

/** A row by the names of the header. Cells beyond the header are dropped, and missing cells are empty. The last column without a
 * name is kept as ''. */
export type CsvRow = Readonly<Record<string, string>>;

/** Most characters of a row, and most columns, as in a spreadsheet. Even a short row has all columns of the header. */
const limits: CsvLimits = { characters: 16 * 1024 * 1024, columns: 16_384 };

/** Longest name of a column, in characters. */
const longestName = 1024;

/** Names of other kinds of files, and how to recognize them by their first cell. */
const otherFiles: readonly (readonly [string, (start: string) => boolean])[] = [
  ['it looks like HTML', isWebPage],
  ['it looks like JSON', (start) => /^\s*[{[]\s*(?:["{}[\]]|$)/.test(start)],
  ['it is binary, or not text in the declared charset', (start) => start.includes('\0')],
];

/** The rows of a text by the names of its header. Memory holds one row. */
export async function* csvRowsOf(
  text: AsyncIterable<string>,
  turns: Turns = new Turns(),
  known?: readonly string[],
): AsyncGenerator<CsvRow, void, undefined> {
  let header: readonly string[] | undefined;
  for await (const [cells, line] of csvLines(text, turns)) {
    if (turns.isDue) await turns.give();
    if (header === undefined) {
      checkHeader(cells, known);
      header = cells;
      continue;
    }
    const columns = header.length;
    if (cells.length > columns && cells.some((cell, index) => index >= columns && cell !== '')) {
      throw notCsv(`line ${line} has ${counted(cells.length, 'cell')}, but the header has ${columns}`);
    }
    yield Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']));
  }
}

function checkHeader(header: readonly string[], known?: readonly string[]): void {
  const [start = ''] = header;
  const other = otherFiles.find(([, isLike]) => isLike(start));
  if (other !== undefined) throw notCsv(other[0]);
  if (known !== undefined && !header.some((name) => known.includes(name)))
    throw notCsv(`its header has none of the columns ${known.join(', ')}`);
  const names = new Set<string>();
  for (const [index, name] of header.entries()) {
    if (name.length > longestName)
      throw notCsv(`a column name has ${name.length} characters, but a name can have at most ${longestName}`);
    // Without the name, which a host may take from a credential.
    if (name !== '' && names.has(name))
      throw notCsv(`the columns ${header.indexOf(name) + 1} and ${index + 1} of the header have the same name`);
    names.add(name);
  }
}

/** The cells of each row, blank lines left out: quotes may hold separators, line ends and doubled quotes. */
export async function* csvCells(
  text: AsyncIterable<string>,
  turns: Turns = new Turns(),
): AsyncGenerator<readonly string[], void, undefined> {
  for await (const [cells] of csvLines(text, turns)) yield cells;
}

/** The cells of each row, and the line that it starts on. */
type Line = readonly [cells: readonly string[], line: number];

async function* csvLines(text: AsyncIterable<string>, turns: Turns): AsyncGenerator<Line, void, undefined> {
  let lines: Line[] = [];
  const parser = new CsvParser((...line) => void lines.push(line), limits);
  /** Rows before a fault are still read. */
  const parse = function* (piece?: string): Generator<Line> {
    lines = [];
    let fault: unknown;
    try {
      if (piece === undefined) parser.end();
      else parser.push(piece);
    } catch (error) {
      fault = error;
    }
    yield* lines;
    if (fault !== undefined) throw fault instanceof CsvFault ? notCsv(fault.message) : fault;
  };
  for await (const piece of text) {
    if (turns.isDue) await turns.give();
    yield* parse(piece);
  }
  yield* parse();
}

function notCsv(what: string): ArgumentError {
  return new ArgumentError(`The file isn't valid CSV: ${what}.`, { code: 'ERR_CSV_INVALID' });
}
