import { UnreadableFile } from './file-record.ts';

/** Most columns of a table, and most values of a product. No catalog has as many attributes. */
export const mostColumns = 2000;

/** Most characters of a cell, a text, a name or an attribute. */
export const mostCharacters: number = 1024 * 1024;

/** Most characters of a row, or of the values of a product. */
export const mostOfRowInCharacters: number = 4 * 1024 * 1024;

/** Throws if a row has more cells than a table has columns. */
export function checkCells(cells: number, line: number): void {
  if (cells > mostColumns)
    throw new UnreadableFile(
      `Line ${line} has more than ${mostColumns} columns. A file can have at most ${mostColumns}.`,
    );
}

/** Throws if a row has too many characters. */
export function checkRow(characters: number, line: number): void {
  if (characters > mostOfRowInCharacters)
    throw new UnreadableFile(
      `Line ${line} has more than ${mostOfRowInCharacters} characters. A line can have at most ${mostOfRowInCharacters}.`,
    );
}
