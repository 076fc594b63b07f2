/** Finds the rows in a text that arrives in pieces. Both methods yield the completed rows. */
export interface RowScanner {
  push(piece: string): Iterable<string>;
  /** @throws {SyntaxError} If the text ends too early. */
  end(): Iterable<string>;
}

/** Longest row, in characters: one without an end must not fill the memory. */
export const longestRow: number = 16 * 1024 * 1024;
