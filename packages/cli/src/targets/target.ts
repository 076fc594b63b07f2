import type { CheckpointStore } from '@tradelane/core';
import type { SyncContext } from '@tradelane/workflows';
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
