import { ArgumentError } from '../../base/errors/index.ts';
import { onDemand } from '../../base/on-demand.ts';
import { decoderFor } from './charset.ts';
import type { CsvRow } from './csv-row.ts';
import type { FileResponse } from './file-response.ts';
import { textOf } from './text-of.ts';

const loadCsvCells = /* @__PURE__ */ onDemand(() => import('./csv-cells.ts'));

/**
 * The rows of a CSV file as they arrive; memory holds one row. The separator is `;`, or what the header is separated by.
 * Leaving the loop early frees the connection.
 * @throws ArgumentError where the file is something else than CSV: by its name or type, or by a quote that is never closed, a row without
 * end, more columns than any spreadsheet has, or a row with more cells than the header names.
 */
export async function* csvRows(file: FileResponse): AsyncGenerator<CsvRow, void, undefined> {
  const { filename = '', contentType } = file;
  if (/\.(xlsx|xml|zip)$/i.test(filename) || /xml|spreadsheet|zip/i.test(contentType)) {
    await file.discard();
    throw new ArgumentError(`${filename || 'The file'} is not CSV; download it in place of reading rows.`);
  }
  try {
    const { csvRowsOf } = await loadCsvCells();
    yield* csvRowsOf(textOf(file.stream(), decoderFor(contentType)));
  } finally {
    await file.discard();
  }
}
