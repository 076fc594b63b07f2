import { received } from '../errors/checks.ts';
import type { CheckpointStore } from './checkpoint-store.ts';
import { ArgumentError } from '../errors/index.ts';
import { checkConnection, type SqliteConnection, withSqliteTable } from './sqlite-table.ts';

/**
 * Creates a checkpoint store in a table of your SQLite database. It writes synchronously inside your open transaction,
 * so `commit()` stores effect and checkpoint together.
 * If the connection has a `busy_timeout` of 0, as `node:sqlite` sets it, the store sets 5 s. It creates the table if
 * it is missing, also after a rollback.
 * @throws {ArgumentError} If the connection or table name is invalid.
 */
export function createSqliteCheckpoints(
  connection: SqliteConnection,
  table = 'tradelane_checkpoints',
): CheckpointStore {
  checkConnection(connection);
  if (typeof table !== 'string')
    throw new ArgumentError(`\`table\` must be a string. Received: ${received(table)}.`, { argument: 'table' });
  const name = `"${table.replaceAll('"', '""')}"`;
  const database = withSqliteTable(
    connection,
    `CREATE TABLE IF NOT EXISTS ${name} (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID`,
  );
  const one = database.prepare(`SELECT value FROM ${name} WHERE key = ?`);
  // Sorted by bytes. These bytes occur in no text.
  const below = database.prepare(`SELECT key, value FROM ${name} WHERE key >= ? AND key < ? || CAST(x'FFFF' AS TEXT)`);
  below.setReturnArrays?.(true);
  const put = database.prepare(
    `INSERT INTO ${name} (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  );
  const remove = database.prepare(`DELETE FROM ${name} WHERE key = ?`);
  const lock = database.prepare(`DELETE FROM ${name} WHERE 0`);
  return {
    read(prefix) {
      const entries = new Map<string, string>();
      for (const row of below.all(prefix, prefix) as readonly Row[]) {
        if ('key' in row) entries.set(row.key, row.value);
        else entries.set(row[0], row[1]);
      }
      return entries;
    },
    write(changes, condition) {
      // A savepoint works inside a transaction, and outside of one it is a transaction.
      database.exec('SAVEPOINT tradelane_checkpoint');
      try {
        // The write lock comes before the check of the condition. Otherwise two connections could both find it true.
        lock.run();
        // The row is an object, or an array if the connection returns arrays.
        const fits = condition === undefined || Object.values(one.get(condition.key) ?? {})[0] === condition.value;
        for (const { key, value } of fits ? changes : []) {
          if (value === undefined) remove.run(key);
          else put.run(key, value);
        }
        database.exec('RELEASE tradelane_checkpoint');
        return fits;
      } catch (error) {
        undo(database);
        throw error;
      }
    },
  };
}

/** Ignores errors, because the caller throws the first error. A full disk has already rolled back the transaction. */
function undo(connection: SqliteConnection): void {
  try {
    connection.exec('ROLLBACK TO tradelane_checkpoint');
    connection.exec('RELEASE tradelane_checkpoint');
  } catch {
    // The savepoint doesn't exist any more.
  }
}

type Row = readonly [key: string, value: string] | { readonly key: string; readonly value: string };
