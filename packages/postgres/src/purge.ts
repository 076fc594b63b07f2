import { ArgumentError } from '@tradelane/core';
import type { PostgresClient } from './client.ts';
import type { PostgresStoreOptions } from './dedupe.ts';

/** Old rows are removed once in so many that are written: rarely enough to cost nothing, often enough that the table stays small. */
const rowsBetweenPurges = 1_000;
/** More than come between two times; few enough that a transaction of the caller is not held up by them. */
const rowsPerPurge = 10_000;
const fortnightInMs = 14 * 86_400_000;
/** A thousand years: times of PostgreSQL begin in 4713 BC. */
const longestInMs = 31_557_600_000_000;

/**
 * Removes the rows of a table that are older than `retentionInMs`, now and then. Nobody waits for it, and a transaction of the caller may be open on
 * the connection: what goes wrong is caught in the statement itself, so that it fails nothing around it, and goes better the next time.
 */
export function purgeEvery(
  client: PostgresClient,
  { table, key, time }: Record<'table' | 'key' | 'time', string>,
  options: PostgresStoreOptions,
): (written: number) => void {
  if (typeof options !== 'object' || (options as unknown) === null)
    throw new ArgumentError('Pass the options as an object.', { argument: 'options' });
  const { retentionInMs = fortnightInMs } = options;
  if (!(Number.isFinite(retentionInMs) && retentionInMs > 0 && retentionInMs <= longestInMs))
    throw new ArgumentError('`retentionInMs` must be above 0 and at most a thousand years.', {
      argument: 'retentionInMs',
    });
  // OTHERS leaves out what a statement timeout raises. Rows that another transaction holds are not waited for.
  const statement = `DO $purge$
    BEGIN
      DELETE FROM ${table} WHERE ${key} IN (
        SELECT ${key} FROM ${table} WHERE ${time} < clock_timestamp() - ${retentionInMs}::float8 * interval '1 millisecond'
        LIMIT ${rowsPerPurge} FOR UPDATE SKIP LOCKED
      );
    EXCEPTION WHEN query_canceled OR OTHERS THEN NULL;
    END $purge$`;
  let due = 1;
  return (written) => {
    due -= written;
    if (due > 0) return;
    due = rowsBetweenPurges;
    client.query(statement, []).catch(() => undefined);
  };
}
