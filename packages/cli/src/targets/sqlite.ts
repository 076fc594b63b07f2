import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { createSqliteCheckpoints } from '@tradelane/core/sqlite';
import type { ColumnRow } from '../table/rows.ts';
import { UsageError } from '../exit.ts';
import { busyInMs, quoted, type Table, type Target, valuesOf } from './target.ts';

const types: Readonly<Record<ColumnRow['type'], string>> = {
  text: 'TEXT',
  integer: 'INTEGER',
  number: 'REAL',
  boolean: 'INTEGER',
  time: 'TEXT',
  json: 'TEXT',
};

/** Opens a SQLite database and creates the table. Item and checkpoint are written in one transaction. */
export function openSqlite(path: string, table: Table): Target {
  const database = new DatabaseSync(path, { timeout: busyInMs });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  createTable(database, table);
  const checkpoint = createSqliteCheckpoints(database);
  const names = table.columns.map(({ name }) => quoted(name));
  const put = database.prepare(
    `INSERT OR REPLACE INTO ${quoted(table.name)} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
  );
  const any = database.prepare(`SELECT 1 FROM ${quoted(table.name)} LIMIT 1`);
  return {
    checkpoint,
    table: table.name,
    isEmpty: () => any.get() === undefined,
    handle(item, { commit }) {
      database.exec('BEGIN IMMEDIATE');
      try {
        put.run(...valuesOf(item, table.columns).map(sqliteValue));
        // This store writes synchronously, so the checkpoint is part of the transaction.
        void commit(checkpoint);
        database.exec('COMMIT');
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    close: async () => database.close(),
  };
}

const definition = (column: ColumnRow): string => `${quoted(column.name)} ${types[column.type]}`;

/** Creates the table, or adds the columns that it lacks. */
function createTable(database: DatabaseSync, { name, columns, key }: Table): void {
  database.exec(
    `CREATE TABLE IF NOT EXISTS ${quoted(name)} (${columns.map(definition).join(', ')}, PRIMARY KEY (${quoted(key)}))`,
  );
  const found = database.prepare(`PRAGMA table_info(${quoted(name)})`).all();
  const present = new Set(found.map((row) => row['name']));
  // Without its key, each version of an item would be another row.
  if (!found.some((row) => row['name'] === key && row['pk'] === 1) || found.some((row) => row['pk'] === 2))
    throw new UsageError(`The table ${name} has another key than ${key}. Pass another --table.`);
  for (const column of columns.filter((one) => !present.has(one.name)))
    database.exec(`ALTER TABLE ${quoted(name)} ADD COLUMN ${definition(column)}`);
}

/** A value as SQLite stores it: objects and lists as JSON, booleans as 0 and 1. */
function sqliteValue(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}
