import { checkConnection, type SqliteConnection } from './sqlite-connection.ts';

/**
 * A connection on which a table is there for whoever prepares statements: made now, and again where a statement finds it missing, since
 * the caller's transaction in which it was made may have been rolled back.
 * @param create makes the table where it is not there.
 * @throws ArgumentError where the connection is none.
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
