import { checkCells } from './file-limits.ts';
import { type FileRecord, type RecordSink, UnreadableFile } from './file-record.ts';

interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

/**
 * Makes records of the rows of a table whose first row names the columns. A template for people has labels in its first row
 * and the names in its second.
 */
export class TableRecords {
  readonly #sink: RecordSink;
  #first: Row | undefined;
  #columns: readonly string[] | undefined;

  constructor(sink: RecordSink) {
    this.#sink = sink;
  }

  row(cells: readonly string[], line: number): void {
    checkCells(cells.length, line);
    if (cells.every((cell) => cell.trim() === '')) return;
    if (this.#columns !== undefined) return this.#sink.record(this.#record(this.#columns, cells, line));
    if (this.#first === undefined) {
      this.#first = { cells, line };
      return;
    }
    const isTemplate = this.#named(cells) > this.#named(this.#first.cells);
    this.#start(isTemplate ? cells : this.#first.cells);
    if (!isTemplate) this.row(cells, line);
  }

  /** Ends the table, which may have no more than a header. */
  end(): void {
    if (this.#columns === undefined && this.#first !== undefined) this.#start(this.#first.cells);
  }

  #named(cells: readonly string[]): number {
    const { isColumn } = this.#sink;
    return isColumn === undefined ? 0 : cells.filter((cell) => isColumn(cell.trim())).length;
  }

  #start(cells: readonly string[]): void {
    this.#columns = cells.map((cell) => cell.trim());
    const names = this.#columns.filter((name) => name !== '');
    const twice = names.find((name, index) => names.indexOf(name) < index);
    if (twice !== undefined) throw new UnreadableFile(`The file has the column ${twice} more than once.`);
    this.#sink.columns(names);
  }

  #record(columns: readonly string[], cells: readonly string[], line: number): FileRecord {
    // A column may have any name, such as `__proto__`.
    const values: Record<string, string> = Object.create(null);
    // A line may be shorter than the first one, by far.
    for (let index = 0; index < cells.length && index < columns.length; index++) {
      const [name = '', value = ''] = [columns[index], cells[index]?.trim()];
      if (name !== '' && value !== '') values[name] = value;
    }
    if (cells.slice(columns.length).every((cell) => cell.trim() === '')) return { line, values };
    return { line, values, problem: `The line has ${cells.length} values for ${columns.length} columns.` };
  }
}
