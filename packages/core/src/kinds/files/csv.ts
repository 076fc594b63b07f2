import { ArgumentError } from '../../base/errors/index.ts';
import { onDemand } from '../../base/on-demand.ts';
import type { CsvRow } from './csv-row.ts';
import type { FileResponse } from './file-response.ts';

const loadCsvCells = /* @__PURE__ */ onDemand(() => import('./csv-cells.ts'));

/**
 * The rows of a CSV file as they arrive; memory holds one row. The separator is `;`, or what the header is separated by.
 * @throws ArgumentError where the file is something else than CSV.
 */
export async function* csvRows(file: FileResponse): AsyncGenerator<CsvRow, void, undefined> {
  const { filename = '', contentType } = file;
  if (/\.(xlsx|xml|zip)$/i.test(filename) || /xml|spreadsheet|zip/i.test(contentType)) {
    await file.discard();
    throw new ArgumentError(`${filename || 'The file'} is not CSV; download it in place of reading rows.`);
  }
  const { csvRowsOf } = await loadCsvCells();
  yield* csvRowsOf(file.stream());
}
