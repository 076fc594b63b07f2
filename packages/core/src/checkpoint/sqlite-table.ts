import { ArgumentError } from '../errors/index.ts';

/**
 * SQLite connection. `DatabaseSync` of `node:sqlite` and `Database` of `bun:sqlite` and better-sqlite3 implement it.
 */
export interface SqliteConnection {
  /** Runs statements without parameters. */
  exec(sql: string): unknown;
  /** Prepares a statement. */
  prepare(sql: string): {
    run(...values: string[]): unknown;
    get(...values: string[]): unknown;
    all(...values: string[]): unknown[];
    /** Returns rows as arrays, which `node:sqlite` reads twice as fast. */
    setReturnArrays?(enabled: boolean): void;
  };
}

/** @throws {ArgumentError} If it isn't a connection but, for example, a path or a library's wrapper. */
export function checkConnection(connection: SqliteConnection): void {
  const { exec, prepare } = ((connection as unknown) ?? {}) as Partial<SqliteConnection>;
  if (typeof exec === 'function' && typeof prepare === 'function') return;
  throw new ArgumentError(
    '`connection` must have the functions `exec` and `prepare`. Pass `new DatabaseSync(path)` of `node:sqlite`, for example.',
    { argument: 'connection' },
  );
}

/**
 * Wraps a connection so that a table exists: now, and again after a rollback has removed it. If the connection has a
 * `busy_timeout` of 0, as `node:sqlite` sets it, the timeout becomes 5 s.
 * @param create Statement that creates the table if it is missing.
 * @throws {ArgumentError} If the connection is invalid.
 */
export function withSqliteTable(connection: SqliteConnection, create: string): SqliteConnection {
  checkConnection(connection);
  waitForOthers(connection);
  connection.exec(create);
  const ensured = <T>(run: () => T): T => {
    try {
      return run();
    } catch (error) {
      if (!/no such table/i.test(String(error))) throw error;
      connection.exec(create);
      return run();
    }
  };
  return {
    exec: (sql) => connection.exec(sql),
    prepare(sql) {
      const statement = connection.prepare(sql);
      return {
        run: (...values) => ensured(() => statement.run(...values)),
        // Bun returns null if the row doesn't exist.
        get: (...values) => ensured(() => statement.get(...values) ?? undefined),
        all: (...values) => ensured(() => statement.all(...values)),
        setReturnArrays: (enabled) => statement.setReturnArrays?.(enabled),
      };
    },
  };
}

function waitForOthers(connection: SqliteConnection): void {
  const [timeoutInMs] = Object.values((connection.prepare('PRAGMA busy_timeout').get() ?? {}) as object);
  if (Number(timeoutInMs) === 0) connection.exec('PRAGMA busy_timeout = 5000');
}
