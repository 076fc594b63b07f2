import { ArgumentError } from '../errors/index.ts';
import type { FileAnswer } from './file-answer.ts';
import { textOf } from './text-lines.ts';

/** A row by the names of the header. Cells beyond the header are left out, missing ones are empty. */
export type CsvRow = Readonly<Record<string, string>>;

/** Longest row that is read, in characters: a quote that is never closed must not fill the memory. */
const longestRow = 16 * 1024 * 1024;

/**
 * The rows of a CSV file as they arrive; memory holds one row. The separator is `;`, or what the header is separated by.
 * @throws ArgumentError where the file is something else than CSV.
 */
export async function* csvRows(file: FileAnswer): AsyncGenerator<CsvRow, void, undefined> {
  const { filename = '', contentType } = file;
  if (/\.(xlsx|xml|zip)$/i.test(filename) || /xml|spreadsheet|zip/i.test(contentType)) {
    await file.discard();
    throw new ArgumentError(`${filename || 'The file'} is not CSV; download it in place of reading rows.`);
  }
  yield* namedRows(csvCells(textOf(file.stream())));
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
  /** A quote inside quotes: the next character tells whether it closes them or stands for itself. */
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
