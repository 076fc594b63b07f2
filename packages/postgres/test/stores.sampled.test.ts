import { sampled } from '@tradelane/test-servers';
import { describe, expect, test } from 'vitest';
import { checkpointStoreSuite } from '../../core/test/suites/checkpoint-store.ts';
import { eventStoreSuite } from '../../core/test/suites/event-stores.ts';
import {
  createPostgresCheckpoints,
  createPostgresDedupe,
  createPostgresOutbox,
  type PostgresClient,
  postgresSchema,
} from '../src/index.ts';
import { clients, useDatabase } from './postgres.ts';

describe.each(sampled(clients, 1))('on %s', (name, isLeftOut, open) => {
  describe.skipIf(isLeftOut)('a database', () => {
    const database = useDatabase(open, name !== 'PGlite');
    const failing = new Error('the handler fails');

    checkpointStoreSuite('PostgreSQL', async () => {
      const { one, other, clear } = database();
      await clear();
      return {
        one: createPostgresCheckpoints(one),
        other: createPostgresCheckpoints(other),
        close: async () => undefined,
      };
    });

    test('a checkpoint takes part in the transaction of the caller', async () => {
      const { one, transaction, clear } = database();
      await clear();
      const store = createPostgresCheckpoints(one);
      const write = (fails: boolean): Promise<boolean> =>
        transaction(async (client) => {
          const written = await store
            .within(client)
            .write([{ key: 's:a', value: '1' }], { key: 's:lease', value: undefined });
          if (fails) throw failing;
          return written;
        });
      await expect(write(true)).rejects.toThrow(failing);
      expect((await store.read('s:')).size).toBe(0);
      expect(await write(false)).toBe(true);
      expect((await store.read('s:')).get('s:a')).toBe('1');
    });

    eventStoreSuite('PostgreSQL', async () => {
      const { one, other, clear } = database();
      await clear();
      const open = (client: PostgresClient) => ({
        dedupe: createPostgresDedupe(client),
        outbox: createPostgresOutbox<{ status: string }>(client),
      });
      return { one: open(one), other: open(other), wait: () => one.query('SELECT pg_sleep(0.005)', []) };
    });

    test('deduplication and outbox take part in the transaction of the caller', async () => {
      const { one, other, transaction, clear } = database();
      await clear();
      const [dedupe, outbox] = [createPostgresDedupe(one), createPostgresOutbox<string>(one)];
      const handle = (fails: boolean): Promise<readonly boolean[]> =>
        transaction(async (client) => {
          const added = await dedupe.within(client).add(['event']);
          expect(await dedupe.within(client).has(['event'])).toBe(true);
          const settled = await outbox.within(client).settle('a', 'x');
          if (fails) throw failing;
          return [added, settled];
        });
      await expect(handle(true)).rejects.toThrow(failing);
      expect(await createPostgresDedupe(other).has(['event'])).toBe(false);
      expect(await createPostgresOutbox(other).find('a')).toBeUndefined();
      expect(await handle(false)).toEqual([true, true]);
    });

    test('the schema does nothing if everything exists, even for a role that owns nothing', async () => {
      const { transaction, clear } = database();
      await clear();
      const run = transaction(async (client) => {
        for (const statement of [
          'ALTER FUNCTION tradelane_write_checkpoints SET search_path TO public',
          'CREATE ROLE guest',
          `INSERT INTO tradelane_handled (key, at) VALUES ('old', clock_timestamp() - interval '15 days')`,
          'GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO guest',
          'SET LOCAL ROLE guest',
          postgresSchema,
        ])
          await client.query(statement, []);
        const { rows } = await client.query(
          `SELECT proconfig::text AS settings FROM pg_proc WHERE proname = 'tradelane_write_checkpoints'`,
          [],
        );
        expect(rows).toEqual([{ settings: '{search_path=public}' }]);
        expect(await createPostgresCheckpoints(client).write([{ key: 'a', value: '1' }])).toBe(true);
        const dedupe = createPostgresDedupe(client);
        expect(await dedupe.add(['a'])).toBe(true);
        expect(await dedupe.has(['old'])).toBe(false);
        expect(await createPostgresOutbox<string>(client).settle('a', 'x')).toBe(true);
        throw failing;
      });
      await expect(run).rejects.toBe(failing);
    });

    test('a key that PostgreSQL cannot store is rejected, and its write changes nothing', async () => {
      const { one, clear } = database();
      await clear();
      const checkpoints = createPostgresCheckpoints(one);
      const dedupe = createPostgresDedupe(one);
      const outbox = createPostgresOutbox<string>(one);
      const refusal = "The key contains U+0000 or half of a surrogate pair, which PostgreSQL can't store.";
      for (const key of ['a\0', '\ud800', 'b\udc00c']) {
        const write = checkpoints.write([
          { key: 'good', value: '1' },
          { key, value: '1' },
        ]);
        await expect(write).rejects.toThrow(refusal);
        await expect(checkpoints.write([{ key: 'good', value: '1' }], { key, value: undefined })).rejects.toThrow(
          refusal,
        );
        await expect(checkpoints.read(key)).rejects.toThrow(refusal);
        await expect(dedupe.add(['good', key])).rejects.toThrow(refusal);
        await expect(dedupe.has(['good', key])).rejects.toThrow(refusal);
        await expect(outbox.settle(key, 'x')).rejects.toThrow(refusal);
      }
      expect((await checkpoints.read('')).size).toBe(0);
      expect(await dedupe.add(['good', '\u{1f600}'])).toBe(true);
    });

    test('G40: a damaged outcome is an error with its table and action', async () => {
      const { one, clear } = database();
      await clear();
      const outbox = createPostgresOutbox(one);
      await outbox.settle('cut', { status: 'SUCCESS' });
      await one.query(`UPDATE tradelane_outbox SET outcome = '{'`, []);
      for (const entry of [await outbox.find('cut'), ...(await outbox.unreported({ minAgeInMs: 0, limit: 1 }))])
        expect(() => entry?.outcome).toThrow(/table `tradelane_outbox` contains .* under `cut`/);
    });

    test.each(['unique_violation', 'query_canceled', 'serialization_failure'])(
      'a failed purge (%s) does not affect the transaction of the caller',
      async (failure) => {
        const { one, transaction, clear } = database();
        await clear();
        await one.query(
          `CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
           AS $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${failure}'; END $$`,
          [],
        );
        for (const table of ['tradelane_handled', 'tradelane_outbox'])
          await one.query(
            `CREATE OR REPLACE TRIGGER refuse BEFORE DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse()`,
            [],
          );
        try {
          await createPostgresDedupe(one).add(['old']);
          await createPostgresOutbox<string>(one).settle('old', 'x');
          await createPostgresOutbox<string>(one).markReported('old');
          await transaction(async (client) => {
            await createPostgresCheckpoints(client).write([{ key: 'effect', value: '1' }]);
            expect(await createPostgresDedupe(client, { retentionInMs: 0.001 }).add(['new'])).toBe(true);
            expect(await createPostgresOutbox<string>(client, { retentionInMs: 0.001 }).settle('new', 'x')).toBe(true);
            await client.query('SELECT 1', []);
          });
          expect((await createPostgresCheckpoints(one).read('effect')).size).toBe(1);
          expect(await createPostgresDedupe(one).has(['new'])).toBe(true);
          expect(await createPostgresOutbox(one).find('new')).toBeDefined();
        } finally {
          await one.query('DROP FUNCTION refuse CASCADE', []);
        }
      },
    );

    test('an outcome is kept for fourteen days from its report, and an unreported one forever', async () => {
      const { one, clear } = database();
      await clear();
      const outbox = createPostgresOutbox<string>(one);
      const actions = ['open', 'old', 'younger', 'reported late'];
      for (const action of actions) {
        await outbox.settle(action, 'x');
        if (action !== 'open') await outbox.markReported(action);
      }
      await one.query(`UPDATE tradelane_outbox SET settled_at = settled_at - interval '30 days'`, []);
      for (const [action, age] of [
        ['old', '14 days'],
        ['younger', '13 days 23 hours'],
      ] as const)
        await one.query(
          `UPDATE tradelane_outbox SET reported_at = reported_at - interval '${age}' WHERE action_id = $1`,
          [action],
        );
      await createPostgresOutbox<string>(one).settle('new', 'x');
      await expect.poll(() => outbox.find('old')).toBeUndefined();
      for (const action of ['open', 'younger', 'reported late', 'new'])
        expect(await outbox.find(action), action).toBeDefined();
    });

    test('keys are compared by their bytes, whatever the locale of the database', async () => {
      const { rows } = await database().one.query(
        `SELECT DISTINCT column_name AS name, collation_name AS collation FROM information_schema.columns
         WHERE table_name LIKE 'tradelane\\_%' AND column_name IN ('key', 'action_id') ORDER BY 1`,
        [],
      );
      expect(rows).toEqual([
        { name: 'action_id', collation: 'C' },
        { name: 'key', collation: 'C' },
      ]);
    });
  });
});
