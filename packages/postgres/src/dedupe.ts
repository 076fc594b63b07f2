import type { DedupeStore } from '@tradelane/core';
import { checkClient, checkKeys, type PostgresClient } from './client.ts';
import { run } from './unavailable-error.ts';
import { type PostgresStoreOptions, purgeEvery } from './purge.ts';

/** Remembers handled messages: a `DedupeStore` of `@tradelane/events`. */
export interface PostgresDedupe extends DedupeStore {
  /** The same store, in the transaction that is open on `client`. Pass it to `commit` of a handler. */
  within(client: PostgresClient): DedupeStore;
}

/** Creates deduplication in a table of your database (see `postgresSchema`). */
export function createPostgresDedupe(client: PostgresClient, options: PostgresStoreOptions = {}): PostgresDedupe {
  const purge = purgeEvery(client, { table: 'tradelane_handled', key: 'key', time: 'at' }, options);
  const within = (on: PostgresClient): DedupeStore => {
    checkClient(on);
    return {
      async has(keys) {
        checkKeys(keys);
        const rows = await run(
          on,
          `SELECT EXISTS (SELECT FROM tradelane_handled WHERE key IN (SELECT json_array_elements_text($1::text::json))) AS known`,
          [JSON.stringify(keys)],
        );
        return (rows[0] as { readonly known: boolean }).known;
      },
      async add(keys) {
        checkKeys(keys);
        const distinct = [...new Set(keys)];
        const rows = await run(
          on,
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
