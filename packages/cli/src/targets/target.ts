import { isBuiltin } from 'node:module';
import type { CheckpointStore } from '@tradelane/core';
import type { SyncContext } from '@tradelane/workflows';
import { withoutCredentials } from '@tradelane/sandbox/secrets';
import { UsageError } from '../exit.ts';
import { fileProblem } from '../file-problem.ts';
import type { Io } from '../io.ts';
import type { ColumnRow } from '../table/rows.ts';

/** An item of a stream, as the API returns it. */
export type Item = Readonly<Record<string, unknown>>;

/** Table that a stream is copied to. */
export interface Table {
  readonly name: string;
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
 * Opens a target: `sqlite:FILE`, `postgres://…`, `ndjson:FILE`, `ndjson:-` or `parquet:FOLDER`.
 * @throws {UsageError} If the kind is unknown, or the target can't be opened.
 */
export async function openTarget(io: Io, to: string, table: Table): Promise<Target> {
  const [, kind = '', rest = ''] = /^(\w+):(.+)$/.exec(to) ?? [];
  try {
    return await open(io, to, table, [kind, rest]);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { message } = error as Error;
    const isDatabase = kind.startsWith('postgres');
    const remedy = isDatabase
      ? 'Check the URL, and whether the database runs.'
      : 'Pass a path in a folder that exists and that you can write to.';
    throw new UsageError(
      fileProblem(error, isDatabase ? undefined : withoutCredentials(rest)) ??
        `${isDatabase ? 'The database of --to' : withoutCredentials(rest)} can't be opened: ${message}. ${remedy}`,
      { cause: error },
    );
  }
}

/** Progress is in a database of Node.js, which earlier versions lack. */
function checkDatabase(kind: string): void {
  if (isBuiltin('node:sqlite')) return;
  throw new UsageError(
    `${kind}: needs Node.js 22.13 or later. This is Node.js ${process.versions.node}. Update Node.js, or use postgres://….`,
  );
}

async function open(
  io: Io,
  to: string,
  table: Table,
  [kind, rest]: readonly [kind: string, rest: string],
): Promise<Target> {
  switch (kind) {
    case 'sqlite':
      checkDatabase(kind);
      return (await import('./sqlite.ts')).openSqlite(rest, table);
    case 'postgres':
    case 'postgresql':
      return (await import('./postgres.ts')).openPostgres(to, table);
    case 'ndjson':
      checkDatabase(kind);
      return (await import('./ndjson.ts')).openNdjson(io, rest);
    case 'parquet':
      checkDatabase(kind);
      return (await import('./parquet.ts')).openParquet(rest, table);
    default:
      throw new UsageError(
        `--to must be sqlite:FILE, postgres://…, ndjson:FILE, ndjson:- or parquet:FOLDER. Received: "${withoutCredentials(to)}".`,
      );
  }
}

/** The values of an item in the order of the columns. Fields without a column are in `extra`. */
export function valuesOf(item: Item, columns: readonly ColumnRow[]): readonly unknown[] {
  const names = new Set(columns.map(({ name }) => name));
  const extra = Object.entries(item).filter(([name]) => !names.has(name));
  return columns.map(({ name }) =>
    name === 'extra' ? (extra.length === 0 ? undefined : Object.fromEntries(extra)) : item[name],
  );
}

/** Time to wait for a program that locks the database, in milliseconds. It must hold before the first statement. */
export const busyInMs = 5_000;

/** A name in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
