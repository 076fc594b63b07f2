import { ArgumentError } from '@tradelane/core';
import type { PostgresClient } from './client.ts';
import type { PostgresStoreOptions } from './dedupe.ts';

/** Old rows are removed once in so many writes: rarely enough to cost nothing, often enough that the table stays small. */
const writesBetweenPurges = 1_000;
const fortnightInMs = 14 * 86_400_000;

/**
 * Removes what is old, now and then. Nobody waits for it: a client with one connection may have a transaction open on it. What goes wrong there
 * goes better the next time.
 */
export function purgeEvery(client: PostgresClient, statement: string, options: PostgresStoreOptions): () => void {
  if (typeof options !== 'object' || (options as unknown) === null)
    throw new ArgumentError('Pass the options as an object.', { argument: 'options' });
  const { keepInMs = fortnightInMs } = options;
  if (!(keepInMs > 0)) throw new ArgumentError('`keepInMs` must be above 0.', { argument: 'keepInMs' });
  let writes = 0;
  return () => {
    writes += 1;
    if (writes % writesBetweenPurges === 1) client.query(statement, [String(keepInMs)]).catch(() => undefined);
  };
}
