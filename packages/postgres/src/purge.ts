import { ArgumentError } from '@tradelane/core';
import { refuseUnknown } from '@tradelane/core/runtime';
import type { PostgresClient } from './client.ts';

/** Options of a store. */
export interface PostgresStoreOptions {
  /** How long rows are kept, in milliseconds, at most a thousand years. Default: fourteen days. */
  readonly retentionInMs?: number | undefined;
}

/** Expired rows are deleted once per this many written rows. */
const rowsBetweenPurges = 1_000;
/** Maximum number of rows per purge, so that your transaction isn't delayed. */
const rowsPerPurge = 10_000;
const fortnightInMs = 14 * 86_400_000;
/** A thousand years: timestamps of PostgreSQL start in 4713 BC. */
const longestInMs = 31_557_600_000_000;

/**
 * Deletes expired rows from time to time, without waiting for the result. The statement catches its own errors, since
 * your transaction may be open on the connection.
 */
export function purgeEvery(
  client: PostgresClient,
  { table, key, time }: Record<'table' | 'key' | 'time', string>,
  options: PostgresStoreOptions,
): (written: number) => void {
  if (typeof options !== 'object' || (options as unknown) === null)
    throw new ArgumentError('Pass the options as an object.', { argument: 'options' });
  refuseUnknown(options, { retentionInMs: true });
  const { retentionInMs = fortnightInMs } = options;
  if (!(Number.isFinite(retentionInMs) && retentionInMs > 0 && retentionInMs <= longestInMs))
    throw new ArgumentError(
      `\`retentionInMs\` must be above 0 and at most a thousand years. Received: ${retentionInMs}.`,
      {
        argument: 'retentionInMs',
      },
    );
  // OTHERS doesn't include a statement timeout. Locked rows are skipped.
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
