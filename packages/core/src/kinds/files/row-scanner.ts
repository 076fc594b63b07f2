/** Finds the rows in a text that comes in pieces; both methods give those that were completed, one by one. */
export interface RowScanner {
  push(piece: string): Iterable<string>;
  /** @throws SyntaxError where the text ends too early. */
  end(): Iterable<string>;
}

/** Longest row, in characters: one without an end must not fill the memory. */
export const longestRow: number = 16 * 1024 * 1024;
