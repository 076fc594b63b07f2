import { checkFile } from './check-file.ts';
import { type CsvRow, csvRowsOf } from './csv-cells.ts';
import { calls, type FileResponse } from './file-response.ts';
import { ArgumentError } from '../errors/index.ts';
import { Turns } from '../content/chunks.ts';
import { charsetOf, InvalidTextError, markedTextOf } from '../content/charset.ts';
import { received } from '../errors/checks.ts';

const otherNames = /\.(?:html?|json|pdf|xlsx|xml|zip)$/i;
const otherTypes = /html|json|pdf|spreadsheet|xml|zip/i;

/** Options of `csvRows`. */
export interface CsvOptions {
  /**
   * Charset of a file without a byte-order mark, as `TextDecoder` names it, such as `windows-1252`. Default: the charset of
   * the content type, or UTF-8.
   */
  readonly charset?: string | undefined;
  /** Names of columns. A file with other columns only isn't read as CSV, such as a text about an expired address. An empty file has no rows. */
  readonly columns?: readonly string[] | undefined;
}

/** See `csvRows`, which releases the file at the end. */
async function* readCsv(file: FileResponse, options: CsvOptions): AsyncGenerator<CsvRow, void, undefined> {
  checkOptions(options);
  const { charset, columns } = options;
  const { filename = '', contentType, kind } = file;
  if (kind === 'zip' || otherNames.test(filename) || otherTypes.test(contentType))
    throw new ArgumentError(`${filename || 'The file'} isn't a CSV file. Read it with \`bytes()\` or save it.`, {
      code: 'ERR_CSV_INVALID',
    });
  const usual = charset ?? charsetOf(contentType);
  try {
    yield* csvRowsOf(markedTextOf(file.stream(), usual), new Turns(calls.get(file)?.checkOpen), columns);
  } catch (error) {
    if (!(error instanceof InvalidTextError)) throw error;
    throw new ArgumentError(
      `The file isn't valid CSV: it contains bytes that are invalid in ${error.message}. To read it in another charset, pass the charset to \`csvRows\`, such as \`csvRows(file, { charset: 'windows-1252' })\`.`,
      { code: 'ERR_CSV_INVALID', argument: 'charset' },
    );
  }
}

function checkOptions({ charset, columns = [] }: CsvOptions): void {
  if (!Array.isArray(columns))
    throw new ArgumentError(`\`columns\` must be an array of names. Received: ${received(columns)}.`, {
      argument: 'columns',
    });
  try {
    void new TextDecoder(charset);
  } catch {
    throw new ArgumentError(
      `\`charset\` must be a charset that TextDecoder supports, such as windows-1252. Received: ${received(charset)}.`,
      { argument: 'charset' },
    );
  }
}

/**
 * Streams the rows of a CSV file with one row in memory.
 * - Separator: the most frequent of tab, `;`, `|` and `,` in the header outside quotes. A line `sep=;` before the
 *   header also sets it.
 * - Line ends: LF, CRLF or CR, as in the header.
 * - Charset: the charset of the byte-order mark, otherwise `charset`.
 * - A row that a spreadsheet saved as one cell in quotes is split again.
 *
 * Leaving the loop early frees the connection.
 * @throws {ArgumentError} If the file isn't CSV by name, type or content. Also if it has a duplicate column, an unclosed quote,
 * an endless row, more cells than columns, or bytes that are invalid in its charset.
 */
export async function* csvRows(file: FileResponse, options?: CsvOptions): AsyncGenerator<CsvRow, void, undefined> {
  checkFile(file);
  try {
    yield* readCsv(file, options ?? {});
  } finally {
    await file.discard();
  }
}
