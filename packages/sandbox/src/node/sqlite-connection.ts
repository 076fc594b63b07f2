import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { sqliteDriver } from './sqlite-driver.ts';
import { failureOf, requireWritable } from './sqlite-failure.ts';
import { prepareFile } from './sqlite-file.ts';
import type { Statement } from './sqlite-statement.ts';

/** The open file of a sandbox. Its errors name the file and the failure. */
export class SqliteConnection {
  readonly #database: DatabaseSync;
  readonly #file: string;
  readonly #statements = new Map<string, Statement>();
  #synchronous = 'FULL';
  /** Whether a transaction is open. */
  #isOpen = false;
  /** Error that made SQLite roll back the transaction. Until it ends, reads and writes fail. */
  #lost: { readonly because: unknown } | undefined;

  /** @throws {StoreError} If the file cannot be used. @throws {TypeError} If the path is empty. */
  constructor(file: string) {
    if (typeof file !== 'string' || file === '') throw new TypeError('SqliteStore: pass the path of a file.');
    this.#file = file;
    requireWritable(file);
    const Driver = sqliteDriver();
    this.#database = this.#told(() => new Driver(file));
    try {
      // Documents of one or two kilobytes fill larger pages better. An existing file keeps its page size.
      this.exec('PRAGMA busy_timeout = 2000; PRAGMA locking_mode = EXCLUSIVE; PRAGMA page_size = 8192');
      prepareFile(
        file,
        (sql) => this.exec(sql),
        (sql) => this.prepare(sql),
      );
    } catch (error) {
      this.close();
      throw error;
    }
  }

  #told<R>(run: () => R): R {
    if (this.#lost !== undefined) throw this.#lost.because;
    try {
      return run();
    } catch (error) {
      throw this.#failed(error);
    }
  }

  #failed(error: unknown): unknown {
    const failure = failureOf(this.#file, error);
    if (this.#isOpen && this.#isRolledBack()) this.#lost = { because: failure };
    return failure;
  }

  /** If the disk is full, SQLite may roll back the whole transaction, even from a nested one. */
  #isRolledBack(): boolean {
    try {
      this.#database.exec('BEGIN; ROLLBACK');
      return true;
    } catch {
      // The transaction is still open.
      return false;
    }
  }

  /** Converts errors that are thrown while rows are read. */
  *#toldOfEach<Row>(read: () => Iterable<Row>): Iterable<Row> {
    try {
      yield* read();
    } catch (error) {
      throw this.#failed(error);
    }
  }

  exec(sql: string): void {
    this.#told(() => this.#database.exec(sql));
  }

  /** Begins a transaction. With `FULL` it's on disk when it ends. Otherwise it survives only the end of the process. */
  begin(synchronous: 'FULL' | 'NORMAL'): void {
    if (synchronous !== this.#synchronous) this.exec(`PRAGMA synchronous = ${synchronous}`);
    this.#synchronous = synchronous;
    this.exec('BEGIN IMMEDIATE');
    this.#isOpen = true;
  }

  /** Commits the transaction. @throws {StoreError} If that fails. The caller must roll back. */
  commit(): void {
    this.exec('COMMIT');
    this.#isOpen = false;
  }

  /** Rolls back the open transaction. */
  rollback(): void {
    const isThere = this.#lost === undefined;
    this.#isOpen = false;
    this.#lost = undefined;
    if (isThere) this.exec('ROLLBACK');
  }

  /** Returns a statement, which is prepared once. */
  prepare(sql: string): Statement {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      const prepared = this.#told(() => this.#database.prepare(sql));
      statement = {
        get: (...values: SQLInputValue[]) => this.#told(() => prepared.get(...values)),
        all: (...values: SQLInputValue[]) => this.#told(() => prepared.all(...values)),
        iterate: (...values: SQLInputValue[]) => this.#toldOfEach(() => prepared.iterate(...values)),
        run: (...values: SQLInputValue[]) => this.#told(() => prepared.run(...values)),
      };
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  /** Discards the statements of a removed table. */
  forget(table: string): void {
    for (const sql of this.#statements.keys()) if (sql.includes(table)) this.#statements.delete(sql);
  }

  close(): void {
    this.#database.close();
  }
}
