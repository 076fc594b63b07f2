import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createSqliteCheckpoints } from '@tradelane/core/sqlite';
import { type CheckpointStore, createMemoryCheckpoints, LeaseHeldError, LeaseLostError } from '@tradelane/core';
import type { SyncContext } from '../../src/index.ts';
import { Sync } from '../../src/runtime.ts';
import { minute, type Row, startInMs, world } from './stream.ts';

test('G32: a second process is rejected during the lease of the first, and takes over after it expires', async () => {
  const { put, sync, clock, source } = world();
  const checkpoint = createMemoryCheckpoints();
  for (const id of ['a', 'b']) put(id);
  // A process that ends without releasing its lease.
  const dead: CheckpointStore = {
    read: checkpoint.read,
    write: (changes, condition) => checkpoint.write(changes, condition),
  };
  await new Promise<void>((hasBegun) => {
    const handler = (): Promise<void> => {
      hasBegun();
      return new Promise(() => undefined);
    };
    const killed = new Sync(
      source,
      { checkpoint: dead, leaseInMs: minute, handler },
      { now: clock.now, wait: () => new Promise<void>(() => undefined) },
    );
    void killed.run();
  });
  await clock.advance(10);
  const beside = sync({ checkpoint, handler: () => undefined });
  await expect(beside.run()).rejects.toBeInstanceOf(LeaseHeldError);
  await clock.advance(minute);
  expect(await beside.run()).toMatchObject({ handled: 2, redelivered: 1 });
});

test("a lease with a far end from a wrong clock expires if it isn't renewed for its length", async () => {
  const { put, sync, clock, source } = world();
  const checkpoint = createMemoryCheckpoints();
  put('a');
  const hourAhead = { now: () => clock.now() + 60 * minute, wait: () => new Promise<void>(() => undefined) };
  const killed = { checkpoint, leaseInMs: minute, handler: () => new Promise<void>(() => undefined) };
  void new Sync(source, killed, hourAhead).run();
  await clock.advance(10);
  // Processes that restart each time, as a scheduler starts them.
  const beside = () => sync({ checkpoint, handler: () => undefined }).run();
  const busy = await beside().catch((error: unknown) => error);
  expect(busy).toMatchObject({ name: 'LeaseHeldError', until: new Date(clock.now() + minute) });
  await clock.advance(minute - 1);
  await expect(beside()).rejects.toBeInstanceOf(LeaseHeldError);
  await clock.advance(1);
  expect(await beside()).toMatchObject({ handled: 1 });
  expect([...(await checkpoint.read('test.rows.default:lease')).keys()]).toEqual([]);
});

test("a renewed lease isn't taken over, however far clocks differ or are set", async () => {
  for (const leadInMs of [-3_600_000, -6 * minute, 6 * minute, 3_600_000]) {
    const { put, clock, source } = world();
    const checkpoint = createMemoryCheckpoints();
    put('a');
    let shiftInMs = 0;
    const other = {
      now: () => clock.now() + leadInMs,
      wait: clock.wait.bind(clock),
      setTimer: clock.setTimer.bind(clock),
    };
    const own = { ...other, now: () => clock.now() + shiftInMs };
    const beside: unknown[] = [];
    const handler = async (): Promise<void> => {
      for (let time = 0; time < 3; time += 1) {
        await clock.advance(minute);
        const second = new Sync(source, { checkpoint, leaseInMs: minute, handler: () => undefined }, other);
        beside.push(await second.run().catch((error: unknown) => error));
        shiftInMs -= 10 * minute;
      }
    };
    expect(await new Sync(source, { checkpoint, leaseInMs: minute, handler }, own)).toMatchObject({ handled: 1 });
    expect(beside).toHaveLength(3);
    for (const error of beside) expect(error).toBeInstanceOf(LeaseHeldError);
  }
});

test('the lease of a dead process is taken over after it was watched for half its length, and an abort ends the wait', async () => {
  const { put, sync, source, clock, reads } = world();
  const checkpoint = createMemoryCheckpoints();
  put('a');
  const dead = { now: clock.now, wait: () => new Promise<void>(() => undefined) };
  const killed = { checkpoint, leaseInMs: minute, handler: () => new Promise<void>(() => undefined) };
  void new Sync(source, killed, dead).run();
  await clock.advance(minute);
  reads.length = 0;
  const stop = new AbortController();
  const reason = new Error('enough');
  const watching = {
    now: clock.now,
    wait: (inMs: number, signal?: AbortSignal) => {
      queueMicrotask(() => stop.abort(reason));
      return clock.wait(inMs, signal);
    },
  };
  const aborted = new Sync(source, { checkpoint, signal: stop.signal, handler: () => undefined }, watching).run();
  await expect(aborted).rejects.toMatchObject({
    message: 'Waiting for the lease on test.rows.default was aborted.',
    cause: reason,
    outcome: 'not-sent',
  });
  expect(reads).toEqual([]);
  const sinceInMs = clock.now();
  expect(await sync({ checkpoint, handler: () => undefined })).toMatchObject({ handled: 1 });
  expect(clock.now() - sinceInMs).toBe(minute / 2);
});

test('the lease is renewed during a long handler, and the same ownerId takes over from itself at once', async () => {
  const { put, sync, clock } = world();
  const checkpoint = createMemoryCheckpoints();
  put('a');
  const others: unknown[] = [];
  const given = { checkpoint, leaseInMs: minute, ownerId: 'worker-1' };
  await sync({
    ...given,
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
    ...given,
    handler: async () => {
      inner = await sync({ ...given, handler: () => undefined }).run();
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
  const given = { checkpoint, ownerId: 'worker-1' };
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
  let takenOver = false;
  const zombie = sync({
    ...given,
    handler: async (row, context) => {
      if (row.id === 'b' && !takenOver) {
        takenOver = true;
        await sync({ ...given, handler: apply });
      }
      apply(row, context);
    },
  });
  await expect(zombie.run()).rejects.toBeInstanceOf(LeaseLostError);
  const applied = database.prepare('SELECT id FROM applied ORDER BY id').all();
  expect(applied.map((row) => row['id'])).toEqual(['a', 'b', 'c']);
});
