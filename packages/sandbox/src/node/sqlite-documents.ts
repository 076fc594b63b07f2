import type { Slices } from '../machinery/clock/turns.ts';
import { allCollections, type Collection, isListed } from '../machinery/store/collection.ts';
import { countOf, slotsOf } from '../machinery/store/column-search.ts';
import { meets } from '../machinery/store/fields.ts';
import { exactCount, inexactOf, type Search } from '../machinery/store/search.ts';
import type { Entry, ScanOptions } from '../machinery/store/store.ts';
import { SqliteColumns } from './sqlite-columns.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import { parse } from './sqlite-contents.ts';
import { isIndexed, SqliteEntries } from './sqlite-entries.ts';
import { SqliteRows } from './sqlite-rows.ts';
import { scanOf } from './sqlite-scan.ts';
import type { Statement } from './sqlite-statement.ts';
import type { Tables } from './sqlite-tables.ts';
import { SqliteTexts } from './sqlite-texts.ts';

/** Rows per read. Portions allow writes during a scan, and a page reads few extra rows. */
const portion = 32;

type Row = { readonly sort: string; readonly key: string; readonly value: unknown };

/** A document with its row. */
interface Found<T> {
  readonly row: ReturnType<Statement['get']>;
  readonly value: T;
}

/** The documents of one set of tables, with their indexes. */
export class SqliteDocuments {
  readonly #connection: SqliteConnection;
  readonly #tables: Tables;
  /** Collections whose indexes are known to exist. */
  readonly #ready = new Set<string>();
  readonly #rows: SqliteRows;
  readonly #entries: SqliteEntries;
  readonly #columns: SqliteColumns;
  readonly #texts = new SqliteTexts();
  #depth = 0;
  /** Whether this transaction rebuilt the index. */
  #rebuilt = false;

  constructor(connection: SqliteConnection, tables: Tables) {
    this.#connection = connection;
    this.#tables = tables;
    this.#rows = new SqliteRows((sql) => this.#prepare(sql), tables.documents);
    this.#entries = new SqliteEntries((sql) => this.#prepare(sql), tables.entries);
    this.#columns = new SqliteColumns((sql) => this.#prepare(sql), tables.segments);
  }

  /** Loads the columns now instead of for the first list. */
  loadColumns(): void {
    for (const one of allCollections()) if (isListed(one) && this.#entries.isBuilt(one)) this.#use(one);
  }

  #prepare(sql: string): Statement {
    return this.#connection.prepare(sql);
  }

