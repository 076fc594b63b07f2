/** Locks between a purge and other work. */
import { expect, describe, test, vi } from 'vitest';
import {
  createPostgresCheckpoints,
  createPostgresDedupe,
  createPostgresOutbox,
  type PostgresClient,
} from '../src/index.ts';
import { clients, type Database, useDatabase, withoutPostgres } from './postgres.ts';

const openPg = clients[0]?.[2];

/** A client that doesn't need a database, and the number of its purges. */
function counting(purge: () => Promise<{ rows: [] }>) {
  const seen = { purges: 0 };
  const client: PostgresClient = {
    query: (text) => {
      if (!text.startsWith('DO')) return Promise.resolve({ rows: [{}] });
      seen.purges += 1;
      return purge();
    },
  };
  return { client, seen };
}

describe('a purge', () => {
  test('a purge runs with the first write of a process and after a thousand further rows', async () => {
    const { client, seen } = counting(() => Promise.resolve({ rows: [] }));
    const outbox = createPostgresOutbox<string>(client);
    await outbox.settle('first', 'x');
    expect(seen.purges).toBe(1);
    for (let index = 0; index < 999; index += 1) await outbox.settle(`${index}`, 'x');
    expect(seen.purges).toBe(1);
    await outbox.settle('last', 'x');
    expect(seen.purges).toBe(2);
  });

  test.each([
    ['does not end', () => new Promise<never>(() => undefined)],
    ['fails', () => Promise.reject(new Error('the connection is gone'))],
  ])('a purge that %s does not affect the write', async (_, purge) => {
    const { client } = counting(purge);
    expect(await createPostgresDedupe(client).add(['a'])).toBe(true);
    expect(await createPostgresOutbox<string>(client).settle('a', 'x')).toBe(true);
  });
});

describe.skipIf(withoutPostgres || openPg === undefined)('rows in PostgreSQL', { timeout: 60_000 }, () => {
  const database = useDatabase(openPg as NonNullable<typeof openPg>, true);

  /** Writes with a client of another process, and waits for the purge. */
  const purge = async (write: (client: PostgresClient) => Promise<unknown>): Promise<void> => {
    const { other } = database();
    let purged: Promise<unknown> = Promise.reject(new Error('no purge'));
    purged.catch(() => undefined);
    await write({
      query: (text, values) => {
        const result = other.query(text, values);
        if (text.startsWith('DO')) purged = result;
        return result;
      },
    });
    await purged;
  };

  test('rows that another transaction has locked are skipped by a purge', async () => {
    const { one, transaction, clear } = database();
    await clear();
    const outbox = createPostgresOutbox<string>(one);
    await purge(async (other) => createPostgresDedupe(other).add(['locked', 'free']));
    await purge(async (other) => {
      const writer = createPostgresOutbox<string>(other);
      for (const action of ['locked', 'free']) {
        await writer.settle(action, 'x');
        await writer.markReported(action);
      }
    });
    await one.query(`UPDATE tradelane_handled SET at = at - interval '15 days'`, []);
    await one.query(`UPDATE tradelane_outbox SET reported_at = reported_at - interval '15 days'`, []);
    await transaction(async (client) => {
      await client.query(`SELECT FROM tradelane_handled WHERE key = 'locked' FOR UPDATE`, []);
      await client.query(`SELECT FROM tradelane_outbox WHERE action_id = 'locked' FOR UPDATE`, []);
      await purge(async (other) => createPostgresDedupe(other).add(['new']));
      await purge(async (other) => createPostgresOutbox<string>(other).settle('new', 'x'));
      expect(await createPostgresDedupe(one).has(['free'])).toBe(false);
      expect(await createPostgresDedupe(one).has(['locked'])).toBe(true);
      expect(await outbox.find('free')).toBeUndefined();
      expect(await outbox.find('locked')).toBeDefined();
    });
  });

  const statementWaits = ({ one }: Database): Promise<void> =>
    vi.waitFor(
      async () => {
        const { rows } = await one.query(`SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'`, []);
        expect(rows).toHaveLength(1);
      },
      { timeout: 30_000, interval: 5 },
    );

  test('rows are locked in the order of their keys, so that two writes do not lock each other', async () => {
    const { one, other, transaction, clear } = database();
    await clear();
    const dedupe = createPostgresDedupe(one);
    let waiting: Promise<unknown> | undefined;
    await transaction(async (client) => {
      await dedupe.within(client).add(['m']);
      waiting = Promise.resolve(createPostgresDedupe(other).add(['z', 'm']));
      await statementWaits(database());
      expect(await dedupe.add(['z'])).toBe(true);
    });
    expect(await waiting).toBe(false);
    const checkpoints = createPostgresCheckpoints(one);
    await transaction(async (client) => {
      await checkpoints.within(client).write([{ key: 'm', value: '1' }]);
      waiting = Promise.resolve(
        createPostgresCheckpoints(other).write([
          { key: 'z', value: '2' },
          { key: 'm', value: '2' },
        ]),
      );
      await statementWaits(database());
      expect(await checkpoints.write([{ key: 'z', value: '1' }])).toBe(true);
    });
    expect(await waiting).toBe(true);
    expect(Object.fromEntries(await checkpoints.read(''))).toEqual({ m: '2', z: '2' });
  });
});
