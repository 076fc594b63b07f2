import { UsageError } from '../exit.ts';
import { jsonText, oneLine, print, type Io } from '../io.ts';
import type { ColumnRow } from '../table/rows.ts';

export type Format = 'table' | 'json' | 'ndjson' | 'csv';

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A cell as text. Objects and lists are JSON. */
const cellOf = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'object' ? jsonText(value) : String(value as string);

/** Prints entries, one write per batch, so that a list of any length takes little memory. */
export class RowPrinter {
  readonly #io: Io;
  readonly #format: Format;
  readonly #columns: readonly ColumnRow[];
  #hasHead = false;
  #isFirst = true;

  constructor(io: Io, format: Format, columns: readonly ColumnRow[]) {
    this.#io = io;
    this.#format = format;
    this.#columns = columns;
  }

  /** Prints some entries. A table and a JSON document need all entries at once. */
  async print(rows: readonly unknown[]): Promise<void> {
    const text = this.#textOf(rows);
    this.#isFirst = false;
    if (text !== '') await print(this.#io, text);
  }

  #textOf(rows: readonly unknown[]): string {
    switch (this.#format) {
      case 'ndjson':
        return rows.map((row) => `${jsonText(row)}\n`).join('');
      case 'json':
        if (!this.#isFirst) throw new UsageError('JSON is one document. Use --output ndjson to stream entries.');
        return `${jsonText(rows, 2)}\n`;
      case 'csv':
        return this.#csvOf(rows);
      case 'table':
        return tableOf(rows, this.#columns, this.#io.stdout.columns || 100);
    }
  }

  #csvOf(rows: readonly unknown[]): string {
    const names = namesOf(rows, this.#columns);
    const head = this.#hasHead ? [] : [names];
    this.#hasHead = true;
    const lines = rows.map((row) => names.map((name) => (isRow(row) ? row[name] : row)));
    return [...head, ...lines].map(csvLine).join('');
  }
}

/** Beginnings of texts that spreadsheets run as formulas. Signed numbers are numbers. */
const formula = /^(?:[=@\t\r]|[+-](?!\d+(?:[.,]\d+)?$))/;

/** A cell of CSV (RFC 4180). An apostrophe in front of a formula makes it a text. */
function quoted(value: unknown): string {
  const text = cellOf(value);
  const cell = typeof value === 'string' && formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A line of CSV. */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(quoted).join(',')}\r\n`;

function namesOf(rows: readonly unknown[], columns: readonly ColumnRow[]): readonly string[] {
  if (columns.length > 0) return columns.map(({ name }) => name);
  const names = new Set(rows.flatMap((row) => (isRow(row) ? Object.keys(row) : ['value'])));
  return [...names];
}

/** A table that fits the terminal: columns with plain values, as many as there is space for. */
export function tableOf(rows: readonly unknown[], columns: readonly ColumnRow[], width: number): string {
  if (rows.length === 0) return '';
  const plain = columns.filter(({ type }) => type !== 'json');
  const names = namesOf(rows, plain.length > 0 ? plain : []).filter((name) =>
    rows.some((row) => cellOf(isRow(row) ? row[name] : row) !== ''),
  );
  const table = names.map((name) => {
    const cells = rows.map((row) => oneLine(cellOf(isRow(row) ? row[name] : row)));
    const size = cells.reduce((most, { length }) => Math.max(most, Math.min(40, length)), Math.min(40, name.length));
    return { size, lines: [oneLine(name).toUpperCase(), ...cells].map((cell) => cut(cell, size).padEnd(size)) };
  });
  let used = 0;
  const shown = table.filter(({ size }, index) => {
    used += size + (index === 0 ? 0 : 2);
    return index === 0 || used <= width;
  });
  return Array.from(
    { length: rows.length + 1 },
    (_, line) =>
      `${shown
        .map(({ lines }) => lines[line])
        .join('  ')
        .trimEnd()}\n`,
  ).join('');
}

const cut = (text: string, size: number): string => (text.length <= size ? text : `${text.slice(0, size - 1)}…`);

/** Prints one value. */
export async function printValue(io: Io, format: Format, value: unknown): Promise<void> {
  if (value === undefined) return;
  if (format === 'json') return print(io, `${jsonText(value, 2)}\n`);
  if (format === 'ndjson') return print(io, `${jsonText(value)}\n`);
  if (format === 'csv' || Array.isArray(value)) return new RowPrinter(io, format, []).print([value].flat());
  if (!isRow(value)) return print(io, `${oneLine(cellOf(value))}\n`);
  const size = Math.max(0, ...Object.keys(value).map(({ length }) => length));
  return print(
    io,
    Object.entries(value)
      .map(([name, member]) => `${oneLine(name).padEnd(size)}  ${oneLine(cellOf(member))}\n`)
      .join(''),
  );
}
