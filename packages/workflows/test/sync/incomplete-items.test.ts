/** Items without an ID or without a time of change. */
import { expect, test } from 'vitest';
import { createMemoryCheckpoints } from '@tradelane/core';
import { Sync } from '../../src/follow.ts';
import { minute, type Row, startInMs, world } from './stream.ts';

test('items without an ID are passed every time, even if they are equal or repeated', async () => {
  const { source, clock } = world();
  const checkpoint = createMemoryCheckpoints();
  const row = { id: 'a', updated_at: new Date(startInMs).toISOString() };
  const nameless = {
    ...source,
    keyOf: () => undefined,
    read: async () => ({ items: [row, { ...row }, { ...row, note: 'other' }], nextCursor: undefined }),
  };
  const options = { checkpoint, handler: () => undefined };
  for (const run of [1, 2])
    expect([run, await new Sync(nameless, options, clock)]).toMatchObject([run, { handled: 3, repeated: 0 }]);
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

test('an item without a time of change is passed if it differs from the last time, even if it equals an earlier version', async () => {
  const { clock, rows, source } = world();
  const { changedAt: _, ...undated } = source;
  const got: (string | undefined)[] = [];
  const options = { checkpoint: createMemoryCheckpoints(), handler: ({ note }: Row) => got.push(note) };
  for (const note of ['live', 'live', 'gone', 'live']) {
    rows.set('a', { id: 'a', updated_at: '2026-01-01T00:00:00Z', note });
    await new Sync(undated, options, clock).run();
    await clock.advance(minute);
  }
  expect(got).toEqual(['live', 'gone', 'live']);
});
