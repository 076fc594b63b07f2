/** The clocks of the server and of this process differ. */
import { expect, test } from 'vitest';
import { createMemoryCheckpoints } from '@tradelane/core';
import { Sync, type SyncSource } from '../../src/follow.ts';
import { minute, type Row, startInMs, world } from './stream.ts';

test('PR05, G34: without change dates, the next run starts at the server’s time, not the local time', async () => {
  const { clock } = world();
  const asked: number[] = [];
  const source: SyncSource<Row> = {
    name: 'test.status',
    isAscending: false,
    filter: {},
    intervalInMs: minute,
    keyOf: ({ id }) => id,
    read: async (position) => {
      asked.push('since' in position ? position.since.getTime() : Number.NaN);
      return { items: [], nextCursor: undefined, asOf: new Date(clock.now()).toUTCString() };
    },
  };
  const wrong = { ...clock, now: () => clock.now() + 60 * minute, wait: clock.wait.bind(clock) };
  const options = { checkpoint: createMemoryCheckpoints(), overlapInMs: minute, handler: () => undefined };
  await new Sync(source, options, wrong).run();
  await clock.advance(10 * minute);
  await new Sync(source, options, clock).run();
  expect(asked).toEqual([0, startInMs - minute]);
  // A server without its time uses this clock.
  const silent = {
    ...source,
    read: (...ask: Parameters<typeof source.read>) => source.read(...ask).then((page) => ({ ...page, asOf: 'soon' })),
  };
  await new Sync(silent, options, clock).run();
  await new Sync(silent, options, clock).run();
  expect(asked.slice(2)).toEqual([startInMs + 9 * minute, startInMs + 9 * minute]);
});

test('G34: a server whose clock is a day ahead once moves no watermark past changes that appear late', async () => {
  const { put, source, clock, rows } = world();
  let aheadInMs = 24 * 60 * minute;
  const wrong: SyncSource<Row> = {
    ...source,
    read: async (...ask) => ({ ...(await source.read(...ask)), asOf: new Date(clock.now() + aheadInMs).toUTCString() }),
  };
  const got: string[] = [];
  const sync = new Sync(
    wrong,
    { checkpoint: createMemoryCheckpoints(), handler: ({ id }) => void got.push(id) },
    clock,
  );
  put('a', startInMs + aheadInMs);
  expect((await sync.run()).watermark).toEqual(new Date(startInMs));
  rows.clear();
  put('b', startInMs - minute);
  aheadInMs = 0;
  await clock.advance(2 * minute);
  await sync.run();
  expect(got).toEqual(['a', 'b']);
});

test('G34: unsorted items that change during a long run are delivered, even if the local clock is ahead', async () => {
  const { put, source, clock, rows } = world({ isAscending: false });
  const timed: SyncSource<Row> = {
    ...source,
    read: async (position) => {
      const since = 'since' in position ? position.since.toISOString() : '';
      const all = [...rows.values()].filter((row) => row.updated_at >= since);
      const isFirst = 'since' in position && all.length > 2;
      const items = 'cursor' in position ? all.slice(2) : isFirst ? all.slice(0, 2) : all;
      return { items, nextCursor: isFirst ? 'rest' : undefined, asOf: new Date(clock.now()).toUTCString() };
    },
  };
  const ahead = { now: () => clock.now() + 60 * minute, wait: clock.wait };
  for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) put(id, startInMs - (index + 1) * minute);
  const got: string[] = [];
  const handler = async ({ id, note = '' }: Row): Promise<void> => {
    got.push(`${id}${note}`);
    if (got.length === 1) put('a', startInMs + 2 * minute, ' changed');
    // Long behind the missed one, and on a page that isn't read yet.
    if (got.length === 2) put('d', startInMs + 20 * minute, ' later');
    await clock.advance(10 * minute);
  };
  const sync = new Sync(timed, { checkpoint: createMemoryCheckpoints(), handler }, ahead);
  await sync.run();
  expect(got).not.toContain('a changed');
  await sync.run();
  expect(got).toContain('a changed');
});
