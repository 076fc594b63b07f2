/**
 * What is needed of a client. `Pool`, `Client` and `PoolClient` of `pg` have it, and so have `PGlite` and its transactions; for `postgres` there
 * is `fromPostgresJs`.
 */
export interface PostgresClient {
  /** Runs one statement with its values, `$1`, `$2` …, and resolves to the rows that it gives. */
  query(text: string, values: string[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/** What is needed of `postgres()` of Postgres.js, or of the `sql` of its transaction. */
export interface PostgresJs {
  /** Runs one statement with its values, `$1`, `$2` …, and resolves to the rows that it gives. */
  unsafe(text: string, values: string[]): PromiseLike<readonly unknown[]>;
}

/** Postgres.js (`postgres`) as the other clients: `fromPostgresJs(sql)`. */
export function fromPostgresJs(sql: PostgresJs): PostgresClient {
  return { query: async (text, values) => ({ rows: await sql.unsafe(text, values) }) };
}
