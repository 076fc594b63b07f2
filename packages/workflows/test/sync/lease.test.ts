import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createSqliteCheckpoints } from '@tradelane/core/sqlite';
import { createMemoryCheckpoints, LeaseHeldError, LeaseLostError } from '@tradelane/core';
import type { SyncContext } from '../../src/index.ts';
import { minute, type Row, startInMs, world } from './stream.ts';

test('the lease is renewed during a long handler, and the same ownerId takes over from itself at once', async () => {
  const { put, sync, clock } = world();
  const checkpoint = createMemoryCheckpoints();
  put('a');
  const others: unknown[] = [];
  const options = { checkpoint, leaseInMs: minute, ownerId: 'worker-1' };
  await sync({
    ...options,
    handler: async () => {
      const beside = sync({ checkpoint, handler: () => undefined });
      for (let asked = 0; asked < 5; asked += 1) {
        await clock.advance(minute);
        others.push(await beside.run().catch((error: unknown) => error));
      }
    },
  });
  for (const other of others) expect(other).toBeInstanceOf(LeaseHeldError);
  expect(others).toHaveLength(5);
  let inner: unknown;
  put('b', startInMs + minute);
  const outer = sync({
    ...options,
    handler: async () => {
      inner = await sync({ ...options, handler: () => undefined }).run();
    },
  });
  await expect(outer.run()).rejects.toBeInstanceOf(LeaseLostError);
  expect(inner).toMatchObject({ handled: 1, redelivered: 1 });
});

test('G31: `commit` in the handler’s transaction rolls back after a lost lease, and each effect exists once', async () => {
  const { put, sync } = world();
  for (const id of ['a', 'b', 'c']) put(id);
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE applied (id TEXT)');
  const checkpoint = createSqliteCheckpoints(database);
  const options = { checkpoint, ownerId: 'worker-1' };
  const apply = ({ id }: Row, { commit }: SyncContext): void => {
    database.exec('BEGIN IMMEDIATE');
    try {
      database.prepare('INSERT INTO applied VALUES (?)').run(id);
      void commit();
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };
  let isReplaced = false;
  const zombie = sync({
    ...options,
    handler: async (row, context) => {
      if (row.id === 'b' && !isReplaced) {
        isReplaced = true;
        await sync({ ...options, handler: apply });
      }
      apply(row, context);
    },
  });
  await expect(zombie.run()).rejects.toBeInstanceOf(LeaseLostError);
  const applied = database.prepare('SELECT id FROM applied ORDER BY id').all();
  expect(applied.map((row) => row['id'])).toEqual(['a', 'b', 'c']);
});
