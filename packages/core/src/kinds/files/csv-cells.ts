import { ArgumentError } from '../../base/errors/index.ts';
import type { CsvRow } from './csv-row.ts';
import { textOf } from './text-lines.ts';

/** Longest row that is read, in characters: a quote that is never closed must not fill the memory. */
const longestRow = 16 * 1024 * 1024;

/** The rows of a text by the names of its header; memory holds one. */
export function csvRowsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<CsvRow, void, undefined> {
  return namedRows(csvCells(textOf(stream)));
}

async function* namedRows(rows: AsyncIterable<readonly string[]>): AsyncGenerator<CsvRow, void, undefined> {
  let header: readonly string[] | undefined;
  for await (const cells of rows) {
    if (header === undefined) header = cells;
    else if (cells.length > 1 || cells[0] !== '') {
      yield Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']));
    }
  }
}

/** The cells of each row: quotes may hold separators, line ends and doubled quotes. */
export async function* csvCells(text: AsyncIterable<string>): AsyncGenerator<readonly string[], void, undefined> {
  let separator: string | undefined;
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let length = 0;
  /** A quote inside quotes: the next character shows whether it closes them or stands for itself. */
  let isAfterQuote = false;
  const endCell = (): void => {
    cells.push(cell);
    cell = '';
  };
  for await (const piece of text) {
    for (const character of piece) {
      length += 1;
      if (length > longestRow) throw new ArgumentError('A row of the file does not end; it is not CSV.');
      if (isAfterQuote) {
        isAfterQuote = false;
        if (character === '"') {
          cell += character;
          continue;
        }
        isQuoted = false;
      }
      if (isQuoted) {
        if (character === '"') isAfterQuote = true;
        else cell += character;
      } else if (character === '"' && cell === '') {
        isQuoted = true;
      } else if (character === '\n') {
        if (cell.endsWith('\r')) cell = cell.slice(0, -1);
        endCell();
        yield cells;
        cells = [];
        length = 0;
        separator ??= ';';
      } else if (character === separator || (separator === undefined && isSeparator(character))) {
        separator = character;
        endCell();
      } else cell += character;
    }
  }
  if (cell.endsWith('\r')) cell = cell.slice(0, -1);
  if (cell !== '' || cells.length > 0) {
    endCell();
    yield cells;
  }
}

/** What the first header cell ends with is what separates the file. */
function isSeparator(character: string): boolean {
  return character === ';' || character === ',' || character === '\t';
}
