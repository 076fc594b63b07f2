/** Finds the rows in a text that arrives in pieces. Both methods yield the completed rows. */
export interface RowScanner {
  /** @throws {RangeError} If a row is too long or too deep, so that another download doesn't help. */
  push(piece: string): Iterable<string>;
  /** @throws {SyntaxError} If the text ends too early. */
  end(): Iterable<string>;
}

/** Longest row, in characters: one without an end must not fill the memory. */
export const longestRow: number = 16 * 1024 * 1024;

/** One row per line (NDJSON). Blank lines are skipped. */
export class LineScanner implements RowScanner {
  #open: string[] = [];
  #length = 0;

  *push(piece: string): Generator<string, void, undefined> {
    let from = 0;
    for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', from)) {
      this.#keep(piece.slice(from, end));
      from = end + 1;
      yield* this.end();
    }
    this.#keep(piece.slice(from));
  }

  *end(): Generator<string, void, undefined> {
    const line = this.#take();
    if (line.trim() !== '') yield line;
  }

  #keep(text: string): void {
    this.#length += text.length;
    if (this.#length > longestRow) throw new RangeError(`a line has more than ${longestRow} characters`);
    this.#open.push(text);
  }

  #take(): string {
    const line = this.#open.join('');
    this.#open = [];
    this.#length = 0;
    return line;
  }
}
