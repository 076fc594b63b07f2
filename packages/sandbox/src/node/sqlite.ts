import type { SQLInputValue } from 'node:sqlite';
import { allCollections, type Collection } from '../store/collection.ts';
import {
  documentOf,
  type Entry,
  type Position,
  type Reading,
  readingOfScan,
  readingOfSearch,
  type ScanOptions,
  type Search,
  type Store,
  type Stored,
  storedOf,
} from '../store/store.ts';
import { SqliteConnection } from './sqlite-connection.ts';

/** Rows per read. Writes are allowed between two reads. */
const portion = 64;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * The table of a collection: its key, its JSON, and a column for each index and field. Each sort order has an index
 * that also has all other columns, so that filters read no documents.
 */
function creationOf({ name, columns }: Collection<unknown>): readonly [table: string, ...indexes: string[]] {
  const declared = columns.map((one) => `, ${quoted(one.name)} ${one.kind === 'time' ? 'INTEGER' : 'TEXT'}`);
  const indexes = columns
    .filter(({ sorts }) => sorts)
    .map((one) => {
      const isLookup = one.name.startsWith('by_');
      const others = isLookup ? [] : columns.filter((other) => other !== one && !other.name.startsWith('by_'));
      const covered = [one, ...others].map((column) => quoted(column.name)).toSpliced(1, 0, 'document_key');
      return `CREATE INDEX ${quoted(`${name}.${one.name}`)} ON ${quoted(name)} (${covered.join(', ')})`;
    });
  return [
    `CREATE TABLE ${quoted(name)} (document_key TEXT UNIQUE NOT NULL${declared.join('')}, document NOT NULL)`,
    ...indexes,
  ];
}

/** Selects the rows of a reading, with the values of its parameters. */
function selection(
  name: string,
  { column, low, high, after, backwards, tests }: Reading,
): { readonly from: string; readonly sort: string; readonly order: string; readonly values: SQLInputValue[] } {
  const sort = column === undefined ? 'document_key' : quoted(column);
  const values: SQLInputValue[] = [];
  const terms = [`${sort} IS NOT NULL`];
  const term = (sql: string, ...more: SQLInputValue[]): void => {
    terms.push(sql);
    values.push(...more);
  };
  if (low !== undefined && low === high) term(`${sort} = ?`, low);
  else {
    // With two bounds on one side, SQLite may use the wider one. Pass only the narrower one.
    if (low !== undefined && (after === undefined || backwards || after.sort < low)) term(`${sort} >= ?`, low);
    if (high !== undefined && (after === undefined || !backwards || after.sort > high)) term(`${sort} <= ?`, high);
  }
  const side = backwards ? '<' : '>';
  if (after !== undefined && column === undefined) term(`document_key ${side} ?`, after.key);
  else if (after !== undefined && low === high && low === after.sort) term(`document_key ${side} ?`, after.key);
  else if (after !== undefined) term(`(${sort}, document_key) ${side} (?, ?)`, after.sort, after.key);
  for (const test of tests) {
    const tested = quoted(test.column);
    if (test.kind === 'time') {
      if (test.from === -Infinity && test.to === Infinity) continue;
      if (test.from !== -Infinity) term(`${tested} >= ?`, test.from);
      if (test.to !== Infinity) term(`${tested} <= ?`, test.to);
    } else if (test.kind === 'value') term(`${tested} IN (${test.among.map(() => '?').join(', ')})`, ...test.among);
    else term(`(${test.among.map(() => `instr(${tested}, ?) > 0`).join(' OR ') || '0'})`, ...test.among);
  }
  const index = column === undefined ? '' : ` INDEXED BY ${quoted(`${name}.${column}`)}`;
  const order = backwards ? 'DESC' : 'ASC';
  return {
    from: `FROM ${quoted(name)}${index} WHERE ${terms.join(' AND ')}`,
    sort,
    order: `ORDER BY ${column === undefined ? '' : `${sort} ${order}, `}document_key ${order}`,
    values,
  };
}

/**
 * A store in one SQLite file, with a table for each collection. A durable transaction is on disk when it returns. A
 * light one survives a crash of the process, but not of the machine. Only one process can open the file.
 */
export class SqliteStore implements Store {
  /** Called before a document changes, or without a collection before everything is removed. */
  onChange: Store['onChange'];
  /** Path of the file. */
  readonly file: string;
  readonly #connection: SqliteConnection;
  /** Collections whose table is known to exist. */
  readonly #ready = new Map<string, Collection<unknown>>();
  #depth = 0;
  /** Whether the running transaction created tables. */
  #hasCreated = false;

