import type { FileRecord, RecordSink } from './file-record.ts';

/** Makes records of the rows of a table whose first row names the columns. */
export class TableRecords {
  readonly #sink: RecordSink;
  #columns: readonly string[] | undefined;

  constructor(sink: RecordSink) {
    this.#sink = sink;
  }

  row(cells: readonly string[], line: number): void {
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
    for (const [index, name] of columns.entries()) {
      const value = cells[index]?.trim() ?? '';
      if (name !== '' && value !== '') values[name] = value;
    }
    if (cells.slice(columns.length).every((cell) => cell.trim() === '')) return { line, values };
    return { line, values, problem: `The line has ${cells.length} values for ${columns.length} columns.` };
  }
}
