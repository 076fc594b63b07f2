import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { createSqliteCheckpoints } from '@tradelane/core/sqlite';
import type { ColumnRow } from '../table/rows.ts';
import { TargetError } from '../exit.ts';
import {
  busyInMs,
  inTransaction,
  listOfTables,
  missingColumns,
  quoted,
  type Table,
  type Target,
  valuesOf,
} from './target.ts';

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
  try {
    return targetOn(database, table);
  } catch (error) {
    database.close();
    throw error;
  }
}

function targetOn(database: DatabaseSync, table: Table): Target {
  // The mode stays in the file, so a database with tables of the user keeps its own.
  const isNew = database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
  if (isNew) database.exec('PRAGMA journal_mode = WAL');
  if (database.prepare('PRAGMA journal_mode').get()?.['journal_mode'] === 'wal')
    database.exec('PRAGMA synchronous = NORMAL');
  inTransaction(database, () => createTable(database, table));
  const checkpoint = createSqliteCheckpoints(database);
  const names = table.columns.map(({ name }) => quoted(name));
  const updates = names.map((name) => `${name} = excluded.${name}`);
  const put = database.prepare(
    `INSERT INTO ${quoted(table.name)} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})
     ON CONFLICT (${quoted(table.key)}) DO UPDATE SET ${updates.join(', ')}`,
  );
  const any = database.prepare(`SELECT 1 FROM ${quoted(table.name)} LIMIT 1`);
  return {
    checkpoint,
    table: table.name,
    isEmpty: () => any.get() === undefined,
    handle(item, { commit }) {
      inTransaction(database, () => {
        try {
          put.run(
            ...valuesOf(item, table.columns).map((value, index) => sqliteValue(value, table.columns[index]?.type)),
          );
        } catch (error) {
          throw new TargetError(table.name, error);
        }
        // This store writes synchronously, so the checkpoint is part of the transaction.
        void commit(checkpoint);
      });
    },
    close: async () => database.close(),
  };
}

const definition = (column: ColumnRow): string => `${quoted(column.name)} ${types[column.type]}`;

/** Creates and lists the table, or adds the columns that it lacks. @throws {UsageError} If `sync` didn't create it. */
function createTable(database: DatabaseSync, table: Table): void {
  const { name, columns, key } = table;
  database.exec(listOfTables);
  // Names of SQLite have no case, and a view or an index has one too.
  const found = database.prepare('SELECT 1 FROM sqlite_schema WHERE lower(name) = lower(?)').get(name);
  if (found === undefined)
    database.exec(`CREATE TABLE ${quoted(name)} (${columns.map(definition).join(', ')}, PRIMARY KEY (${quoted(key)}))`);
  else {
    const present = database.prepare(`PRAGMA table_xinfo(${quoted(name)})`).all();
    const listed = database.prepare('SELECT columns FROM tradelane_tables WHERE lower(name) = lower(?)').get(name);
    const missing = missingColumns(
      table,
      present.map((column) => String(column['name'])),
      listed?.['columns'] as string | undefined,
    );
    for (const column of missing) database.exec(`ALTER TABLE ${quoted(name)} ADD COLUMN ${definition(column)}`);
    if (missing.length === 0) return;
  }
  database
    .prepare('INSERT OR REPLACE INTO tradelane_tables (name, columns) VALUES (lower(?), ?)')
    .run(name, JSON.stringify(columns.map((column) => column.name)));
}

/** A value as SQLite stores it: objects and lists as JSON, booleans as 0 and 1, and values of text columns as text. */
function sqliteValue(value: unknown, type: ColumnRow['type'] = 'text'): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' && type !== 'json') return value;
  if (typeof value === 'boolean' && type === 'boolean') return Number(value);
  return typeof value === 'number' && types[type] !== 'TEXT' ? value : JSON.stringify(value);
}
