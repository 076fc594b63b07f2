import type { Steps } from '../../../../clock/steps.ts';
import { checkCells, checkRow } from './file-limits.ts';
import { type RecordSink, UnreadableFile } from './file-record.ts';
import { TableRecords } from './table-records.ts';

/** Bytes per step. */
const chunkInBytes = 16 * 1024;
const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

function separatorOf(text: string): number {
  const counts = new Map([';', ',', '\t', '|'].map((separator) => [separator, 0]));
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && character === '\n') break;
    else if (!quoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const [most = ';'] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  return most.charCodeAt(0);
}

/** Reads CSV that arrives in pieces, and holds no more than one row (RFC 4180, with any of the usual separators). */
class CsvParser {
  readonly #separator: number;
  readonly #onRow: (cells: readonly string[], line: number) => void;
  #cells: string[] = [];
  #cell = '';
  /** Characters of the complete cells of the row. */
  #characters = 0;
  #quoted = false;
  /** A quote inside quotes was the last character: it ends the quotes, or stands for itself if another one follows. */
  #afterQuote = false;
  #line = 1;
  #rowLine = 1;
  #quoteLine = 1;
  /** A carriage return was the last character: a line feed after it belongs to the same line break. */
  #afterReturn = false;

  constructor(separator: number, onRow: (cells: readonly string[], line: number) => void) {
    this.#separator = separator;
    this.#onRow = onRow;
  }

  push(text: string): void {
    let start = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === lineFeed) this.#line += 1;
      if (this.#quoted) {
        if (!this.#afterQuote || code === quote) {
          if (code === quote) this.#afterQuote = !this.#afterQuote;
          continue;
        }
        this.#cell += text.slice(start, at);
        this.#endQuotes();
        start = at;
      }
      const continues = this.#afterReturn && code === lineFeed;
      this.#afterReturn = code === carriageReturn;
      if (continues) {
        start = at + 1;
        this.#rowLine = this.#line;
      } else if (code === quote && at === start && this.#cell === '') {
        this.#quoted = true;
        this.#quoteLine = this.#line;
        start = at + 1;
      } else if (code === this.#separator) {
        this.#endCell(text.slice(start, at));
        start = at + 1;
      } else if (code === lineFeed || code === carriageReturn) {
        this.#endCell(text.slice(start, at));
        this.#endRow();
        start = at + 1;
      }
    }
    this.#cell += text.slice(start);
    checkRow(this.#characters + this.#cell.length, this.#rowLine);
  }

  end(): void {
    if (this.#quoted && !this.#afterQuote)
      throw new UnreadableFile(`The quote that opens on line ${this.#quoteLine} is never closed.`);
    if (this.#afterQuote) this.#endQuotes();
    if (this.#cell !== '' || this.#cells.length > 0) {
      this.#endCell('');
      this.#endRow();
    }
  }

  /** Takes the closing quote off the cell, and one of each two in it. */
  #endQuotes(): void {
    [this.#quoted, this.#afterQuote] = [false, false];
    this.#cell = this.#cell.slice(0, -1).split('""').join('"');
  }

  #endCell(rest: string): void {
    const cell = this.#cell + rest;
    this.#characters += cell.length;
    this.#cells.push(cell);
    checkCells(this.#cells.length, this.#rowLine);
    this.#cell = '';
  }

  #endRow(): void {
    this.#onRow(this.#cells, this.#rowLine);
    this.#cells = [];
    this.#characters = 0;
    this.#rowLine = this.#line;
  }
}

/** Reads a CSV file in UTF-8, with or without a byte-order mark, whose first line names the columns. */
export function* readCsv(bytes: Uint8Array, sink: RecordSink): Steps {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const table = new TableRecords(sink);
  let parser: CsvParser | undefined;
  for (let at = 0; at < bytes.length; at += chunkInBytes) {
    let text: string;
    try {
      text = decoder.decode(bytes.subarray(at, at + chunkInBytes), { stream: at + chunkInBytes < bytes.length });
    } catch {
      throw new UnreadableFile('The file is not in UTF-8.');
    }
    parser ??= new CsvParser(separatorOf(text), (cells, line) => table.row(cells, line));
    parser.push(text);
    yield;
  }
  parser?.end();
}
