import { ArgumentError } from '@tradelane/core';

/**
 * What is needed of a client. `Pool`, `Client` and `PoolClient` of `pg` have it, and so have `PGlite` and its transactions; for `postgres` there
 * is `fromPostgresJs`.
 */
export interface PostgresClient {
  /** Runs one statement with its values, `$1`, `$2` …, and resolves to the rows that it gives. */
  query(text: string, values: string[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/** @throws ArgumentError where it is none: Postgres.js needs `fromPostgresJs` */
export function checkClient(client: PostgresClient): void {
  if (typeof client?.query !== 'function')
    throw new ArgumentError(
      'Pass a client with `query`, such as `new Pool()` of pg; for Postgres.js it is `fromPostgresJs(sql)`.',
      {
        argument: 'client',
      },
    );
}

/** @throws ArgumentError where one holds what no text of PostgreSQL does */
export function checkKeys(keys: Iterable<string>): void {
  for (const key of keys)
    if (/[\0\p{Surrogate}]/u.test(key))
      throw new ArgumentError('PostgreSQL cannot hold U+0000 or half of a surrogate pair, and a key has it.', {
        argument: 'key',
      });
}

/** What is needed of `postgres()` of Postgres.js, or of the `sql` of its transaction. */
export interface PostgresJs {
  /** Runs one statement with its values, `$1`, `$2` …, and resolves to the rows that it gives. */
  unsafe(text: string, values: string[]): PromiseLike<readonly unknown[]>;
}

/**
 * Postgres.js (`postgres`) as the other clients: `fromPostgresJs(sql)`.
 * @throws ArgumentError where it is none
 */
export function fromPostgresJs(sql: PostgresJs): PostgresClient {
  if (typeof sql?.unsafe !== 'function')
    throw new ArgumentError('Pass what `postgres()` returns, or the `sql` of a transaction.', { argument: 'sql' });
  return { query: async (text, values) => ({ rows: await sql.unsafe(text, values) }) };
}
