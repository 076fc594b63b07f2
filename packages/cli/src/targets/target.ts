import type { DatabaseSync } from 'node:sqlite';
import type { CheckpointStore } from '@tradelane/core';
import type { SyncContext } from '@tradelane/workflows';
import { UsageError } from '../exit.ts';
import type { ColumnRow } from '../table/rows.ts';

/** An item of a stream, as the API returns it. */
export type Item = Readonly<Record<string, unknown>>;

/** Table that a stream is copied to. */
export interface Table {
  readonly name: string;
  /** Schema of a PostgreSQL table. Default: the first schema of the connection with the table, or its first schema. */
  readonly schema?: string | undefined;
  /** Columns from the description of the list, and `extra` for fields that it doesn't describe. */
  readonly columns: readonly ColumnRow[];
  /** Column that identifies an item. */
  readonly key: string;
}

/** A place that receives the items of a stream. */
export interface Target {
  /** Progress of the stream. */
  readonly checkpoint: CheckpointStore;
  /** Name of the table whose progress is stored. Undefined for targets without tables. */
  readonly table?: string;
  /** Whether no item is there. Undefined if the target can't know it. */
  isEmpty?(): boolean | Promise<boolean>;
  /** Stores one version of an item. */
  handle(item: Item, context: SyncContext): void | Promise<void>;
  /** Completes the output of a page. */
  flush?(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The values of an item in the order of the columns. Fields without a column are in `extra`, and values that don't fit
 * their column too.
 */
export function valuesOf(
  item: Item,
  columns: readonly ColumnRow[],
  fits: (value: unknown, type: ColumnRow['type']) => boolean = () => true,
): readonly unknown[] {
  const own = new Set(
    columns.filter(({ name, type }) => name !== 'extra' && fits(item[name], type)).map(({ name }) => name),
  );
  const extra = Object.entries(item).filter(([name]) => !own.has(name));
  return columns.map(({ name }) =>
    own.has(name) ? item[name] : name === 'extra' && extra.length > 0 ? Object.fromEntries(extra) : undefined,
  );
}

const instant =
  /^(?!0000)(\d{4})-(\d\d)-(\d\d)(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-5]):?[0-5]\d)?)?$/i;

/** Whether a typed column can hold a value. Words of PostgreSQL for dates, such as `now`, aren't dates of the API. */
export function fits(value: unknown, type: ColumnRow['type']): boolean {
  if (value === undefined || value === null || type === 'text' || type === 'json') return true;
  const text = typeof value === 'object' ? '' : String(value);
  switch (type) {
    case 'integer':
      return /^-?\d{1,18}$/.test(text);
    case 'number':
      return typeof value === 'number' ? Number.isFinite(value) : /^-?\d{1,300}(?:\.\d{1,300})?$/.test(text);
    case 'boolean':
      return /^(?:true|false)$/.test(text);
    default: {
      const [, year, month, day] = instant.exec(text) ?? [];
      const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
      return Number(day) <= lastDay && !Number.isNaN(Date.parse(text));
    }
  }
}

/** Creates the list of the tables that `sync` created, with their columns as JSON. It writes to no other table. */
export const listOfTables = `CREATE TABLE IF NOT EXISTS tradelane_tables (name TEXT PRIMARY KEY, columns TEXT NOT NULL)`;

/**
 * Returns the columns that a table lacks.
 * @param found The columns of the table.
 * @param listed The columns in the list. Undefined if the table isn't listed.
 * @throws {UsageError} If `sync` didn't create the table or one of these columns, or a column that it created is gone.
 */
export function missingColumns(
  { name, columns }: Table,
  found: readonly string[],
  listed: string | undefined,
): readonly ColumnRow[] {
  const own = new Set(listed === undefined ? [] : (JSON.parse(listed) as readonly string[]));
  const lost = [...own].filter((column) => !found.includes(column));
  const missing = columns.filter((column) => !own.has(column.name));
  const foreign = missing.filter((column) => found.includes(column.name));
  const problem =
    listed === undefined
      ? `exists, and sync didn't create it`
      : lost.length > 0
        ? `lacks columns that sync created: ${lost.join(', ')}`
        : foreign.length > 0
          ? `has columns that sync needs and didn't create: ${foreign.map((column) => column.name).join(', ')}`
          : undefined;
  if (problem === undefined) return missing;
  throw new UsageError(
    `The table ${name} ${problem}. Nothing was written. Pass another --table, or in PostgreSQL another --schema.`,
  );
}

/** Time to wait for a program that locks the database, in milliseconds. It must hold before the first statement. */
export const busyInMs = 5_000;

/** Runs work in a transaction, which a failure undoes. */
export function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    work();
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** A name in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
