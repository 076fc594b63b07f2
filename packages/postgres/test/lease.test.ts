/** Two processes, each in its own transaction. */
import { DatabaseError } from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPostgresCheckpoints } from '../src/index.ts';
import { type Database, clients, useDatabase, withoutPostgres } from './postgres.ts';

const openPg = clients[0]?.[2];

/** Waits until the server reports that a statement waits for a lock, so its work hasn't ended. */
const statementWaits = ({ one }: Database): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await one.query(`SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'`, []);
      expect(rows).toHaveLength(1);
    },
    { timeout: 30_000, interval: 5 },
  );

describe.skipIf(withoutPostgres || openPg === undefined)('a lease in PostgreSQL', { timeout: 60_000 }, () => {
  const database = useDatabase(openPg as NonNullable<typeof openPg>, true);
  const mine = { key: 's:lease', value: 'me' };
  afterEach(() => database().clear());

  test('a lease in PostgreSQL cannot be acquired by another worker between check and commit of a transaction', async () => {
    const { one, other, transaction } = database();
    const [here, there] = [createPostgresCheckpoints(one), createPostgresCheckpoints(other)];
    await here.write([mine]);
    let takeover: Promise<boolean> | undefined;
    await transaction(async (client) => {
      expect(await here.within(client).write([{ key: 's:head', value: '1' }], mine)).toBe(true);
      takeover = Promise.resolve(there.write([{ key: 's:lease', value: 'you' }], mine));
      await statementWaits(database());
    });
    expect(await takeover).toBe(true);
    expect(await here.write([{ key: 's:head', value: '2' }], mine)).toBe(false);
  });

  test('a lease in PostgreSQL can be renewed while a transaction that holds it is open', async () => {
    const { one, other, transaction } = database();
    const [here, renewing] = [createPostgresCheckpoints(one), createPostgresCheckpoints(other)];
    await here.write([mine]);
    await transaction(async (client) => {
      await here.within(client).write([{ key: 's:head', value: '1' }], mine);
      expect(await renewing.write([{ key: 's:lease-until', value: 'later' }], mine)).toBe(true);
    });
  });

  test('a lease in PostgreSQL goes to one of two workers that acquire it in open transactions', async () => {
    const { one, other, transaction } = database();
    const [here, there] = [createPostgresCheckpoints(one), createPostgresCheckpoints(other)];
    let second: Promise<boolean> | undefined;
    await transaction(async (client) => {
      expect(await here.within(client).write([mine], { key: 's:lease', value: undefined })).toBe(true);
      second = Promise.resolve(there.write([{ key: 's:lease', value: 'you' }], { key: 's:lease', value: undefined }));
      await statementWaits(database());
    });
    expect(await second).toBe(false);
  });

  test('a write under a lease is refused, or its transaction fails, if the isolation level hides later changes', async () => {
    const { one, transaction } = database();
    const store = createPostgresCheckpoints(one);
    await store.write([mine]);
    const outcome = transaction(async (client) => {
      await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ', []);
      await client.query('SELECT FROM tradelane_checkpoints', []);
      await store.write([{ key: 's:lease', value: 'you' }], mine);
      return store.within(client).write([{ key: 's:head', value: 'late' }], mine);
    });
    await expect(outcome).rejects.toBeInstanceOf(DatabaseError);
    expect((await store.read('s:head')).size).toBe(0);
  });
});