  /** @throws {StoreError} If the file cannot be used. */
  constructor(file: string) {
    this.file = file;
    this.#connection = new SqliteConnection(file);
    try {
      this.transaction(() => {
        this.#connection.mark();
        for (const one of allCollections()) this.#use(one);
      });
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Names of all tables. */
  #tables(): readonly string[] {
    const names = this.#connection.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all();
    return names.map(({ name }) => String(name)).filter((name) => !name.startsWith('sqlite_'));
  }

  /** Creates the table of a collection if it's missing. A table of another version is replaced by one with its documents. */
  #use<T>(of: Collection<T>): string {
    const { name } = of;
    if (this.#ready.get(name) === of) return quoted(name);
    this.transaction(() => this.#create(of as Collection<unknown>));
    this.#ready.set(name, of as Collection<unknown>);
    return quoted(name);
  }

  #create(of: Collection<unknown>): void {
    const [table, ...indexes] = creationOf(of);
    const found = this.#connection
      .prepare(
        "SELECT group_concat(sql, ';' ORDER BY rowid) AS sql FROM sqlite_master WHERE tbl_name = ? AND sql <> ''",
      )
      .get(of.name)?.['sql'];
    if (found === [table, ...indexes].join(';')) return;
    const former = found === null ? [] : this.#connection.prepare(`SELECT * FROM ${quoted(of.name)}`).all();
    if (found !== null) this.#connection.exec(`DROP TABLE ${quoted(of.name)}`);
    for (const sql of [table, ...indexes]) this.#connection.exec(sql);
    this.#ready.set(of.name, of);
    this.#hasCreated = true;
    for (const { document_key, document } of former) this.put(of, String(document_key), documentOf(document as Stored));
  }

  /** Returns the document with this key, or undefined. */
  get<T>(from: Collection<T>, key: string): T | undefined {
    const table = this.#use(from);
    const row = this.#connection.prepare(`SELECT document FROM ${table} WHERE document_key = ?`).get(key);
    // Documents are stored with the type of their collection.
    return row === undefined ? undefined : (documentOf(row['document'] as Stored) as T);
  }

  /** Stores the document and replaces a previous one. */
  put<T>(into: Collection<T>, key: string, value: T): void {
    const table = this.#use(into);
    this.onChange?.(into as Collection<unknown>, key);
    const names = ['document', ...into.columns.map(({ name }) => quoted(name))];
    this.#connection
      .prepare(
        `INSERT INTO ${table} (document_key, ${names.join(', ')}) VALUES (?${', ?'.repeat(names.length)})
         ON CONFLICT (document_key) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
      )
      .run(key, storedOf(value), ...into.columns.map(({ read }) => read(value) ?? null));
  }

  /** Returns whether it existed. */
  delete(from: Collection<never>, key: string): boolean {
    const table = this.#use(from);
    this.onChange?.(from as unknown as Collection<unknown>, key);
    return Number(this.#connection.prepare(`DELETE FROM ${table} WHERE document_key = ?`).run(key).changes) > 0;
  }

  /** Counts all documents, or the results of a search. */
  count(of: Collection<never>, search?: Omit<Search, 'after' | 'skip'>): number {
    const table = this.#use(of);
    const { from, values } =
      search === undefined ? { from: `FROM ${table}`, values: [] } : selection(of.name, readingOfSearch(of, search));
    return Number(this.#connection.prepare(`SELECT count(*) AS n ${from}`).get(...values)?.['n']);
  }

  /** Entries in the order of the key or of an index. */
  scan<T>(from: Collection<T>, options: ScanOptions = {}): Iterable<Entry<T>> {
    return this.#entries(from, readingOfScan(from, options));
  }

  /** Entries in the order of a field, filtered by fields. */
  find<T>(from: Collection<T>, search: Search): Iterable<Entry<T>> {
    return this.#entries(from, readingOfSearch(from, search));
  }

  *#entries<T>(of: Collection<T>, reading: Reading): Iterable<Entry<T>> {
    for (const { sort, key, stored } of this.#rows(of, reading)) yield { sort, key, value: documentOf(stored) as T };
  }

  /** The results of `find` as they are stored. */
  rows(from: Collection<never>, search: Search): Iterable<Position & { readonly stored: Stored }> {
    return this.#rows(from, readingOfSearch(from, search));
  }

  *#rows<T>(of: Collection<T>, reading: Reading): Iterable<Position & { readonly stored: Stored }> {
    this.#use(of);
    let { after, skip } = reading;
    for (;;) {
      const { from, sort, order, values } = selection(of.name, { ...reading, after });
      const rows = this.#connection
        .prepare(`SELECT ${sort} AS sort, document_key, document ${from} ${order} LIMIT ${portion} OFFSET ?`)
        .all(...values, skip);
      for (const row of rows)
        yield {
          sort: String(row['sort']),
          key: String(row['document_key']),
          stored: row['document'] as Stored,
        };
      const last = rows.at(-1);
      if (last === undefined || rows.length < portion) return;
      after = { sort: last['sort'] as string | number, key: String(last['document_key']) };
      skip = 0;
    }
  }

  /** Runs a transaction. If `run` throws, its writes are rolled back. */
  transaction<R>(run: () => R, durability: 'durable' | 'light' = 'durable'): R {
    const outermost = this.#depth === 0;
    const name = `t${this.#depth}`;
    if (outermost) this.#connection.begin(durability === 'durable' ? 'FULL' : 'NORMAL');
    else this.#connection.exec(`SAVEPOINT ${name}`);
    this.#depth += 1;
    try {
      const result = run();
      if (outermost) this.#connection.commit();
      else this.#connection.exec(`RELEASE ${name}`);
      return result;
    } catch (error) {
      if (this.#hasCreated) this.#ready.clear();
      try {
        if (outermost) this.#connection.rollback();
        else this.#connection.exec(`ROLLBACK TO ${name}; RELEASE ${name}`);
      } catch {
        // The first error has the cause.
      }
      throw error;
    } finally {
      this.#depth -= 1;
      if (outermost) this.#hasCreated = false;
    }
  }

  /** Returns the stored documents of each collection. */
  contents(): ReturnType<Store['contents']> {
    const collections = this.#tables().map((name) => {
      const rows = this.#connection
        .prepare(`SELECT document_key, document FROM ${quoted(name)} ORDER BY document_key`)
        .all();
      return [name, rows.map((row) => [String(row['document_key']), row['document'] as Stored] as const)] as const;
    });
    return collections.filter(([, rows]) => rows.length > 0);
  }

  /** Removes everything. */
  clear(): void {
    this.transaction(() => {
      this.onChange?.(undefined, '');
      for (const name of this.#tables()) this.#connection.exec(`DELETE FROM ${quoted(name)}`);
    });
  }

  /** Closes the file. Nothing can be read or written afterwards. */
  close(): void {
    this.#connection.close();
  }
}
