import { ArgumentError } from '@tradelane/core';

/**
 * The part of a client that the stores use: `Pool`, `Client` or `PoolClient` of `pg`, or `PGlite` and its
 * transactions. For `postgres` (Postgres.js), use `fromPostgresJs`.
 */
export interface PostgresClient {
  /** Runs a statement with the values of `$1`, `$2` … and resolves to its rows. */
  query(text: string, values: string[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/** @throws {ArgumentError} If `client` isn't a client. Postgres.js needs `fromPostgresJs`. */
export function checkClient(client: PostgresClient): void {
  if (typeof client?.query !== 'function')
    throw new ArgumentError(
      'Pass a client with `query`, such as `new Pool()` of pg. For Postgres.js, pass `fromPostgresJs(sql)`.',
      {
        argument: 'client',
      },
    );
}

/** @throws {ArgumentError} If a key contains characters that PostgreSQL can't store. */
export function checkKeys(keys: Iterable<string>): void {
  for (const key of keys)
    if (/[\0\p{Surrogate}]/u.test(key))
      throw new ArgumentError("The key contains U+0000 or half of a surrogate pair, which PostgreSQL can't store.", {
        argument: 'key',
      });
}

/** The part of Postgres.js that is used: `postgres()`, or the `sql` of a transaction. */
export interface PostgresJs {
  /** Runs a statement with the values of `$1`, `$2` … and resolves to its rows. */
  unsafe(text: string, values: string[]): PromiseLike<readonly unknown[]>;
}

/**
 * Adapts Postgres.js (`postgres`): `fromPostgresJs(sql)`.
 * @throws {ArgumentError} If `sql` isn't from Postgres.js.
 */
export function fromPostgresJs(sql: PostgresJs): PostgresClient {
  if (typeof sql?.unsafe !== 'function')
    throw new ArgumentError('Pass the result of `postgres()`, or the `sql` of a transaction.', { argument: 'sql' });
  // The options have lists of hosts and ports.
  const { host: [host] = [], port: [port] = [] } =
    (sql as { options?: { host?: string[]; port?: number[] } }).options ?? {};
  const place = { host, port };
  return Object.assign(place, {
    query: async (text: string, values: string[]) => ({ rows: await sql.unsafe(text, values) }),
  });
}
