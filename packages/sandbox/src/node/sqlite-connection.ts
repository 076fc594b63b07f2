import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { StoreError } from '../store/index.ts';

/** A prepared statement. Its errors name the file and the failure. */
export interface Statement {
  get(...values: SQLInputValue[]): ReturnType<StatementSync['get']>;
  all(...values: SQLInputValue[]): ReturnType<StatementSync['all']>;
  run(...values: SQLInputValue[]): { readonly changes: number | bigint };
}

/** Signature (`TRLN`) and format version of a file. */
const [applicationId, formatVersion] = [0x54524c4e, 3];

const readOnly = 'The file is read-only. Make the file and its folder writable, or copy it to another folder.';

/** Cause and remedy by SQLite result code. */
const reasons = new Map<number, string>([
  [5, 'Another process has the file open. Stop that process, or use another file.'],
  [8, readOnly],
  [10, "The disk can't be read or written. Check the disk, or move the file to another one."],
  [11, 'The file is damaged. Restore a backup, or delete the file to start with a new world.'],
  [13, 'The disk is full. Free some space, then repeat the request.'],
  [14, "The file can't be opened. Its folder must exist and be writable, and the path must not be a folder."],
  [26, "This isn't a file of a sandbox. Use another file, or delete this one to start with a new world."],
]);

/** Loads the SQLite driver of the runtime. A sandbox in memory doesn't need one. */
function sqliteDriver(): new (path: string) => DatabaseSync {
  if (!isBuiltin('node:sqlite'))
    throw new Error(
      `The \`file\` option requires Node 22.13 or later. Received: ${process.version}. Update Node, or leave file out.`,
    );
  // Not `import.meta.url`, which is undefined in a bundle for CommonJS. Built-in modules need no base.
  const { DatabaseSync: Driver } = createRequire('/')('node:sqlite') as {
    readonly DatabaseSync: new (path: string) => DatabaseSync;
  };
  return Driver;
}

/** @throws {StoreError} If the file is read-only. SQLite's own error doesn't show that. */
function requireWritable(file: string): void {
  if (!existsSync(file)) return;
  try {
    accessSync(file, constants.W_OK);
  } catch (error) {
    throw new StoreError(file, readOnly, error);
  }
}

const hasCode = (error: unknown): error is Error & { readonly errcode: number } =>
  error instanceof Error && typeof (error as { readonly errcode?: unknown }).errcode === 'number';

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
    this.#database = this.#named(() => new Driver(file));
    try {
      // Documents of one or two kilobytes fill larger pages better. An existing file keeps its page size.
      this.exec('PRAGMA busy_timeout = 2000; PRAGMA locking_mode = EXCLUSIVE; PRAGMA page_size = 8192');
      this.#identify();
      this.exec('PRAGMA cache_size = -32000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Checks that the file is new or belongs to a sandbox of this version. */
  #identify(): void {
    const pragma = (name: string): number => Number(this.prepare(`PRAGMA ${name}`).get()?.[name]);
    const [id, version] = [pragma('application_id'), pragma('user_version')];
    const tables = this.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    if (id !== applicationId && tables.length > 0)
      throw new StoreError(this.#file, 'The file belongs to another program. Use another file.');
    if (version > formatVersion)
      throw new StoreError(
        this.#file,
        'A later version of the sandbox wrote the file. Update the sandbox, or use another file.',
      );
    if (version < formatVersion && tables.length > 0)
      throw new StoreError(
        this.#file,
        'An earlier version of the sandbox wrote the file. Delete it to start with a new world, or use another file.',
      );
  }

  /** Marks the file as one of this version. Part of the running transaction. */
  mark(): void {
    this.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${formatVersion}`);
  }

  #named<R>(run: () => R): R {
    if (this.#lost !== undefined) throw this.#lost.because;
    try {
      return run();
    } catch (error) {
      // The lower byte is the kind, the rest its details.
      const reason = hasCode(error) ? reasons.get(error.errcode & 0xff) : undefined;
      const failure = reason === undefined ? error : new StoreError(this.#file, reason, error);
      if (this.#isOpen && this.#isRolledBack()) this.#lost = { because: failure };
      throw failure;
    }
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

  exec(sql: string): void {
    this.#named(() => this.#database.exec(sql));
  }

  /** Returns a statement, which is prepared once. */
  prepare(sql: string): Statement {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      const prepared = this.#named(() => this.#database.prepare(sql));
      statement = {
        get: (...values) => this.#named(() => prepared.get(...values)),
        all: (...values) => this.#named(() => prepared.all(...values)),
        run: (...values) => this.#named(() => prepared.run(...values)),
      };
      this.#statements.set(sql, statement);
    }
    return statement;
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

  close(): void {
    this.#database.close();
  }
}
