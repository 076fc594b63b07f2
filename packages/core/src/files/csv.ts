import { checkFile } from './check-file.ts';
import type { CsvRow } from './csv-row.ts';
import type { FileResponse } from './file-response.ts';
import { readCsv } from './read-csv.ts';

/**
 * Streams the rows of a CSV file with one row in memory.
 * - Separator: `;`, or the separator of the header.
 * - Line ends: LF, CRLF or CR, as in the header.
 * Leaving the loop early frees the connection.
 * @throws {ArgumentError} If the file isn't CSV by name, type or content. Also if it has a duplicate column, an unclosed quote,
 * an endless row, or more cells than columns.
 */
export async function* csvRows(file: FileResponse): AsyncGenerator<CsvRow, void, undefined> {
  checkFile(file);
  try {
    yield* readCsv(file);
  } finally {
    await file.discard();
  }
}
