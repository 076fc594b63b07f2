import type { SQLInputValue, StatementSync } from 'node:sqlite';

/** A prepared statement. Its errors name the file and the failure. */
export interface Statement {
  get(...values: SQLInputValue[]): ReturnType<StatementSync['get']>;
  all(...values: SQLInputValue[]): ReturnType<StatementSync['all']>;
  iterate(...values: SQLInputValue[]): Iterable<unknown>;
  run(...values: SQLInputValue[]): { readonly changes: number | bigint; readonly lastInsertRowid: number | bigint };
}
