import type { ScanOptions } from '../machinery/store/store.ts';
import type { Tables } from './sqlite-tables.ts';

/** Larger values are read one at a time, so that a portion of rows stays small. */
const largeInBytes = 64 * 1024;

const smallOf = (value: string): string => `CASE WHEN octet_length(${value}) <= ${largeInBytes} THEN ${value} END`;

/** Returns the statement that reads the entries of a scan in order. Large values are null. */
export function scanOf(
  { documents, entries }: Tables,
  name: string,
  { by, order = 'asc', after, equals, from }: ScanOptions,
): { readonly sql: string; readonly values: readonly string[] } {
  const values: string[] = [name];
  let sql = `SELECT key AS sort, key, ${smallOf('value')} AS value FROM ${documents} WHERE collection = ?`;
  let sort = 'key';
  if (by !== undefined) {
    sql = `SELECT e.sort AS sort, e.key AS key, ${smallOf('d.value')} AS value FROM ${entries} e CROSS JOIN ${documents} d ON d.collection = ? AND d.key = e.key WHERE e.source = ?`;
    values.push(`${name}.${by}`);
    sort = 'e.sort';
  }
  if (equals !== undefined) {
    sql += ` AND ${sort} = ?`;
    values.push(equals);
  }
  // With two bounds on one side, SQLite may use the wider one. Pass only the narrower one.
  const isNearer = order === 'asc' && after !== undefined && from !== undefined && after.sort >= from;
  if (from !== undefined && !isNearer) {
    sql += ` AND ${sort} >= ?`;
    values.push(from);
  }
  if (after !== undefined && equals !== undefined && by !== undefined && after.sort === equals) {
    sql += ` AND e.key ${order === 'asc' ? '>' : '<'} ?`;
    values.push(after.key);
  } else if (after !== undefined) {
    const side = order === 'asc' ? '>' : '<';
    sql += by === undefined ? ` AND key ${side} ?` : ` AND (e.sort, e.key) ${side} (?, ?)`;
    values.push(...(by === undefined ? [after.key] : [after.sort, after.key]));
  }
  sql += by === undefined ? ` ORDER BY key ${order}` : ` ORDER BY e.sort ${order}, e.key ${order}`;
  return { sql, values };
}
