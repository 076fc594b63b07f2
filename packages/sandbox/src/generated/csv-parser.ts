// The same as packages/core/src/files/csv-parser.ts, copied by `pnpm generate`. Edit it there.
/** Receives the cells of each row, and the line that the row starts on. The first row is the header. */
export type OnCsvRow = (cells: readonly string[], line: number) => void;

/** A text that isn't valid CSV. The message has the fault and its line. */
export class CsvFault extends Error {}

/** How much a row may hold. A quote that is never closed must not fill the memory. */
export interface CsvLimits {
  readonly characters: number;
  readonly columns: number;
}

/** Separators, in the order of preference. Names of columns contain commas rather than the others. */
const separators = ['\t', ';', '|', ','] as const;

/** Parses CSV that arrives in pieces, and holds one row. Blank lines are left out. */
export class CsvParser {
  readonly #onRow: OnCsvRow;
  readonly #limits: CsvLimits;
  /** Text before the end of the header. Undefined after the separator is known. */
  #head: string | undefined = '';
  #isHeadQuoted = false;
  #separator = ';';
  /** How many cells the header would have with each separator. */
  #widths: readonly number[] = [];
  /** Number of columns. Undefined before the header ended. */
  #columns: number | undefined;
  #cells: string[] = [];
  #cell = '';
  #length = 0;
  #isQuoted = false;
  /** After a quote at the end of a piece, or a closing one. The next character decides whether it is doubled. */
  #isAfterQuote = false;
  /** Length of the quoted part of the cell, or undefined without quotes. A line end outside the quotes isn't part of the cell. */
  #quotedLength: number | undefined;
  /** A bare CR ends a line until an LF has ended one. After that it is part of its cell. */
  #lineEnds = '\r\n';
  /** Characters that may end an unquoted cell, and the quote, which may open one. */
  #ends = /[;\r\n"]/g;
  #line = 1;
  #rowLine = 1;
  #quoteLine = 1;

  constructor(onRow: OnCsvRow, limits: CsvLimits) {
    this.#onRow = onRow;
    this.#limits = limits;
  }

  push(text: string): void {
    let rest = text;
    while (this.#head !== undefined && rest !== '') {
      // Only the new text is searched, because reading the head copies it.
      const end = this.#endOfLine(rest);
      this.#head += rest.slice(0, end);
      this.#check(this.#head.length);
      if (end === undefined) return;
      rest = this.#endHead(rest.slice(end));
    }
    if (rest !== '') this.#parse(rest);
  }

  end(): void {
    if (this.#head !== undefined) this.#parse(this.#endHead(''));
    if (this.#isQuoted && !this.#isAfterQuote)
      throw new CsvFault(`the quote that opens on line ${this.#quoteLine} is never closed`);
    if (this.#isAfterQuote) this.#quotedLength = this.#cell.length;
    this.#endRow();
  }

  /**
   * Chooses the separator by the whole header, or by the line `sep=;` before it, which spreadsheets write and read. Blank
   * lines before the header are dropped.
   * @param rest The text from the end of the line, or nothing at the end of the file.
   * @returns The text to parse.
   */
  #endHead(rest: string): string {
    const line = this.#head ?? '';
    const isBlank = rest !== '' && line.trim() === '';
    const [, declared] = /^\s*"?sep=(.)"?\s*$/i.exec(line) ?? [];
    this.#head = isBlank ? '' : undefined;
    if (!isBlank) this.#separate(declared ?? separatorOf(line));
    if (!isBlank) this.#widths = separators.map((separator) => countOf(line, separator) + 1);
    if (!isBlank && declared === undefined) return line + rest;
    if (rest !== '') this.#line += 1;
    this.#rowLine = this.#line;
    return rest.replace(/^\r?\n|^\r/, '');
  }

  /** Position of the first line end outside quotes, which may be open from an earlier piece. */
  #endOfLine(text: string): number | undefined {
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at];
      if (character === '"') this.#isHeadQuoted = !this.#isHeadQuoted;
      else if (!this.#isHeadQuoted && (character === '\n' || character === '\r')) return at;
    }
    return undefined;
  }

