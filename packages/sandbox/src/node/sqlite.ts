import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Collection, IndexOf } from '../machinery/store/collection.ts';
import { decode, encode, type Snapshot } from '../machinery/store/snapshot.ts';
import { StoreFailure } from '../machinery/store/failure.ts';
import { beyond } from '../machinery/store/sorted.ts';
import type { Entry, ScanOptions, Store } from '../machinery/store/store.ts';

import { sqliteDriver } from './sqlite-driver.ts';
import { failureOf } from './sqlite-failure.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS documents (collection TEXT, key TEXT, value, PRIMARY KEY (collection, key));
  CREATE TABLE IF NOT EXISTS entries (source TEXT, sort TEXT, key TEXT, PRIMARY KEY (source, sort, key)) WITHOUT ROWID;
`;

/** Rows are fetched in portions, so that writing while scanning is allowed and a page reads little more than it needs. */
const portion = 32;

interface Statement {
  get(...values: SQLInputValue[]): ReturnType<StatementSync['get']>;
  all(...values: SQLInputValue[]): ReturnType<StatementSync['all']>;
  run(...values: SQLInputValue[]): unknown;
}

/** Signs the files of a sandbox (`TRLN`), and says in which form they are. */
const [applicationId, formatVersion] = [0x54524c4e, 1];
const ownTables: ReadonlySet<string> = new Set(['documents', 'entries']);

type Row = { readonly sort: string; readonly key: string; readonly value: unknown };

const parse = (stored: unknown): unknown => (typeof stored === 'string' ? JSON.parse(stored) : stored);

const sortsOf = (sort: string | readonly string[] | undefined): readonly string[] =>
  sort === undefined ? [] : typeof sort === 'string' ? [sort] : sort;

/**
 * A store in one SQLite file. A durable transaction is on disk when it returns; a light one survives the death of the process, but
 * not of the machine. One process at a time may have the file open.
 */
export class SqliteStore implements Store {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Statement>();
  /** Collections whose indexes are known to exist. */
  readonly #ready = new Set<string>();
  #depth = 0;
  #synchronous = 'FULL';

  readonly #file: string;

  /** @throws StoreFailure where the file cannot be used, with the way out */
  constructor(file: string) {
    this.#file = file;
    const Driver = sqliteDriver();
    this.#database = this.#told(() => new Driver(file));
    try {
      // Documents of one or two kilobytes fill larger pages better. A file that is there keeps its own.
      this.#exec('PRAGMA busy_timeout = 2000; PRAGMA locking_mode = EXCLUSIVE; PRAGMA page_size = 8192');
      this.#requireOwnFile();
      this.#exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${schema}`);
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  /** A file of another program is not written into, and one of a later version would not be understood. */
  #requireOwnFile(): void {
    const pragma = (name: string): number => Number(this.#prepare(`PRAGMA ${name}`).get()?.[name]);
    const [id, version] = [pragma('application_id'), pragma('user_version')];
    const tables = this.#prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    // The first sandboxes did not sign their files.
    const isOwn = id === applicationId || (id === 0 && tables.every(({ name }) => ownTables.has(String(name))));
    if (!isOwn) throw new StoreFailure(this.#file, 'another program made it; name another file');
    if (version > formatVersion)
      throw new StoreFailure(
        this.#file,
        'a later version of the sandbox made it; update the sandbox, or name another file',
      );
    if (id !== applicationId || version !== formatVersion)
      this.#exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${formatVersion}`);
  }

  /** Runs something of SQLite; what it throws says what became of which file. */
  #told<R>(run: () => R): R {
    try {
      return run();
    } catch (error) {
      throw failureOf(this.#file, error);
    }
  }

  #exec(sql: string): void {
    this.#told(() => this.#database.exec(sql));
  }

  #prepare(sql: string): Statement {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      const prepared = this.#told(() => this.#database.prepare(sql));
      statement = {
        get: (...values: SQLInputValue[]) => this.#told(() => prepared.get(...values)),
        all: (...values: SQLInputValue[]) => this.#told(() => prepared.all(...values)),
        run: (...values: SQLInputValue[]) => this.#told(() => prepared.run(...values)),
      };
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  get<T>(from: Collection<T>, key: string): T | undefined {
    const row = this.#prepare('SELECT value FROM documents WHERE collection = ? AND key = ?').get(from.name, key);
    // What stands in a collection was put there with its type.
    return row === undefined ? undefined : (parse(row['value']) as T);
  }

  put<T>(into: Collection<T>, key: string, value: T): void {
    this.#use(into as Collection<never>);
    const indexed = Object.keys(into.indexes).length > 0;
    if (indexed) this.#index(into, key, this.get(into, key), value);
    const stored = value instanceof Uint8Array ? value : JSON.stringify(value);
    this.#prepare('INSERT OR REPLACE INTO documents (collection, key, value) VALUES (?, ?, ?)').run(
      into.name,
      key,
      stored,
    );
  }

  delete(from: Collection<never>, key: string): boolean {
    this.#use(from);
    const before = this.get(from, key);
    if (before === undefined) return false;
    this.#index(from as Collection<unknown>, key, before, undefined);
    this.#prepare('DELETE FROM documents WHERE collection = ? AND key = ?').run(from.name, key);
    return true;
  }

  #index<T>(of: Collection<T>, key: string, before: T | undefined, after: T | undefined): void {
    for (const [name, sortOf] of Object.entries<IndexOf<T>>(of.indexes)) {
      const gone = before === undefined ? [] : sortsOf(sortOf(before));
      const come = after === undefined ? [] : sortsOf(sortOf(after));
      if (gone.length === 1 && come.length === 1 && gone[0] === come[0]) continue;
      const source = `${of.name}.${name}`;
      for (const sort of gone)
        this.#prepare('DELETE FROM entries WHERE source = ? AND sort = ? AND key = ?').run(source, sort, key);
      for (const sort of come)
        this.#prepare('INSERT OR IGNORE INTO entries (source, sort, key) VALUES (?, ?, ?)').run(source, sort, key);
    }
  }

  count(of: Collection<never>): number {
    return Number(this.#prepare('SELECT count(*) AS n FROM documents WHERE collection = ?').get(of.name)?.['n']);
  }

  *scan<T>(from: Collection<T>, options: ScanOptions = {}): Iterable<Entry<T>> {
    if (options.by !== undefined && from.indexes[options.by] === undefined) {
      throw new Error(`Collection ${from.name} has no index ${options.by}`);
    }
    this.#use(from as Collection<never>);
    let after = options.after;
    for (;;) {
      const rows = this.#portionOf(from.name, { ...options, after });
      for (const { sort, key, value } of rows) yield { sort, key, value: parse(value) as T };
      after = rows.at(-1);
      if (rows.length < portion) return;
    }
  }

  #portionOf(name: string, { by, order = 'asc', after, equals, from, within }: ScanOptions): readonly Row[] {
    const values: string[] = [name];
    let sql = 'SELECT key AS sort, key, value FROM documents WHERE collection = ?';
    let sort = 'key';
    if (by !== undefined) {
      sql = `SELECT e.sort AS sort, e.key AS key, d.value AS value FROM entries e CROSS JOIN documents d ON d.collection = ? AND d.key = e.key WHERE e.source = ?`;
      values.push(`${name}.${by}`);
      sort = 'e.sort';
    }
    if (equals !== undefined) {
      sql += ` AND ${sort} = ?`;
      values.push(equals);
    }
    if (within !== undefined && (order === 'desc' ? after === undefined : true)) {
      sql += ` AND ${sort} < ?`;
      values.push(beyond(within));
    }
    // Of two bounds on one side SQLite takes any, and reads all that lies between: the nearer one alone is told.
    const least = from ?? within;
    const isNearer = order === 'asc' && after !== undefined && least !== undefined && after.sort >= least;
    if (least !== undefined && !isNearer) {
      sql += ` AND ${sort} >= ?`;
      values.push(least);
    }
    if (after !== undefined && equals !== undefined && by !== undefined && after.sort === equals) {
      sql += ` AND e.key ${order === 'asc' ? '>' : '<'} ?`;
      values.push(after.key);
    } else if (after !== undefined) {
      const side = order === 'asc' ? '>' : '<';
      sql += by === undefined ? ` AND key ${side} ?` : ` AND (e.sort, e.key) ${side} (?, ?)`;
      values.push(...(by === undefined ? [after.key] : [after.sort, after.key]));
    }
    sql += by === undefined ? ` ORDER BY key ${order}` : ` ORDER BY e.sort ${order}, e.key ${order}`;
    return this.#prepare(`${sql} LIMIT ${portion}`).all(...values) as unknown as readonly Row[];
  }

  transaction<R>(run: () => R, durability: 'durable' | 'light' = 'durable'): R {
    const outermost = this.#depth === 0;
    const name = `t${this.#depth}`;
    if (outermost) this.#begin(durability === 'durable' ? 'FULL' : 'NORMAL');
    else this.#exec(`SAVEPOINT ${name}`);
    this.#depth += 1;
    try {
      const result = run();
      this.#exec(outermost ? 'COMMIT' : `RELEASE ${name}`);
      return result;
    } catch (error) {
      // An index that was built inside is gone again.
      this.#ready.clear();
      // Where the disk is full SQLite has rolled back by itself.
      try {
        this.#exec(outermost ? 'ROLLBACK' : `ROLLBACK TO ${name}; RELEASE ${name}`);
      } catch {
        // The first error is the one that says what is wrong.
      }
      throw error;
    } finally {
      this.#depth -= 1;
    }
  }

  #begin(synchronous: 'FULL' | 'NORMAL'): void {
    if (synchronous !== this.#synchronous) this.#exec(`PRAGMA synchronous = ${synchronous}`);
    this.#synchronous = synchronous;
    this.#exec('BEGIN IMMEDIATE');
  }

  snapshot(): Snapshot {
    const collections = new Map<string, [string, unknown][]>();
    for (const row of this.#prepare('SELECT collection, key, value FROM documents ORDER BY collection, key').all()) {
      const name = String(row['collection']);
      const documents = collections.get(name) ?? [];
      if (documents.length === 0) collections.set(name, documents);
      documents.push([String(row['key']), encode(parse(row['value']))]);
    }
    const entries = [...collections].map(([name, documents]) => [name, Object.fromEntries(documents)] as const);
    return { version: 1, collections: Object.fromEntries(entries) };
  }

  restore({ collections }: Snapshot): void {
    this.transaction(() => {
      this.clear();
      const insert = this.#prepare('INSERT INTO documents (collection, key, value) VALUES (?, ?, ?)');
      for (const [name, documents] of Object.entries(collections)) {
        for (const [key, encoded] of Object.entries(documents)) {
          const value = decode(encoded);
          insert.run(name, key, value instanceof Uint8Array ? value : JSON.stringify(value));
        }
      }
    });
  }

  /**
   * Sees to it that the indexes of a collection exist. A marker in the file tells which do; a snapshot brings documents only, so
   * after it they are built on first use.
   */
  #use(of: Collection<never>): void {
    if (this.#ready.has(of.name)) return;
    this.#ready.add(of.name);
    const marker = `#${of.name}`;
    const names = Object.keys(of.indexes).sort().join(',');
    if (
      names === '' ||
      this.#prepare('SELECT 1 FROM entries WHERE source = ? AND key = ?').get(marker, names) !== undefined
    )
      return;
    for (const name of Object.keys(of.indexes))
      this.#prepare('DELETE FROM entries WHERE source = ?').run(`${of.name}.${name}`);
    const rows = this.#prepare('SELECT key, value FROM documents WHERE collection = ?').all(of.name);
    for (const row of rows) this.#index(of as Collection<unknown>, String(row['key']), undefined, parse(row['value']));
    this.#prepare('DELETE FROM entries WHERE source = ?').run(marker);
    this.#prepare('INSERT INTO entries (source, sort, key) VALUES (?, ?, ?)').run(marker, '', names);
  }

  clear(): void {
    this.#ready.clear();
    this.#exec('DELETE FROM documents; DELETE FROM entries');
  }

  close(): void {
    this.#database.close();
  }
}
