import { checkCells } from './file-limits.ts';
import type { FileRecord, RecordSink } from './file-record.ts';

/** Makes records of the rows of a table whose first row names the columns. */
export class TableRecords {
  readonly #sink: RecordSink;
  #columns: readonly string[] | undefined;

  constructor(sink: RecordSink) {
    this.#sink = sink;
  }

  row(cells: readonly string[], line: number): void {
    checkCells(cells.length, line);
    if (cells.every((cell) => cell.trim() === '')) return;
    if (this.#columns === undefined) {
      this.#columns = cells.map((cell) => cell.trim());
      this.#sink.columns(this.#columns.filter((name) => name !== ''));
      return;
    }
    this.#sink.record(this.#record(this.#columns, cells, line));
  }

  #record(columns: readonly string[], cells: readonly string[], line: number): FileRecord {
    const values: Record<string, string> = {};
    // A line may be shorter than the first one, by far.
    for (let index = 0; index < cells.length && index < columns.length; index++) {
      const [name = '', value = ''] = [columns[index], cells[index]?.trim()];
      if (name !== '' && value !== '') values[name] = value;
    }
    if (cells.slice(columns.length).every((cell) => cell.trim() === '')) return { line, values };
    return { line, values, problem: `The line has ${cells.length} values for ${columns.length} columns.` };
  }
}
