import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { sqliteDriver } from './sqlite-driver.ts';
import { failureOf, requireWritable } from './sqlite-failure.ts';
import { prepareFile } from './sqlite-file.ts';
import type { Statement } from './sqlite-statement.ts';

/** A file of a sandbox that is open. What is thrown says what became of which file. */
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
      // Documents of one or two kilobytes fill larger pages better. A file that is there keeps its own.
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

  /** Where a disk is full SQLite may take back the whole transaction by itself, also from within an inner one. */
  #isRolledBack(): boolean {
    try {
      this.#database.exec('BEGIN; ROLLBACK');
      return true;
    } catch {
      // There is a transaction still.
      return false;
    }
  }

  /** Rows are read while they are taken, and what is thrown then is told too. */
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

  /** Begins a transaction, which is on disk when it ends (`FULL`) or survives the death of the process only. */
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

  /** A statement, prepared once. */
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

  /** Lets go of the statements that name a table, which is not there any more. */
  forget(table: string): void {
    for (const sql of this.#statements.keys()) if (sql.includes(table)) this.#statements.delete(sql);
  }

  close(): void {
    this.#database.close();
  }
}