  /** Returns the document with this key, or undefined. */
  get<T>(from: Collection<T>, key: string): T | undefined {
    const row = this.#rows.get(from.name, key);
    // Documents are stored with the type of their collection.
    return row === undefined ? undefined : (this.#texts.parse(row['value']) as T);
  }

  /** Stores the document and replaces a previous one. */
  put<T>(into: Collection<T>, key: string, value: T): void {
    if (isIndexed(into as Collection<never>)) return void this.#change(into, key, value);
    this.#rows.put(into.name, key, this.#texts.toPut(`${into.name}/${key}`, value));
  }

  prepare(value: object): Slices {
    return this.#texts.prepare(value);
  }

  replace<T>(into: Collection<T>, key: string, before: T, value: T): boolean {
    this.#use(into as Collection<never>);
    const row = this.#rows.get(into.name, key);
    if (row?.['value'] !== this.#texts.of(before)) return false;
    return this.#change(into, key, value, { row, value: before });
  }

  delete(from: Collection<never>, key: string): boolean {
    if (!isIndexed(from)) return this.#rows.remove(from.name, key);
    return this.#change(from as Collection<unknown>, key, undefined);
  }

  /**
   * Writes the value and its index entries, or removes them if it's `undefined`. `found` is the current row, if known.
   * @returns Whether there was a value.
   */
  #change<T>(into: Collection<T>, key: string, value: T | undefined, found?: Found<T>): boolean {
    const listed = isListed(into as Collection<never>);
    if (listed && this.#depth === 0) return this.transaction(() => this.#change(into, key, value, found));
    this.#use(into as Collection<never>);
    const row = found?.row ?? this.#rows.get(into.name, key);
    if (row === undefined && value === undefined) return false;
    const before = found?.value ?? (row === undefined ? undefined : (this.#texts.parse(row['value']) as T));
    this.#entries.write(into, key, before, value);
    const slotOfRow = row === undefined ? undefined : Number(row['slot']);
    const slot = listed ? (slotOfRow ?? this.#columns.get(into).add()) : null;
    const text = value === undefined ? undefined : this.#texts.toPut(`${into.name}/${key}`, value);
    const id = this.#rows.write(
      { collection: into.name, key, slot, id: row === undefined ? undefined : Number(row['id']) },
      text,
    );
    if (slot !== null) this.#columns.write(into, slot, id, before, value);
    return row !== undefined;
  }

  *find<T>(from: Collection<T>, search: Search): Iterable<Entry<T>> {
    this.#use(from as Collection<never>);
    const columns = this.#columns.get(from);
    const conditions = inexactOf(search);
    for (const slot of slotsOf(columns, search)) {
      const row = this.#prepare(`SELECT value FROM ${this.#tables.documents} WHERE id = ?`).get(columns.rowOf(slot));
      const value = this.#texts.parse(row?.['value']) as T;
      if (meets(from.fields, value, conditions)) yield { ...columns.positionOf(search.by, slot), value };
    }
  }

  reserve(of: Collection<never>, more: number): void {
    if (!isListed(of)) return;
    this.#use(of);
    this.#columns.get(of).reserve(more);
  }

  count(of: Collection<never>, search?: Omit<Search, 'after' | 'skip'>): number {
    if (search !== undefined) {
      this.#use(of);
      return exactCount(countOf(this.#columns.get(of), search), this.find(of, search));
    }
    return Number(
      this.#prepare(`SELECT count(*) AS n FROM ${this.#tables.documents} WHERE collection = ?`).get(of.name)?.['n'],
    );
  }

  *scan<T>(from: Collection<T>, options: ScanOptions = {}): Iterable<Entry<T>> {
    if (options.by !== undefined && from.indexes[options.by] === undefined) {
      throw new Error(`Collection ${from.name} has no index ${options.by}`);
    }
    this.#use(from as Collection<never>);
    let after = options.after;
    for (;;) {
      const { sql, values } = scanOf(this.#tables, from.name, { ...options, after });
      const rows = this.#prepare(`${sql} LIMIT ${portion}`).all(...values) as unknown as readonly Row[];
      for (const { sort, key, value } of rows) {
        const found = value ?? this.#rows.get(from.name, key)?.['value'];
        // A large document may have been removed since.
        if (found !== undefined) yield { sort, key, value: this.#texts.parse(found) as T };
      }
      after = rows.at(-1);
      if (rows.length < portion) return;
    }
  }

  transaction<R>(run: () => R, durability: 'durable' | 'light' = 'durable'): R {
    const outermost = this.#depth === 0;
    const name = `t${this.#depth}`;
    if (outermost) this.#connection.begin(durability === 'durable' ? 'FULL' : 'NORMAL');
    else this.#connection.exec(`SAVEPOINT ${name}`);
    // The rollback of a nested transaction must find the writes of the outer one in the file.
    if (!outermost) this.#columns.flush();
    const { mark } = this.#columns;
    this.#depth += 1;
    try {
      const result = run();
      if (outermost) this.#columns.flush();
      if (outermost) this.#connection.commit();
      else this.#connection.exec(`RELEASE ${name}`);
      if (outermost) this.#columns.committed();
      return result;
    } catch (error) {
      this.#takeBack(mark);
      try {
        if (outermost) this.#connection.rollback();
        else this.#connection.exec(`ROLLBACK TO ${name}; RELEASE ${name}`);
      } catch {
        // The first error has the cause.
      }
      throw error;
    } finally {
      this.#depth -= 1;
      if (outermost) this.#rebuilt = false;
      this.#rows.forget();
    }
  }

  /** Rolls back the indexes. Indexes that were built or cleared inside are read from the file on their next use. */
  #takeBack(mark: number): void {
    if (this.#rebuilt) {
      this.#ready.clear();
      this.#columns.forget();
    } else this.#columns.rollback(mark);
  }

  /**
   * Creates the index entries of a collection if they are missing, as after a snapshot.
   * A marker in the file records which collections have them.
   */
  #use(of: Collection<never>): void {
    if (this.#ready.has(of.name)) return;
    this.#ready.add(of.name);
    if (!isIndexed(of)) return;
    if (!this.#entries.isBuilt(of)) this.#build(of);
    else if (isListed(of)) this.#columns.load(of);
  }

  #build(of: Collection<never>): void {
    const any = of as Collection<unknown>;
    if (this.#depth === 0) return void this.transaction(() => this.#build(of));
    this.#rebuilt = true;
    this.#entries.clear(of);
    this.#columns.clear(of);
    for (const { id, key, value } of this.#rows.of(of.name)) {
      const document = parse(value);
      this.#entries.write(any, key, undefined, document);
      if (!isListed(of)) continue;
      const slot = this.#columns.get(any).add();
      this.#rows.setSlot(id, slot);
      this.#columns.write(any, slot, id, undefined, document);
    }
    this.#entries.mark(of);
  }

  /** Discards cached data, because the tables get other documents. Part of a transaction. */
  forget(): void {
    this.#ready.clear();
    this.#rebuilt = true;
    this.#columns.forget();
    this.#rows.forget();
  }
}
