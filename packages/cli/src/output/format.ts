import { UsageError } from '../exit.ts';
import { isObject, picked, valuesAt } from './fields.ts';
import { hasColors, jsonText, oneLine, print, write, type Io } from '../io.ts';
import type { ColumnRow } from '../table/rows.ts';
import { colored, viewCell, type ViewColumn } from './views.ts';

export type Format = 'table' | 'json' | 'ndjson' | 'csv';

/** A cell as text. Objects and lists are JSON. */
const cellOf = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'object' ? jsonText(value) : String(value as string);

/** A choice of the fields of entries: paths that the user named, or the columns that a person reads first. */
export interface Choice {
  readonly fields?: readonly string[] | undefined;
  readonly view?: readonly ViewColumn[] | undefined;
}

/** A column of CSV or of a table. */
interface Column {
  readonly title: string;
  readonly of: (row: unknown) => unknown;
  readonly isState?: boolean;
}

/** Prints entries, one write per batch, so that a list of any length takes little memory. */
export class RowPrinter {
  readonly #io: Io;
  readonly #format: Format;
  readonly #columns: readonly ColumnRow[];
  readonly #choice: Choice;
  #hasHead = false;
  #isFirst = true;

  constructor(io: Io, format: Format, columns: readonly ColumnRow[], choice: Choice = {}) {
    this.#io = io;
    this.#format = format;
    this.#columns = columns;
    this.#choice = choice;
  }

  /** Prints some entries. A table and a JSON document need all entries at once. */
  async print(rows: readonly unknown[]): Promise<void> {
    const text = this.#textOf(rows);
    this.#isFirst = false;
    // The cells of a table are safe already, and have colors.
    if (text !== '') await (this.#format === 'table' ? write(this.#io.stdout, text) : print(this.#io, text));
  }

  #textOf(rows: readonly unknown[]): string {
    const { fields } = this.#choice;
    const chosen = fields === undefined ? rows : rows.map((row) => picked(row, fields));
    switch (this.#format) {
      case 'ndjson':
        return chosen.map((row) => `${jsonText(row)}\n`).join('');
      case 'json':
        if (!this.#isFirst) throw new UsageError('JSON is one document. Use --output ndjson to stream entries.');
        return `${jsonText(chosen, 2)}\n`;
      case 'csv': {
        const columns = this.#columnsOf(rows, this.#columns);
        const head = this.#hasHead ? [] : [columns.map(({ title }) => title)];
        this.#hasHead = true;
        return [...head, ...rows.map((row) => columns.map((column) => column.of(row)))].map(csvLine).join('');
      }
      case 'table': {
        const plain = this.#columns.filter(({ type }) => type !== 'json');
        const { columns: width = 100 } = this.#io.stdout;
        return tableOf(rows, this.#viewOf() ?? this.#columnsOf(rows, plain), width, hasColors(this.#io));
      }
    }
  }

  #viewOf(): readonly Column[] | undefined {
    const { fields, view } = this.#choice;
    if (fields !== undefined) return undefined;
    const now = this.#io.clock?.now() ?? Date.now();
    return view?.map((one) => ({
      title: one[0],
      of: (row) => viewCell(row, one, now),
      isState: one[1] === 'state',
    }));
  }

  #columnsOf(rows: readonly unknown[], described: readonly ColumnRow[]): readonly Column[] {
    const { fields } = this.#choice;
    if (fields !== undefined)
      return fields.map((path) => ({
        title: path,
        of: (row) => {
          const values = valuesAt(row, path);
          return values.length > 1 ? values : values[0];
        },
      }));
    return namesOf(rows, described).map((name) => ({ title: name, of: (row) => (isObject(row) ? row[name] : row) }));
  }
}

/** Beginnings of texts that spreadsheets run as formulas, also full-width ones and after characters that they drop. Signed numbers are numbers. */
const formula = /^(?:[\t\r\n]|[\s\p{C}]*(?:[=@＝＠]|[+\-＋－](?!\d+(?:[.,]\d+)?$)))/u;

/** A cell of CSV (RFC 4180). An apostrophe in front of a formula makes it a text. */
function quoted(value: unknown): string {
  const text = cellOf(value);
  const cell = typeof value === 'string' && formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

export const csvLine = (cells: readonly unknown[]): string => `${cells.map(quoted).join(',')}\r\n`;

function namesOf(rows: readonly unknown[], columns: readonly ColumnRow[]): readonly string[] {
  if (columns.length > 0) return columns.map(({ name }) => name);
  const names = new Set(rows.flatMap((row) => (isObject(row) ? Object.keys(row) : ['value'])));
  return [...names];
}

/** A table that fits the terminal: as many columns as there is space for, without empty ones. */
function tableOf(rows: readonly unknown[], columns: readonly Column[], width: number, isColored: boolean): string {
  if (rows.length === 0) return '';
  const table = columns.flatMap(({ title, of, isState }) => {
    const cells = rows.map((row) => oneLine(cellOf(of(row))));
    if (cells.every((cell) => cell === '')) return [];
    const size = cells.reduce((most, { length }) => Math.max(most, Math.min(40, length)), Math.min(40, title.length));
    const [head = '', ...lines] = [oneLine(title).toUpperCase(), ...cells].map((cell) => cut(cell, size).padEnd(size));
    return [{ size, lines: [head, ...(isColored && isState === true ? lines.map(colored) : lines)] }];
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

/** Prints one value, or the chosen fields of it. */
export async function printValue(io: Io, format: Format, whole: unknown, fields?: readonly string[]): Promise<void> {
  const value = fields === undefined ? whole : picked(whole, fields);
  if (value === undefined) return;
  if (format === 'json') return print(io, `${jsonText(value, 2)}\n`);
  if (format === 'ndjson') return print(io, `${jsonText(value)}\n`);
  if (format === 'csv' || Array.isArray(value)) return new RowPrinter(io, format, []).print([value].flat());
  if (!isObject(value)) return print(io, `${oneLine(cellOf(value))}\n`);
  const size = Object.keys(value).reduce((most, { length }) => Math.max(most, Math.min(40, length)), 0);
  return print(
    io,
    Object.entries(value)
      .map(([name, member]) => `${oneLine(name).padEnd(size)}  ${oneLine(cellOf(member))}\n`)
      .join(''),
  );
}
