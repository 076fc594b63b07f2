import { ArgumentError } from '../errors/index.ts';
import { received } from '../errors/checks.ts';
import { Turns } from '../content/chunks.ts';
import type { NamedFile } from '../content/file-input.ts';

/** A cell of a CSV file. Dates are written in UTC. Empty cells are missing values. */
export type CsvValue = string | number | bigint | boolean | Date | null | undefined;

/** Rows that are written as a CSV file while they are sent, with one chunk in memory. */
export interface ImportedRows<Row extends object = Readonly<Record<string, CsvValue>>> {
  /**
   * The rows, by column: an array, a generator, or a function that returns one. The upload of a generator isn't
   * retried, because it can be read once. A function runs for each attempt.
   */
  readonly rows: Iterable<Row> | AsyncIterable<Row> | (() => Iterable<Row> | AsyncIterable<Row>);
  /** Columns of the file, in order. Default: the columns of the first row. */
  readonly columns?: readonly string[] | undefined;
}

/** Size of a chunk, in characters. */
const chunkLength = 32 * 1024;

/** Whether a file to import is given as rows. */
export function isRows<Row extends object>(input: unknown): input is ImportedRows<Row> {
  return typeof input === 'object' && input !== null && 'rows' in input;
}

/**
 * Creates the CSV file of rows, with semicolons and a line of columns.
 * @throws {ArgumentError} If `rows` can't be iterated, or is empty while the columns are unknown.
 */
export function csvFile({ rows, columns }: ImportedRows<object>, name: string): NamedFile {
  const type = 'text/csv';
  if (typeof rows === 'function') return { name, type, data: () => csvChunks(rows(), columns) };
  if (!isIterable(rows))
    throw new ArgumentError(`\`rows\` must be an array, a generator or a function. Received: ${received(rows)}.`, {
      argument: 'rows',
    });
  if (!Array.isArray(rows)) return { name, type, data: csvChunks(rows, columns) };
  if (rows.length === 0 && columns === undefined) throw withoutColumns();
  return { name, type, data: () => csvChunks(rows as readonly object[], columns) };
}

const isIterable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (Symbol.asyncIterator in value || Symbol.iterator in value);

/** @throws {ArgumentError} If a row has another column, or a value that isn't a cell. */
async function* csvChunks(
  rows: Iterable<object> | AsyncIterable<object>,
  columns: readonly string[] | undefined,
): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder();
  const turns = new Turns();
  let names = columns;
  let known = new Set(names);
  let text = names === undefined ? '' : lineOf(names.map(quoted));
  let number = 0;
  for await (const row of rows) {
    number += 1;
    if (typeof row !== 'object' || (row as unknown) === null)
      throw invalidRow(number, `isn't an object. Received: ${received(row)}.`);
    if (names === undefined) {
      names = Object.keys(row);
      known = new Set(names);
      text = lineOf(names.map(quoted));
    }
    const cells = row as Readonly<Record<string, unknown>>;
    for (const name of Object.keys(cells))
      if (!known.has(name))
        throw invalidRow(number, `has the column ${received(name)}, which isn't in the file. Add it to \`columns\`.`);
    text += lineOf(names.map((name) => cellOf(cells[name], name, number)));
    if (text.length < chunkLength) continue;
    yield encoder.encode(text);
    text = '';
    if (turns.isDue) await turns.give();
  }
  if (names === undefined) throw withoutColumns();
  if (text !== '') yield encoder.encode(text);
}

const lineOf = (cells: readonly string[]): string => {
  const line = cells.join(';');
  // A blank line isn't a row.
  return `${line === '' ? '""' : line}\n`;
};

function quoted(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function cellOf(value: unknown, column: string, row: number): string {
  if (typeof value === 'string') return quoted(value);
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number' && Number.isFinite(value)) return decimal(value);
  if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString();
  throw invalidRow(row, `has an invalid value in ${received(column)}. Received: ${received(value)}.`);
}

/** A number without an exponent, which few readers of files accept: `0.0000001`, not `1e-7`. */
function decimal(value: number): string {
  const [, sign, whole = '', fraction = '', power] = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(String(value)) ?? [];
  if (power === undefined) return String(value);
  const digits = whole + fraction;
  // From 1e21 a number has at most 17 digits, so all of them are whole.
  return `${sign}${Number(power) < 0 ? `0.${'0'.repeat(-Number(power) - 1)}${digits}` : digits.padEnd(Number(power) + 1, '0')}`;
}

/** Its outcome is `not-sent`, because the error cuts the upload and a server can't accept an incomplete body. */
function invalidRow(row: number, what: string): ArgumentError {
  return new ArgumentError(`Row ${row} of the file ${what}`, { argument: 'rows' });
}

function withoutColumns(): ArgumentError {
  return new ArgumentError('`rows` is empty. Pass `columns` to send a file without rows.', { argument: 'rows' });
}
