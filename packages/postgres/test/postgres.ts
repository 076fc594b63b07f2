import { PGlite } from '@electric-sql/pglite';
import { startPostgres, type TestServer, withoutServer } from '@tradelane/test-servers';
import { Pool } from 'pg';
import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import { fromPostgresJs, type PostgresClient, postgresSchema } from '../src/index.ts';

export const withoutPostgres: boolean = withoutServer('postgres');

/** A database with the schema in it, as two processes have it. */
export interface Database {
  readonly one: PostgresClient;
  readonly other: PostgresClient;
  /** Runs the work in a transaction, which is rolled back if the work fails. */
  transaction<T>(work: (client: PostgresClient) => Promise<T>): Promise<T>;
  /** Empties all tables. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export const tables = 'tradelane_checkpoints, tradelane_handled, tradelane_outbox';

async function prepared(database: Omit<Database, 'clear'>): Promise<Database> {
  // Twice, and at once, as processes that start do.
  await Promise.all([database.one.query(postgresSchema, []), database.other.query(postgresSchema, [])]);
  return { ...database, clear: async () => void (await database.one.query(`TRUNCATE ${tables}`, [])) };
}

async function openPg(url: string): Promise<Database> {
  const [one, other] = [new Pool({ connectionString: url }), new Pool({ connectionString: url })];
  return prepared({
    one,
    other,
    async transaction(work) {
      const client = await one.connect();
      try {
        await client.query('BEGIN');
        const result = await work(client);
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    },
    close: async () => void (await Promise.all([one.end(), other.end()])),
  });
}

async function openPostgresJs(
  url: string,
  more: Pick<postgres.Options<Record<string, never>>, 'transform'> = {},
): Promise<Database> {
  const options = { onnotice: () => undefined, ...more };
  const [one, other] = [postgres(url, options), postgres(url, options)];
  return prepared({
    one: fromPostgresJs(one),
    other: fromPostgresJs(other),
    // The type of `begin` unwraps arrays of promises, which aren't returned here.
    transaction: <T>(work: (client: PostgresClient) => Promise<T>) =>
      one.begin((sql) => work(fromPostgresJs(sql))) as Promise<T>,
    close: async () => void (await Promise.all([one.end(), other.end()])),
  });
}

async function openPglite(): Promise<Database> {
  const one = await PGlite.create();
  return prepared({
    one,
    other: one,
    transaction: (work) => one.transaction((transaction) => work(transaction)),
    close: () => one.close(),
  });
}

export const clients: readonly (readonly [
  name: string,
  isLeftOut: boolean,
  open: (url: string) => Promise<Database>,
])[] = [
  ['pg', withoutPostgres, openPg],
  ['Postgres.js', withoutPostgres, openPostgresJs],
  [
    'Postgres.js that writes the names of columns in its own way',
    withoutPostgres,
    (url) => openPostgresJs(url, { transform: postgres.camel }),
  ],
  ['PGlite', false, openPglite],
];

/** Opens the database once for the tests around. */
export function useDatabase(open: (url: string) => Promise<Database>, needsServer: boolean): () => Database {
  let server: TestServer | undefined;
  let database: Database | undefined;
  beforeAll(async () => {
    if (needsServer) server = await startPostgres();
    database = await open(server?.url ?? '');
  });
  afterAll(async () => {
    await database?.close();
    await server?.stop();
  });
  return () => {
    if (database === undefined) throw new Error('the database was not opened');
    return database;
  };
}
