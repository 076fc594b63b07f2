import { onDemand } from '../../base/on-demand.ts';
import { checkFile } from './check-file.ts';
import type { CsvRow } from './csv-row.ts';
import type { FileResponse } from './file-response.ts';

const loadCsv = /* @__PURE__ */ onDemand(() => import('./read-csv.ts'));

/**
 * The rows of a CSV file as they arrive; memory holds one row. The separator is `;`, or what the header is separated by; lines end with LF,
 * CRLF or CR, as the header does.
 * Leaving the loop early frees the connection.
 * @throws ArgumentError where the file is something else than CSV: by its name or type, or by a beginning like that of a web page, of JSON or of bytes, a header with one
 * name twice, a quote that is never closed, a row without end, more columns than any spreadsheet has, or a row with more cells than the header names.
 */
export async function* csvRows(file: FileResponse): AsyncGenerator<CsvRow, void, undefined> {
  checkFile(file);
  try {
    const { readCsv } = await loadCsv();
    yield* readCsv(file);
  } finally {
    await file.discard();
  }
}
