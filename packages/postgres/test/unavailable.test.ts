import { createServer, type AddressInfo } from 'node:net';
import { Pool } from 'pg';
import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import {
  createPostgresCheckpoints,
  createPostgresDedupe,
  createPostgresOutbox,
  fromPostgresJs,
  type PostgresClient,
  PostgresUnavailableError,
} from '../src/index.ts';

/** A port without a server. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** One call of each method of the stores. */
const callsOf = (client: PostgresClient): readonly (() => Promise<unknown>)[] => {
  const [checkpoints, dedupe] = [createPostgresCheckpoints(client), createPostgresDedupe(client)];
  const outbox = createPostgresOutbox(client);
  return [
    async () => checkpoints.read('key'),
    async () => checkpoints.write([{ key: 'key', value: '1' }]),
    async () => dedupe.has(['key']),
    async () => dedupe.add(['key']),
    async () => outbox.settle('action', {}),
    async () => outbox.find('action'),
    async () => outbox.markReported('action'),
    async () => outbox.unreported({ minAgeInMs: 0, limit: 1 }),
  ];
};

const failing = (error: unknown): PostgresClient => ({ query: () => Promise.reject(error) });
const withCode = (code: string): Error => Object.assign(new Error(`code ${code}`), { code });

describe('PostgreSQL is away', () => {
  it.each([
    ['a Pool of pg', (url: string): PostgresClient => new Pool({ connectionString: url })],
    ['Postgres.js', (url: string): PostgresClient => fromPostgresJs(postgres(url))],
  ])('every method of the stores on %s names host and port, and never the password', async (_, clientOf) => {
    const port = await closedPort();
    for (const call of callsOf(clientOf(`postgres://user:s3cret@127.0.0.1:${port}/shop`))) {
      const error: unknown = await call().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(PostgresUnavailableError);
      expect((error as Error).message).toMatch(
        new RegExp(`^PostgreSQL at 127.0.0.1:${port} is unavailable: .*ECONNREFUSED.*that the server is running\\.$`),
      );
      expect((error as Error).stack).not.toContain('s3cret');
    }
  });

  it('a URL without a port is named with the usual port', async () => {
    const options = { connectionString: 'postgres://user:s3cret@db.example.com/shop' };
    const client = { ...failing(withCode('ENOTFOUND')), options };
    await expect(createPostgresDedupe(client).has(['key'])).rejects.toThrow(
      'PostgreSQL at db.example.com:5432 is unavailable',
    );
  });

  it.each([
    ['42P01', 'Run `postgresSchema` once'],
    ['42883', 'Run `postgresSchema` once'],
    ['28P01', 'Check the user and the password.'],
    ['3D000', 'Check the name of the database.'],
    ['53300', 'Use fewer connections'],
    ['57P01', 'that the server is running.'],
    ['ENOTFOUND', 'Check the host name.'],
  ])('the code %s has the remedy %j', async (code, remedy) => {
    await expect(createPostgresDedupe(failing(withCode(code))).has(['key'])).rejects.toThrow(remedy);
  });

  it('a lost connection without a code is unavailable too', async () => {
    const lost = failing(new AggregateError([new Error('Connection terminated unexpectedly')]));
    await expect(createPostgresDedupe(lost).has(['key'])).rejects.toThrow(
      'PostgreSQL is unavailable: Connection terminated unexpectedly. Check the host',
    );
  });

  it.each(['40001', '25P02', '23505'])('an error of the statement (%s) is thrown as it is', async (code) => {
    const error = withCode(code);
    await expect(createPostgresDedupe(failing(error)).has(['key'])).rejects.toBe(error);
  });
});
