import type { Collection } from './collection.ts';
import {
  documentOf,
  type Entry,
  type Reading,
  readingOfScan,
  readingOfSearch,
  type ScanOptions,
  type Search,
  type Store,
  type Stored,
  storedOf,
} from './store.ts';

type Cell = string | number | undefined;

/** A document as JSON with its column values. */
interface Row {
  readonly key: string;
  readonly stored: Stored;
  readonly cells: readonly Cell[];
}

const isBefore = (a: string | number, b: string | number): boolean => a < b;

/** The rows of a collection by one column, then by key. Rows without a value are missing. */
class SortedRows {
  readonly rows: Row[];
  readonly sortOf: (row: Row) => Cell;

  constructor(sortOf: (row: Row) => Cell, rows: Row[] = []) {
    this.sortOf = sortOf;
    this.rows = rows;
  }

  /** Counts the rows before a position. With `through`, the row at the position counts too. */
  before(sort: string | number, key: string, through = false): number {
    let [low, high] = [0, this.rows.length];
    // Most rows are added at the end, because they have the newest time or number.
    if (high > 0 && this.#precedes(high - 1, sort, key, through)) return high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#precedes(middle, sort, key, through)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #precedes(at: number, sort: string | number, key: string, through: boolean): boolean {
    const row = this.rows[at] as Row;
    const own = this.sortOf(row) as string | number;
    if (own !== sort) return isBefore(own, sort);
    return row.key < key || (through && row.key === key);
  }

  /** Counts the rows with at most this sort value. */
  through(sort: string | number): number {
    let [low, high] = [0, this.rows.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(sort, this.sortOf(this.rows[middle] as Row) as string | number)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  replace(before: Row | undefined, after: Row | undefined): void {
    const [old, come] = [before && this.sortOf(before), after && this.sortOf(after)];
    if (before !== undefined && old !== undefined) {
      const at = this.before(old, before.key);
      if (after !== undefined && old === come) return void (this.rows[at] = after);
      this.rows.splice(at, 1);
    }
    if (after === undefined || come === undefined) return;
    const at = this.before(come, after.key);
    if (at === this.rows.length) this.rows.push(after);
    else this.rows.splice(at, 0, after);
  }
}

/** The documents of a collection in memory, with a sorted array for each order. */
class Table {
  readonly of: Collection<unknown>;
  readonly rows = new Map<string, Row>();
  readonly #sorted = new Map<string | undefined, SortedRows>();
  /** Increases with each change, so that a scan finds its place again. */
  version = 0;

  constructor(of: Collection<unknown>) {
    this.of = of;
  }

  copy(): Table {
    const copy = new Table(this.of);
    for (const [key, row] of this.rows) copy.rows.set(key, row);
    for (const [name, { rows, sortOf }] of this.#sorted) copy.#sorted.set(name, new SortedRows(sortOf, [...rows]));
    return copy;
  }

  /** The order of a column, or of the keys. It is created on first use, because a restored world is written in any order. */
  sortedBy(column: string | undefined): SortedRows {
    let sorted = this.#sorted.get(column);
    if (sorted === undefined) {
      const at = this.of.columns.findIndex(({ name }) => name === column);
      const sortOf = ({ key, cells }: Row): Cell => (column === undefined ? key : cells[at]);
      const pairs = [...this.rows.values()].map((row) => [sortOf(row), row] as const);
      const rows = pairs.filter((pair): pair is [string | number, Row] => pair[0] !== undefined);
      rows.sort(([a, { key }], [b, other]) => (isBefore(a, b) || (a === b && key < other.key) ? -1 : 1));
      sorted = new SortedRows(
        sortOf,
        rows.map(([, row]) => row),
      );
      this.#sorted.set(column, sorted);
    }
    return sorted;
  }

  rowOf(key: string, value: unknown, stored: Stored = storedOf(value)): Row {
    return { key, stored, cells: this.of.columns.map(({ read }) => read(value)) };
  }

  /** A copy with other texts. */
  changed(change: (json: string) => string): Table {
    const copy = new Table(this.of);
    const isPlain = this.of.columns.length === 0;
    for (const [key, row] of this.rows) {
      const stored = typeof row.stored === 'string' ? change(row.stored) : row.stored;
      copy.rows.set(key, isPlain ? { ...row, stored } : this.rowOf(key, documentOf(stored), stored));
    }
    return copy;
  }

  /** Sets or removes a row. */
  set(key: string, row: Row | undefined): void {
    const before = this.rows.get(key);
    if (row === undefined) this.rows.delete(key);
    else this.rows.set(key, row);
    for (const sorted of this.#sorted.values()) sorted.replace(before, row);
    this.version += 1;
  }

  /** Whether a row meets all conditions. */
  filter({ tests }: Reading): (row: Row) => boolean {
    const filters = tests.map((test): ((row: Row) => boolean) => {
      const at = this.of.columns.findIndex(({ name }) => name === test.column);
      if (test.kind === 'time') {
        const { from, to } = test;
        return ({ cells }) => (cells[at] as number) >= from && (cells[at] as number) <= to;
      }
      if (test.kind === 'value') {
        const wanted: ReadonlySet<Cell> = new Set(test.among);
        return ({ cells }) => wanted.has(cells[at]);
      }
      return ({ cells }) => test.among.some((one) => (cells[at] as string | undefined)?.includes(one) === true);
    });
    const [first] = filters;
    if (first === undefined) return () => true;
    return filters.length === 1 ? first : (row) => filters.every((meets) => meets(row));
  }

  /** The rows of a reading. Changes during the reading may or may not be visible. */
  *read(reading: Reading): Generator<Row, void> {
    const { column, low, high, after, backwards } = reading;
    const sorted = this.sortedBy(column);
    const { rows } = sorted;
    const meets = this.filter(reading);
    const step = backwards ? -1 : 1;
    const boundsAfter = (position: Reading['after']): readonly [at: number, end: number] => {
      let [from, to] = [low === undefined ? 0 : sorted.before(low, ''), rows.length];
      if (high !== undefined) to = sorted.through(high);
      if (position !== undefined && backwards) to = Math.min(to, sorted.before(position.sort, position.key));
      else if (position !== undefined) from = Math.max(from, sorted.before(position.sort, position.key, true));
      return backwards ? [to - 1, from - 1] : [from, Math.max(from, to)];
    };
    let left = reading.skip;
    let [at, end] = boundsAfter(after);
    let { version } = this;
    for (; backwards ? at > end : at < end; at += step) {
      const row = rows[at] as Row;
      if (!meets(row)) continue;
      if (left > 0) left -= 1;
      else yield row;
      if (version === this.version) continue;
      version = this.version;
      [at, end] = boundsAfter({ sort: sorted.sortOf(row) as string | number, key: row.key });
      at -= step;
    }
  }
}

/** Data for a rollback: a previous row, or the whole previous content. */
type Undo =
  | { readonly table: Table; readonly key: string; readonly row: Row | undefined }
  | { readonly tables: Map<string, Table>; readonly lent: ReadonlyMap<string, Table> };

/** A store in memory, for every runtime: a map and sorted arrays for each collection. */
export class MemoryStore implements Store {
  /** Called before a document changes, or without a collection before everything is removed. */
  onChange: Store['onChange'];
  #tables = new Map<string, Table>();
  /** Tables of the copied store. They are copied on first use. */
  #lent: ReadonlyMap<string, Table> = new Map();
  readonly #undo: Undo[] = [];
  #depth = 0;

  /** Copies a store that doesn't change any more. */
  copy(): MemoryStore {
    const copy = new MemoryStore();
    copy.#lent = new Map([...this.#lent, ...this.#tables]);
    return copy;
  }

  /** Copies a store that doesn't change any more, with the text of each document changed. */
  changed(change: (json: string) => string): MemoryStore {
    const copy = new MemoryStore();
    for (const [name, table] of [...this.#lent, ...this.#tables]) copy.#tables.set(name, table.changed(change));
    return copy;
  }

  /** Puts all documents of a store that doesn't change any more. New tables share them until their first use. */
  putAll(from: MemoryStore): void {
    const lent = new Map(this.#lent);
    for (const [name, { of, rows }] of from.#tables)
      if (this.onChange === undefined && !this.#tables.has(name) && !lent.has(name)) lent.set(name, from.#table(of));
      else for (const [key, row] of rows) this.#write(this.#table(of), key, row);
    if (this.#depth > 0) this.#undo.push({ tables: new Map(this.#tables), lent: this.#lent });
    this.#lent = lent;
  }

  #table<T>(of: Collection<T>): Table {
    let table = this.#tables.get(of.name);
    if (table === undefined) {
      table = this.#lent.get(of.name)?.copy() ?? new Table(of as Collection<unknown>);
      this.#tables.set(of.name, table);
    }
    return table;
  }

  /** Returns the document with this key, or undefined. */
  get<T>(from: Collection<T>, key: string): T | undefined {
    // Documents are stored with the type of their collection.
    const row = this.#table(from).rows.get(key);
    return row && (documentOf(row.stored) as T);
  }

  /** Stores the document and replaces a previous one. */
  put<T>(into: Collection<T>, key: string, value: T): void {
    const table = this.#table(into);
    this.#write(table, key, table.rowOf(key, value));
  }

  /** Returns whether it existed. */
  delete(from: Collection<never>, key: string): boolean {
    const table = this.#table(from);
    if (!table.rows.has(key)) return false;
    this.#write(table, key, undefined);
    return true;
  }

  /** Counts all documents, or the results of a search. */
  count(of: Collection<never>, search?: Omit<Search, 'after' | 'skip'>): number {
    const table = this.#table(of);
    if (search === undefined) return table.rows.size;
    let count = 0;
    for (const _ of table.read(readingOfSearch(of, search))) count += 1;
    return count;
  }

  /** Entries in the order of the key or of an index. */
  scan<T>(from: Collection<T>, options: ScanOptions = {}): Iterable<Entry<T>> {
    return this.#entries(from, readingOfScan(from, options));
  }

  /** Entries in the order of a field, filtered by fields. */
  find<T>(from: Collection<T>, search: Search): Iterable<Entry<T>> {
    return this.#entries(from, readingOfSearch(from, search));
  }

  /** The results of `find` as they are stored. */
  rows(from: Collection<never>, search: Search): Iterable<{ readonly key: string; readonly stored: Stored }> {
    return this.#table(from).read(readingOfSearch(from, search));
  }

  *#entries<T>(from: Collection<T>, reading: Reading): Iterable<Entry<T>> {
    const table = this.#table(from);
    const { sortOf } = table.sortedBy(reading.column);
    for (const row of table.read(reading))
      yield { sort: String(sortOf(row)), key: row.key, value: documentOf(row.stored) as T };
  }

  /** Runs a transaction. If `run` throws, its writes are rolled back. */
  transaction<R>(run: () => R): R {
    const start = this.#undo.length;
    this.#depth += 1;
    try {
      return run();
    } catch (error) {
      while (this.#undo.length > start) {
        const undo = this.#undo.pop() as Undo;
        if ('table' in undo) undo.table.set(undo.key, undo.row);
        else [this.#tables, this.#lent] = [undo.tables, undo.lent];
      }
      throw error;
    } finally {
      this.#depth -= 1;
      if (this.#depth === 0) this.#undo.length = 0;
    }
  }

  #write(table: Table, key: string, row: Row | undefined): void {
    this.onChange?.(table.of, key);
    if (this.#depth > 0) this.#undo.push({ table, key, row: table.rows.get(key) });
    table.set(key, row);
  }

  /** Returns the stored documents of each collection. */
  contents(): ReturnType<Store['contents']> {
    const tables = [...new Map([...this.#lent, ...this.#tables])].sort(([a], [b]) => (a < b ? -1 : 1));
    return tables
      .filter(([, { rows }]) => rows.size > 0)
      .map(([name, { rows }]) => {
        const sorted = [...rows.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
        return [name, sorted.map(({ key, stored }) => [key, stored])];
      });
  }

  /** Removes everything. */
  clear(): void {
    this.onChange?.(undefined, '');
    if (this.#depth > 0) this.#undo.push({ tables: this.#tables, lent: this.#lent });
    [this.#tables, this.#lent] = [new Map(), new Map()];
  }

  /** Discards everything. */
  close(): void {
    this.onChange = undefined;
    this.clear();
  }
}
