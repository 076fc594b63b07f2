import { ArgumentError } from '../../base/errors/index.ts';

/** What is needed of a SQLite connection: `DatabaseSync` of `node:sqlite` has it, `Database` of `bun:sqlite` and of better-sqlite3 too. */
export interface SqliteConnection {
  /** Runs statements without values. */
  exec(sql: string): unknown;
  /** Prepares one statement, to be run any number of times with values. */
  prepare(sql: string): {
    run(...values: string[]): unknown;
    get(...values: string[]): unknown;
    all(...values: string[]): unknown[];
    /** `node:sqlite`: rows as lists, which are read in half the time. */
    setReturnArrays?(enabled: boolean): void;
  };
}

/** @throws ArgumentError where it is none: a path, or the wrapper of a library */
export function checkConnection(connection: SqliteConnection): void {
  const { exec, prepare } = ((connection as unknown) ?? {}) as Partial<SqliteConnection>;
  if (typeof exec === 'function' && typeof prepare === 'function') return;
  throw new ArgumentError(
    'Pass a connection with `exec` and `prepare`, such as `new DatabaseSync(path)` of `node:sqlite`.',
    { argument: 'connection' },
  );
}
