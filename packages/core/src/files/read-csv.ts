import { ArgumentError } from '../errors/index.ts';
import { Turns } from '../streams/turns.ts';
import { decoderFor } from './charset.ts';
import { csvRowsOf } from './csv-cells.ts';
import type { CsvRow } from './csv-row.ts';
import { type FileResponse, openChecks } from './file-response.ts';
import { textOf } from './text-of.ts';

const otherNames = /\.(?:html?|json|pdf|xlsx|xml|zip)$/i;
const otherTypes = /html|json|pdf|spreadsheet|xml|zip/i;

/** See `csvRows`, which loads this with the first file and releases the file at the end. */
export function readCsv(file: FileResponse): AsyncGenerator<CsvRow, void, undefined> {
  const { filename = '', contentType, kind } = file;
  if (kind === 'zip' || otherNames.test(filename) || otherTypes.test(contentType))
    throw new ArgumentError(`${filename || 'The file'} isn't a CSV file. Read it with \`bytes()\` or save it.`, {
      code: 'ERR_CSV_INVALID',
    });
  return csvRowsOf(textOf(file.stream(), decoderFor(contentType)), new Turns(openChecks.get(file)));
}