  #separate(separator: string): void {
    this.#separator = separator;
    this.#setEnds();
  }

  #setEnds(): void {
    this.#ends = new RegExp(`[${this.#separator.replace(/[\\\]^-]/, '\\$&')}${this.#lineEnds}"]`, 'g');
  }

  #parse(text: string): void {
    for (let at = 0; at < text.length;) {
      if (this.#isAfterQuote) {
        this.#isAfterQuote = false;
        if (text[at] === '"') {
          this.#keep('"');
          at += 1;
          continue;
        }
        this.#isQuoted = false;
        this.#quotedLength = this.#cell.length;
      }
      const end = this.#isQuoted ? closingQuote(text, at) : nextMatch(this.#ends, text, at);
      const part = text.slice(at, end);
      if (!this.#isQuoted && this.#quotedLength !== undefined && part.trim() !== '') this.#refuseRest();
      // Not `replaceAll`, because V8 then keeps a rope with a node for each match.
      this.#keep(this.#isQuoted ? part.split('""').join('"') : part);
      if (this.#isQuoted) this.#line += linesIn(part);
      at = end + 1;
      const character = text[end];
      if (character === undefined) break;
      if (this.#isQuoted) this.#isAfterQuote = true;
      else if (character === '"') this.#openQuote();
      else if (character === '\n' || character === '\r') this.#endLine(character);
      else this.#endCell();
    }
  }

  /** A quote in a cell that isn't doubled, as in `"19" black"` or `"19\\" black"`. */
  #refuseRest(): void {
    // The header of JSON has such quotes, and its reader names the format.
    if (this.#columns === undefined) return;
    throw new CsvFault(`line ${this.#line} has text after a closing quote. Quotes in a cell must be doubled`);
  }

  #openQuote(): void {
    if (this.#quotedLength !== undefined) this.#refuseRest();
    if (this.#cell !== '') return this.#keep('"');
    this.#isQuoted = true;
    this.#quoteLine = this.#line;
  }

  #endLine(character: string): void {
    this.#endRow();
    if (character === '\n' && this.#lineEnds !== '\n') {
      // The CR before this LF has already been counted.
      this.#lineEnds = '\n';
      this.#setEnds();
      if (this.#isCounted) return void (this.#isCounted = false);
    }
    this.#isCounted = character === '\r';
    this.#line += 1;
    this.#rowLine = this.#line;
  }

  #isCounted = false;

  #keep(text: string): void {
    this.#length += text.length;
    this.#check(this.#length);
    if (text !== '') this.#isCounted = false;
    this.#cell += text;
  }

  #check(length: number): void {
    if (length > this.#limits.characters)
      throw new CsvFault(
        `line ${this.#rowLine} has more than ${this.#limits.characters} characters. A line can have at most ${this.#limits.characters}`,
      );
  }

  #endCell(): void {
    if (this.#cells.push(this.#cell) > this.#limits.columns)
      throw new CsvFault(
        `line ${this.#rowLine} has more than ${this.#limits.columns} columns. A file can have at most ${this.#limits.columns}`,
      );
    this.#cell = '';
    this.#quotedLength = undefined;
  }

  #endRow(): void {
    if (this.#cell.endsWith('\r') && this.#cell.length > (this.#quotedLength ?? 0))
      this.#cell = this.#cell.slice(0, -1);
    const isBlank = this.#cells.length === 0 && this.#cell === '' && this.#quotedLength === undefined;
    this.#length = 0;
    if (isBlank) return;
    this.#endCell();
    const cells = this.#unpacked(this.#cells);
    this.#cells = [];
    this.#columns ??= cells.length;
    this.#onRow(cells, this.#rowLine);
  }

  /** A spreadsheet with another separator saves a row that contains it as one cell in quotes. Returns the cells in it. */
  #unpacked(cells: readonly string[]): readonly string[] {
    const [only = ''] = cells;
    if (cells.length > 1 || this.#columns === 1) return cells;
    if (!only.includes(this.#separator)) {
      this.#checkOnly(only);
      return cells;
    }
    let inner: readonly string[] = [];
    const parser = new CsvParser((row) => (inner = row), this.#limits);
    parser.#head = undefined;
    parser.#columns = 1;
    parser.#separate(this.#separator);
    parser.push(only);
    parser.end();
    if (this.#columns !== undefined && inner.length !== this.#columns)
      throw new CsvFault(
        `line ${this.#rowLine} is one cell in quotes with ${inner.length} values, but the header has ${this.#columns}`,
      );
    return inner;
  }

  /** Refuses the only cell of a row if another separator splits it like the header. The other cells would be empty. */
  #checkOnly(only: string): void {
    const other = separators.find((separator, index) => {
      const width = countOf(only, separator) + 1;
      return width > 1 && (width === this.#columns || width === this.#widths[index]);
    });
    if (this.#columns !== undefined && other !== undefined)
      throw new CsvFault(
        `line ${this.#rowLine} has one cell that ${JSON.stringify(other)} splits, but the header is split by ${JSON.stringify(this.#separator)}`,
      );
  }
}

/** How often a separator occurs. A comma before a space, or between digits, is part of a text. */
function countOf(text: string, separator: string): number {
  const found = text.split(separator).length - 1;
  return separator === ',' ? found - (text.match(/, |\d,(?=\d)/g)?.length ?? 0) : found;
}

/**
 * The separator of a header: a tab, or the most frequent one outside quotes. If the whole line is in quotes, they don't
 * count.
 */
function separatorOf(line: string): string {
  const bare = line.replaceAll(/"(?:[^"]|"")*"/g, '');
  const text = bare.trim() === '' ? line : bare;
  if (text.includes('\t')) return '\t';
  const counts = separators.map((separator) => countOf(text, separator));
  const most = Math.max(...counts);
  if (most > 0) return separators[counts.indexOf(most)] ?? ';';
  return bare.includes(',') ? ',' : ';';
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

function linesIn(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
