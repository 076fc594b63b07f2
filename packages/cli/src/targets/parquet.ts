import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createSqliteCheckpoints } from '@tradelane/core/sqlite';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { ColumnRow } from '../table/rows.ts';
import { UsageError } from '../exit.ts';
import { makeFolder } from '../make-folder.ts';
import { busyInMs, fits, inTransaction, type Item, type Table, type Target, valuesOf } from './target.ts';

const types = {
  text: 'STRING',
  integer: 'INT64',
  number: 'DOUBLE',
  boolean: 'BOOLEAN',
  time: 'TIMESTAMP',
  json: 'JSON',
} as const;

/** Rows of a file. */
const rowsPerFile = 10_000;

/**
 * Writes files of 10,000 versions into a folder. Items wait in a database next to the files, so a crash loses none.
 * After a crash, a file is written again under the same name and with the same content.
 */
export function openParquet(folder: string, { name, columns }: Table): Target {
  makeFolder(folder);
  const path = join(folder, `.${name}.sqlite`);
  const found = readdirSync(folder).find((file) => file.startsWith(`${name}-`) && file.endsWith('.parquet'));
  if (found !== undefined && !existsSync(path))
    throw new UsageError(
      `${join(folder, found)} exists, and sync didn't write it. Nothing was written. Pass another folder or --table.`,
    );
  const database = new DatabaseSync(path, { timeout: busyInMs });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  // Numbers of rows are never used again, because they are in the names of files.
  database.exec('CREATE TABLE IF NOT EXISTS waiting (id INTEGER PRIMARY KEY AUTOINCREMENT, item TEXT NOT NULL)');
  const checkpoint = createSqliteCheckpoints(database);
  const put = database.prepare('INSERT INTO waiting (item) VALUES (?)');
  const first = database.prepare('SELECT id, item FROM waiting ORDER BY id LIMIT ?');
  const count = database.prepare('SELECT count(*) AS rows FROM waiting');
  const remove = database.prepare('DELETE FROM waiting WHERE id <= ?');
  const writeFile = (): void => {
    const rows = first.all(rowsPerFile) as unknown as readonly { readonly id: number; readonly item: string }[];
    const [from, to] = [rows[0]?.id, rows.at(-1)?.id];
    if (from === undefined || to === undefined) return;
    const items = rows.map(({ item }) => valuesOf(JSON.parse(item) as Item, columns, fits));
    const data = parquetWriteBuffer({
      columnData: columns.map((column, index) => ({
        name: column.name,
        type: types[column.type],
        nullable: true,
        data: items.map((values) => valueOf(values[index], column)),
      })),
    });
    const draft = join(folder, `.${name}.part`);
    writeFileSync(draft, new Uint8Array(data));
    renameSync(draft, join(folder, `${name}-${String(from).padStart(9, '0')}-${String(to).padStart(9, '0')}.parquet`));
    remove.run(to);
  };
  // Files may be moved away after they are loaded elsewhere, so a folder without files isn't a lost target.
  return {
    checkpoint,
    table: name,
    handle(item, { commit }) {
      inTransaction(database, () => {
        put.run(JSON.stringify(item));
        // This store writes synchronously, so the checkpoint is part of the transaction.
        void commit(checkpoint);
      });
    },
    flush: async () => {
      while (Number(count.get()?.['rows']) >= rowsPerFile) writeFile();
    },
    close: async () => {
      try {
        writeFile();
      } finally {
        database.close();
      }
    },
  };
}

function valueOf(value: unknown, { type }: ColumnRow): unknown {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  switch (type) {
    case 'text':
      return text;
    case 'time':
      return new Date(text);
    case 'integer':
      return BigInt(text);
    case 'number':
      return Number(text);
    case 'boolean':
      return text === 'true';
    default:
      return value;
  }
}
