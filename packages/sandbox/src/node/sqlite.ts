import type { Slices } from '../machinery/clock/turns.ts';
import type { Collection } from '../machinery/store/collection.ts';
import type { Search } from '../machinery/store/search.ts';
import type { Snapshot, SnapshotEntry } from '../machinery/store/snapshot.ts';
import type { Draft, Entry, ScanOptions, Store } from '../machinery/store/store.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { insertSnapshot, requireText, snapshotOf } from './sqlite-contents.ts';
import { SqliteDocuments } from './sqlite-documents.ts';
import { SqliteReadings } from './sqlite-readings.ts';
import { creationOf, prefixes, renamingOf, served, strayTables, tablesOf } from './sqlite-tables.ts';

/** Rows of unused tables to remove per step. */
const rowsOfSlice = 100;

/**
 * A store in one SQLite file. A durable transaction is on disk when it returns. A light one survives a crash of the
 * process, but not of the machine. Only one process can open the file.
 */
export class SqliteStore implements Store {
  readonly #connection: SqliteConnection;
  readonly #documents: SqliteDocuments;
  readonly #readings: SqliteReadings;
  /** Prefixes of the tables of unfinished drafts. */
  readonly #drafts = new Map<Draft, string>();
  #number = 0;

  /** @throws {StoreError} If the file cannot be used. */
  constructor(file: string) {
    this.#connection = new SqliteConnection(file);
    this.#documents = new SqliteDocuments(this.#connection, served);
    this.#readings = new SqliteReadings(this.#connection);
    try {
      this.#documents.loadColumns();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Returns the document with this key, or undefined. */
  get<T>(from: Collection<T>, key: string): T | undefined {
    return this.#documents.get(from, key);
  }

  /** Stores the document and replaces a previous one. */
  put<T>(into: Collection<T>, key: string, value: T): void {
    this.#readings.keep(into.name, key);
    this.#documents.put(into, key, value);
  }

  prepare(value: object): Slices {
    return this.#documents.prepare(value);
  }

  replace<T>(into: Collection<T>, key: string, before: T, value: T): boolean {
    this.#readings.keep(into.name, key);
    return this.#documents.replace(into, key, before, value);
  }

  delete(from: Collection<never>, key: string): boolean {
    this.#readings.keep(from.name, key);
    return this.#documents.delete(from, key);
  }

  reserve(of: Collection<never>, more: number): void {
    this.#documents.reserve(of, more);
  }

  count(of: Collection<never>, search?: Omit<Search, 'after' | 'skip'>): number {
    return this.#documents.count(of, search);
  }

  scan<T>(from: Collection<T>, options?: ScanOptions): Iterable<Entry<T>> {
    return this.#documents.scan(from, options);
  }

  find<T>(from: Collection<T>, search: Search): Iterable<Entry<T>> {
    return this.#documents.find(from, search);
  }

  transaction<R>(run: () => R, durability?: 'durable' | 'light'): R {
    return this.#documents.transaction(run, durability);
  }

  /** Returns the whole content as JSON. */
  snapshot(): Snapshot {
    return snapshotOf(this.#connection);
  }

  entries(): Iterable<SnapshotEntry> {
    requireText(this.#connection);
    return this.#readings.begin();
  }

  restore(snapshot: Snapshot): void {
    this.transaction(() => {
      this.clear();
      insertSnapshot(this.#connection, snapshot);
    });
  }

  clear(): void {
    this.transaction(() => {
      this.#setAside();
      this.#connection.exec(creationOf(served));
    });
  }

  draft(): Draft {
    this.#number += 1;
    const prefix = `${prefixes.draft}${this.#number}_`;
    const documents = new SqliteDocuments(this.#connection, tablesOf(prefix));
    documents.transaction(() => this.#connection.exec(creationOf(tablesOf(prefix))), 'light');
    const draft: Draft = {
      put: (into, key, value) => documents.put(into, key, value),
      prepare: (value) => documents.prepare(value),
      transaction: (run) => documents.transaction(run, 'light'),
      discard: () => {
        this.#drafts.delete(draft);
        this.#connection.forget(prefix);
      },
    };
    this.#drafts.set(draft, prefix);
    return draft;
  }

  adopt(draft: Draft): void {
    const prefix = this.#drafts.get(draft);
    if (prefix === undefined) throw new Error('This draft belongs to another store');
    this.transaction(() => {
      this.#setAside();
      this.#connection.exec(renamingOf(tablesOf(prefix), served));
    });
  }

  /** Renames the tables, in constant time. */
  #setAside(): void {
    this.#readings.finish();
    this.#number += 1;
    this.#connection.exec(renamingOf(served, tablesOf(`${prefixes.former}${this.#number}_`)));
    this.#documents.forget();
  }

  *sweep(): Slices {
    const drafts = [...this.#drafts.values()];
    const strays = this.#connection.prepare(strayTables).all();
    for (const table of strays.map(({ name }) => String(name))) {
      if (drafts.some((prefix) => table.startsWith(prefix))) continue;
      yield* this.#remove(table);
    }
  }

  *#remove(table: string): Slices {
    const key = table.endsWith('_entries') ? '(source, sort, key)' : 'rowid';
    const some = `SELECT ${key.replaceAll(/[()]/g, '')} FROM ${table} LIMIT ${rowsOfSlice}`;
    const isThere = `SELECT 1 FROM sqlite_master WHERE name = '${table}'`;
    // Another call may remove it too.
    while (this.#connection.prepare(isThere).get() !== undefined) {
      const remove = this.#connection.prepare(`DELETE FROM ${table} WHERE ${key} IN (${some})`);
      if (Number(this.transaction(() => remove.run(), 'light').changes) === 0)
        this.transaction(() => this.#connection.exec(`DROP TABLE ${table}`), 'light');
      yield;
    }
    this.#connection.forget(table);
  }

  /** Closes the file. Nothing can be read or written afterwards. */
  close(): void {
    this.#connection.close();
  }
}
