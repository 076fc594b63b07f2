import { checkClient, checkKeys, type PostgresClient } from './client.ts';
import { purgeEvery } from './purge.ts';

/** Remembers what was dealt with: `DedupeStore` of `@tradelane/events`. */
export interface PostgresDedupe {
  /** Whether one of the keys is remembered. */
  has(keys: readonly string[]): Promise<boolean>;
  /** Remembers all keys; false where one of them was remembered before. One step: of two that add the same key at once, one gets true. */
  add(keys: readonly string[]): Promise<boolean>;
  /** The same, in the transaction that is open on `client`: pass it to `commit` of a handler. */
  within(client: PostgresClient): Omit<PostgresDedupe, 'within'>;
}

/** How long a table remembers. */
export interface PostgresStoreOptions {
  /** How long something is remembered, at most a thousand years; fourteen days where absent. */
  readonly retentionInMs?: number | undefined;
}

/** Deduplication in a table of the caller's own database; `postgresSchema` makes it. */
export function createPostgresDedupe(client: PostgresClient, options: PostgresStoreOptions = {}): PostgresDedupe {
  const purge = purgeEvery(client, { table: 'tradelane_handled', key: 'key', time: 'at' }, options);
  const within = (on: PostgresClient): Omit<PostgresDedupe, 'within'> => {
    checkClient(on);
    return {
      async has(keys) {
        checkKeys(keys);
        const { rows } = await on.query(
          `SELECT EXISTS (SELECT FROM tradelane_handled WHERE key IN (SELECT json_array_elements_text($1::text::json))) AS known`,
          [JSON.stringify(keys)],
        );
        return (rows[0] as { readonly known: boolean }).known;
      },
      async add(keys) {
        checkKeys(keys);
        const distinct = [...new Set(keys)];
        const { rows } = await on.query(
          `INSERT INTO tradelane_handled (key) SELECT json_array_elements_text($1::text::json) ORDER BY 1
         ON CONFLICT (key) DO NOTHING RETURNING key`,
          [JSON.stringify(distinct)],
        );
        purge(distinct.length);
        return rows.length === distinct.length;
      },
    };
  };
  return { ...within(client), within };
}
