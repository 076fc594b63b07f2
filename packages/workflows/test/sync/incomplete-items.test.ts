/** Items without an ID or without a time of change. */
import { expect, test } from 'vitest';
import { BadRequestError, createMemoryCheckpoints } from '@tradelane/core';
import { Sync, type SyncSource } from '../../src/runtime.ts';
import { killable, minute, type Row, startInMs, world } from './stream.ts';

test('items without an ID are passed every time, even if they are equal or repeated', async () => {
  const { source, clock } = world();
  const checkpoint = createMemoryCheckpoints();
  const row = { id: 'a', updated_at: new Date(startInMs).toISOString() };
  const nameless = {
    ...source,
    keyOf: () => undefined,
    read: async () => ({ items: [row, { ...row }, { ...row, note: 'other' }], nextCursor: undefined }),
  };
  const given = { checkpoint, handler: () => undefined };
  for (const run of [1, 2])
    expect([run, await new Sync(nameless, given, clock)]).toMatchObject([run, { handled: 3, repeated: 0 }]);
  expect([...(await checkpoint.read('test.rows.default:')).keys()]).toEqual(['test.rows.default:head']);
});

test('an item without an ID that was being handled when a run ended is a redelivery, once', async () => {
  const { source, clock } = world();
  const row = { id: 'a', updated_at: new Date(startInMs).toISOString() };
  const nameless = {
    ...source,
    keyOf: () => undefined,
    read: async () => ({ items: [row, { ...row }], nextCursor: undefined }),
  };
  const checkpoint = createMemoryCheckpoints();
  const got: boolean[] = [];
  const killed = () => {
    throw new Error('killed');
  };
  await expect(new Sync(nameless, { checkpoint, handler: killed }, clock).run()).rejects.toThrow('killed');
  await new Sync(nameless, { checkpoint, handler: (_, { redelivery }) => void got.push(redelivery) }, clock);
  expect(got).toEqual([true, false]);
});

test('items without a time of change among others are skipped if they are unchanged', async () => {
  const { put, sync, source } = world();
  for (const id of ['a', 'b', 'c']) put(id);
  const changedAt = ({ id, updated_at }: Row): string | undefined => (id === 'b' ? undefined : updated_at);
  const given = { checkpoint: createMemoryCheckpoints(), handler: () => undefined };
  const some = { ...source, changedAt: changedAt as (row: Row) => string };
  const clock = world().clock;
  expect(await new Sync(some, given, clock)).toMatchObject({ handled: 3 });
  expect(await new Sync(some, given, clock)).toMatchObject({ handled: 0, repeated: 3 });
  expect(await sync(given)).toMatchObject({ handled: 1, repeated: 2 });
});

test('an item without a time of change is recognized next to newer ones with it', async () => {
  const { source, clock } = world({ isAscending: false });
  const rows: { id: string; updated_at?: string }[] = [{ id: 'b' }];
  const some: SyncSource<{ id: string; updated_at?: string }> = {
    ...source,
    keyOf: ({ id }) => id,
    changedAt: ({ updated_at }) => updated_at,
    read: async () => ({ items: rows, nextCursor: undefined }),
  };
  const given = { checkpoint: createMemoryCheckpoints(), overlapInMs: 10 * minute, handler: () => undefined };
  await new Sync(some, given, clock);
  await clock.advance(5 * minute);
  rows.push({ id: 'a', updated_at: new Date(clock.now()).toISOString() });
  expect(await new Sync(some, given, clock)).toMatchObject({ handled: 1, repeated: 1 });
});

test('an item without a time of change is passed if it differs from the last time, even if it equals an earlier version', async () => {
  const { clock, rows, source } = world();
  const { changedAt: _, ...undated } = source;
  const got: (string | undefined)[] = [];
  const given = { checkpoint: createMemoryCheckpoints(), handler: ({ note }: Row) => got.push(note) };
  for (const note of ['live', 'live', 'gone', 'live']) {
    rows.set('a', { id: 'a', updated_at: '2026-01-01T00:00:00Z', note });
    await new Sync(undated, given, clock).run();
    await clock.advance(minute);
  }
  expect(got).toEqual(['live', 'gone', 'live']);
});

test('items without a time of change move no watermark, so items after them are passed even after a crash', async () => {
  const { put, source, clock, failures } = world();
  for (let index = 0; index < 9; index += 1) put(`r${index}`, startInMs - (9 - index) * 60 * minute);
  const dated = (row: Row): string | undefined => (row.id === 'r1' ? undefined : row.updated_at);
  const { got, run } = killable({ ...source, changedAt: dated }, clock);
  await expect(run(4)).rejects.toThrow('killed');
  failures.push(new BadRequestError('unknown page token', { status: 400 }));
  expect(await run(Infinity)).toMatchObject({ handled: 5, watermark: new Date(startInMs - 60 * minute) });
  expect(got).toEqual(['r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8']);
});
