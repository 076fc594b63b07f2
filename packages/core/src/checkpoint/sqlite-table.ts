import { checkConnection, type SqliteConnection } from './sqlite-connection.ts';

/**
 * Wraps a connection so that a table exists: now, and again after a rollback has removed it.
 * @param create Statement that creates the table if it is missing.
 * @throws {ArgumentError} If the connection is invalid.
 */
export function withSqliteTable(connection: SqliteConnection, create: string): SqliteConnection {
  checkConnection(connection);
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
        // Bun gives null where there is no row.
        get: (...values) => ensured(() => statement.get(...values) ?? undefined),
        all: (...values) => ensured(() => statement.all(...values)),
        setReturnArrays: (enabled) => statement.setReturnArrays?.(enabled),
      };
    },
  };
}
