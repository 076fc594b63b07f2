import { Turns } from '../content/chunks.ts';
import { received } from '../errors/checks.ts';
import { ArgumentError } from '../errors/index.ts';
import { isWebPage } from '../errors/api-error-of.ts';

/** A row by the names of the header. Cells beyond the header are dropped, and missing cells are empty. The last column without a
 * name is kept as ''. */
export type CsvRow = Readonly<Record<string, string>>;

/** Longest row that is read, in characters: a quote that is never closed must not fill the memory. */
const longestRow = 16 * 1024 * 1024;

/** Most columns, as in a spreadsheet. Even a short row has all columns of the header. */
const mostColumns = 16_384;

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
): AsyncGenerator<CsvRow, void, undefined> {
  let header: readonly string[] | undefined;
  let row = 0;
  for await (const cells of csvCells(text, turns)) {
    if (turns.isDue) await turns.give();
    row += 1;
    if (header === undefined) {
      checkHeader(cells);
      header = cells;
      continue;
    }
    const columns = header.length;
    if (cells.length > columns && cells.some((cell, index) => index >= columns && cell !== '')) {
      throw notCsv(`row ${row} has ${cells.length} cells, but the header has ${columns}`);
    }
    yield Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']));
  }
}

function checkHeader(header: readonly string[]): void {
  const [start = ''] = header;
  const other = otherFiles.find(([, isLike]) => isLike(start));
  if (other !== undefined) throw notCsv(other[0]);
  const names = new Set<string>();
  for (const name of header) {
    if (name.length > longestName)
      throw notCsv(`a column name has ${name.length} characters, but a name can have at most ${longestName}`);
    if (name !== '' && names.has(name)) throw notCsv(`the header contains ${received(name)} twice`);
    names.add(name);
  }
}

/** The cells of each row, blank lines left out: quotes may hold separators, line ends and doubled quotes. */
export async function* csvCells(
  text: AsyncIterable<string>,
  turns: Turns = new Turns(),
): AsyncGenerator<readonly string[], void, undefined> {
  let cells: string[] = [];
  let cell = '';
  let length = 0;
  let row = 1;
  let isQuoted = false;
  /** After a quote at the end of a piece, or a closing one. The next character decides whether it is doubled. */
  let isAfterQuote = false;
  /** Length of the quoted part of the cell, or undefined without quotes. A line end outside the quotes isn't part of the cell. */
  let quotedLength: number | undefined;
  const endCell = (): void => {
    if (cells.push(cell) > mostColumns) throw notCsv(`row ${row} has more than ${mostColumns} columns`);
    cell = '';
    quotedLength = undefined;
  };
  const endRow = (): readonly string[] | undefined => {
    if (cell.endsWith('\r') && cell.length > (quotedLength ?? 0)) cell = cell.slice(0, -1);
    const isBlank = cells.length === 0 && cell === '' && quotedLength === undefined;
    length = 0;
    if (isBlank) return undefined;
    endCell();
    row += 1;
    const ended = cells;
    cells = [];
    return ended;
  };
  const keep = (text: string): void => {
    length += text.length;
    if (length > longestRow) throw notCsv(`row ${row} has more than ${longestRow} characters`);
    cell += text;
  };
  let separators = ';,\t';
  /** A bare CR ends a line until an LF has ended one. After that it is part of its cell. */
  let lineEnds = '\r\n';
  /** Characters that may end an unquoted cell, and the quote, which may open one. */
  let ends = endsWith(separators, lineEnds);
  for await (const piece of text) {
    if (turns.isDue) await turns.give();
    for (let at = 0; at < piece.length;) {
      if (isAfterQuote) {
        isAfterQuote = false;
        if (piece[at] === '"') {
          keep('"');
          at += 1;
          continue;
        }
        isQuoted = false;
        quotedLength = cell.length;
      }
      const end = isQuoted ? closingQuote(piece, at) : nextMatch(ends, piece, at);
      const part = piece.slice(at, end);
      // Not `replaceAll`, because V8 then keeps a rope with a node for each match.
      keep(isQuoted ? part.split('""').join('"') : part);
      at = end + 1;
      const character = piece[end];
      if (character === undefined) break;
      if (isQuoted) isAfterQuote = true;
      else if (character === '"') {
        if (cell === '') isQuoted = true;
        else keep('"');
      } else if (character === '\n' || character === '\r') {
        const ended = endRow();
        if (character === '\n' && lineEnds !== '\n') ends = endsWith(separators, (lineEnds = '\n'));
        if (ended === undefined) continue;
        if (separators.length > 1) ends = endsWith((separators = ';'), lineEnds);
        yield ended;
      } else {
        // The character after the first header cell is the separator of the file.
        if (separators.length > 1) ends = endsWith((separators = character), lineEnds);
        endCell();
      }
    }
  }
  if (isQuoted && !isAfterQuote) throw notCsv(`a quote in row ${row} is never closed`);
  if (isAfterQuote) quotedLength = cell.length;
  const last = endRow();
  if (last !== undefined) yield last;
}

function endsWith(separators: string, lineEnds: string): RegExp {
  return new RegExp(`[${separators}${lineEnds}"]`, 'g');
}

function notCsv(what: string): ArgumentError {
  return new ArgumentError(`The file isn't valid CSV: ${what}.`, { code: 'ERR_CSV_INVALID' });
}

/** Position of the next quote, which may close the open ones, or the length of the text if there is none. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at < 0 ? text.length : at;
}

/** Position of the next match, or the length of the text if there is none. */
function nextMatch(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}
