import type { SQLInputValue } from 'node:sqlite';
import type { Collection } from '../machinery/store/collection.ts';
import { Columns, type Segment, slotsOfSegment } from '../machinery/store/columns.ts';
import type { Fields } from '../machinery/store/fields.ts';
import type { Statement } from './sqlite-statement.ts';

interface Kept {
  readonly columns: Columns<unknown>;
  /** Segments that differ from those in the file. */
  readonly changed: Set<number>;
}

interface Undo {
  readonly kept: Kept;
  readonly slot: number;
  readonly before: unknown;
  readonly row: number;
}

const segmentOf = (row: Readonly<Record<string, SQLInputValue>>): Segment => ({
  numbers: row['numbers'] as Segment['numbers'],
  names: JSON.parse(String(row['names'])) as Segment['names'],
});

/** The columns that lists read: in memory while the file is open, and in segments in the file. */
export class SqliteColumns {
  readonly #prepare: (sql: string) => Statement;
  readonly #table: string;
  readonly #kept = new Map<string, Kept>();
  readonly #undo: Undo[] = [];

  constructor(prepare: (sql: string) => Statement, table: string) {
    this.#prepare = prepare;
    this.#table = table;
  }

  #of(of: Collection<never>): Kept {
    let kept = this.#kept.get(of.name);
    if (kept === undefined) {
      kept = { columns: new Columns(of.fields as unknown as Fields<unknown>), changed: new Set() };
      this.#kept.set(of.name, kept);
    }
    return kept;
  }

  get<T>(of: Collection<T>): Columns<T> {
    // Created from the fields of this collection.
    return this.#of(of as Collection<never>).columns as Columns<T>;
  }

  /** Sets the column values of a slot. `before` has the values to restore on rollback. */
  write<T>(of: Collection<T>, slot: number, row: number, before: T | undefined, after: T | undefined): void {
    const kept = this.#of(of as Collection<never>);
    this.#undo.push({ kept, slot, before, row });
    kept.columns.write(slot, after, row);
    kept.changed.add(Math.floor(slot / slotsOfSegment));
  }

  /** Creates a savepoint. */
  get mark(): number {
    return this.#undo.length;
  }

  /** Rolls back to a savepoint. */
  rollback(mark: number): void {
    while (this.#undo.length > mark) {
      const { kept, slot, before, row } = this.#undo.pop() as Undo;
      kept.columns.write(slot, before, row);
    }
    if (mark === 0) for (const { changed } of this.#kept.values()) changed.clear();
  }

  /** Writes the changes to the file within the transaction. */
  flush(): void {
    for (const [name, { columns, changed }] of this.#kept) {
      for (const number of changed) {
        const { numbers, names } = columns.segment(number);
        this.#prepare(
          `INSERT OR REPLACE INTO ${this.#table} (collection, number, numbers, names) VALUES (?, ?, ?, ?)`,
        ).run(name, number, numbers, JSON.stringify(names));
      }
      changed.clear();
    }
  }

  /** Discards the data for a rollback. */
  committed(): void {
    this.#undo.length = 0;
  }

  load(of: Collection<never>): void {
    const { columns } = this.#of(of);
    const count = this.#prepare(`SELECT count(*) AS n FROM ${this.#table} WHERE collection = ?`).get(of.name)?.['n'];
    const rows = this.#prepare(`SELECT numbers, names FROM ${this.#table} WHERE collection = ? ORDER BY number`);
    columns.load(Number(count), segmentsOf(rows.iterate(of.name)));
  }

  /** Clears it in memory and in the file. */
  clear(of: Collection<never>): void {
    this.#kept.delete(of.name);
    this.#prepare(`DELETE FROM ${this.#table} WHERE collection = ?`).run(of.name);
  }

  /** Discards the columns in memory, because the file has changed. */
  forget(): void {
    this.#undo.length = 0;
    this.#kept.clear();
  }
}

function* segmentsOf(rows: Iterable<unknown>): Iterable<Segment> {
  for (const row of rows) yield segmentOf(row as Readonly<Record<string, SQLInputValue>>);
}
