import { checkFile } from './check-file.ts';
import { type CsvRow, csvRowsOf } from './csv-cells.ts';
import { type FileResponse, openChecks } from './file-response.ts';
import { ArgumentError } from '../errors/index.ts';
import { Turns } from '../content/chunks.ts';
import { decoderFor, textOf } from './charset.ts';

const otherNames = /\.(?:html?|json|pdf|xlsx|xml|zip)$/i;
const otherTypes = /html|json|pdf|spreadsheet|xml|zip/i;

/** See `csvRows`, which loads this with the first file and releases the file at the end. */
function readCsv(file: FileResponse): AsyncGenerator<CsvRow, void, undefined> {
  const { filename = '', contentType, kind } = file;
  if (kind === 'zip' || otherNames.test(filename) || otherTypes.test(contentType))
    throw new ArgumentError(`${filename || 'The file'} isn't a CSV file. Read it with \`bytes()\` or save it.`, {
      code: 'ERR_CSV_INVALID',
    });
  return csvRowsOf(textOf(file.stream(), decoderFor(contentType)), new Turns(openChecks.get(file)));
}

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
