/** Finds the rows in a text that comes in pieces; both methods return those that were completed. */
export interface RowScanner {
  push(piece: string): readonly string[];
  /** @throws SyntaxError where the text ends too early. */
  end(): readonly string[];
}

/** Longest row, in characters: one without an end must not fill the memory. */
export const longestRow: number = 16 * 1024 * 1024;
