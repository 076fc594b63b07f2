import { expect, test, vi } from 'vitest';
import { BadRequestError, CheckpointError, createMemoryCheckpoints } from '@tradelane/core';
import { Sync, type SyncCursor } from '../../src/follow.ts';
import { minute, type Row, startInMs, world } from './stream.ts';

test('G30: the checkpoint moves only past items whose handler resolved, and a redelivered item is marked', async () => {
  const { put, sync } = world();
  for (const id of ['a', 'b', 'c', 'd']) put(id);
  const got: string[] = [];
  const failing = sync({
    handler: ({ id }) => {
      got.push(id);
      if (id === 'c') throw new Error('the database is down');
    },
  });
  await expect(failing.run()).rejects.toThrow('the database is down');
  const again: [string, boolean][] = [];
  const report = await sync({ handler: ({ id }, { redelivery }) => again.push([id, redelivery]) });
  expect(got).toEqual(['a', 'b', 'c']);
  expect(again).toEqual([
    ['c', true],
    ['d', false],
  ]);
  expect(report).toMatchObject({ handled: 2, redelivered: 1, resumed: true });
});

test('an interrupted run continues at its page', async () => {
  const { put, sync, reads } = world();
  for (let index = 0; index < 9; index += 1) put(`r${index}`, startInMs + index);
  await expect(
    sync({
      handler: ({ id }) => {
        if (id === 'r7') throw new Error('stop');
      },
    }).run(),
  ).rejects.toThrow('stop');
  reads.length = 0;
  const got: string[] = [];
  await sync({ handler: ({ id }) => got.push(id) });
  expect(got).toEqual(['r7', 'r8']);
  expect(reads).toEqual([{ cursor: `${new Date(startInMs + 5).toISOString()} r5` }]);
});

test('a run that resumes after a page out of order loses no older item of later pages', async () => {
  const { put, source, clock, reads, rows } = world({ pageSize: 2 });
  for (const [id, minutes] of [
    ['a', 10],
    ['b', 50],
    ['c', 40],
    ['d', 5],
    ['e', 45],
  ] as const)
    put(id, startInMs - minutes * minute);
  const all = [...rows.values()];
  /** A server that doesn't sort, and forgets the page token of the last page once. */
  const unsorted = {
    ...source,
    read: async (position: SyncCursor) => {
      reads.push(position);
      if (reads.length === 4) throw new BadRequestError('unknown page token', { status: 400 });
      const found = 'since' in position ? all.filter((row) => row.updated_at >= position.since.toISOString()) : all;
      const from = 'cursor' in position ? Number(position.cursor) : 0;
      return { items: found.slice(from, from + 2), nextCursor: from + 2 < found.length ? `${from + 2}` : undefined };
    },
  };
  const checkpoint = createMemoryCheckpoints();
  const got: string[] = [];
  const handler = ({ id }: Row): void => {
    if (id === 'c' && reads.length === 2) throw new Error('stop');
    got.push(id);
  };
  const run = () => new Sync(unsorted, { checkpoint, overlapInMs: 0, handler }, clock).run();
  await expect(run()).rejects.toThrow('stop');
  await run();
  expect(got).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a page token that the server forgot costs an iteration from the watermark, and no item is repeated', async () => {
  const { put, sync, reads, failures } = world();
  for (let index = 0; index < 9; index += 1) put(`r${index}`, startInMs + index);
  const got: string[] = [];
  await sync({
    handler: ({ id }) => {
      if (id === 'r7') throw new Error('stop');
      got.push(id);
    },
  })
    .run()
    .catch(() => undefined);
  reads.length = 0;
  failures.push(new BadRequestError('unknown page token', { status: 400 }));
  await sync({ handler: ({ id }) => got.push(id) });
  expect(got).toEqual(['r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8']);
  expect(reads[1]).toHaveProperty('since');
});

test('a failed read without a page token throws its error', async () => {
  const { sync, reads, failures } = world();
  failures.push(new BadRequestError('no', { status: 400 }));
  await expect(sync({ handler: () => undefined }).run()).rejects.toBeInstanceOf(BadRequestError);
  expect(reads).toHaveLength(1);
});

test('an abort between two pages ends the run with its reason before the next read', async () => {
  const { put, sync, reads } = world();
  for (let index = 0; index < 4; index += 1) put(`r${index}`, startInMs + index);
  const control = new AbortController();
  const reason = new Error('enough');
  const run = sync({ signal: control.signal, handler: () => undefined, onProgress: () => control.abort(reason) }).run();
  await expect(run).rejects.toMatchObject({ name: 'AbortError', cause: reason });
  expect(reads).toHaveLength(1);
});

test("another filter doesn't continue at the page of the last one", async () => {
  const { put, sync, source, clock, reads } = world();
  for (let index = 0; index < 9; index += 1) put(`r${index}`, startInMs + index);
  const checkpoint = createMemoryCheckpoints();
  const handler = ({ id }: Row): void => {
    if (id === 'r7') throw new Error('stop');
  };
  await sync({ checkpoint, handler })
    .run()
    .catch(() => undefined);
  reads.length = 0;
  await new Sync({ ...source, filter: { statuses: ['SHIPPED'] } }, { checkpoint, handler: () => undefined }, clock);
  expect(reads[0]).toHaveProperty('since');
});

test('an abort ends a run between two items, and the next run continues after the last one', async () => {
  const { put, sync } = world();
  for (const id of ['a', 'b', 'c']) put(id);
  const control = new AbortController();
  const got: string[] = [];
  const aborted = sync({
    signal: control.signal,
    handler: ({ id }) => {
      got.push(id);
      if (id === 'b') control.abort();
    },
  });
  await expect(aborted.run()).rejects.toMatchObject({ name: 'AbortError' });
  // No handler has received `c`.
  expect(await sync({ handler: ({ id }) => got.push(id) })).toMatchObject({ handled: 1, redelivered: 0 });
  expect(got).toEqual(['a', 'b', 'c']);
});

test.each([
  ['itself', 1],
  ['one before it', 2],
  ['the first of many', 5],
])('Q01: pages that lead back to %s end the run with an error, also in a resumed run', async (_, length) => {
  const { source, clock } = world();
  let asked = 0;
  const circular = {
    ...source,
    read: async (position: Parameters<typeof source.read>[0]) => {
      asked += 1;
      const page = 'cursor' in position ? Number(position.cursor) : 0;
      const items = [{ id: `r${page}`, updated_at: new Date(startInMs + page).toISOString() }];
      return { items, nextCursor: String(page < length ? page + 1 : 1) };
    },
  };
  const got: string[] = [];
  const options = { checkpoint: createMemoryCheckpoints(), handler: ({ id }: Row) => got.push(id) };
  const ends = {
    name: 'MalformedResponseError',
    message: expect.stringContaining('The server repeated a page of test.rows'),
  };
  await expect(new Sync(circular, options, clock).run()).rejects.toMatchObject(ends);
  expect(got).toEqual(Array.from({ length: length + 1 }, (_row, page) => `r${page}`));
  expect(asked).toBe(length + 1);
  await expect(new Sync(circular, options, clock).run()).rejects.toMatchObject(ends);
  expect(asked).toBe(length + 1 + length);
});

test.each([
  ['page:000000000001', '0 9000000000000000 {"__proto__":1}'],
  ['page:000000000001', '0 9000000000000000 [1]'],
  ['head', '{"inHand":5}'],
  ['head', '{"run":1}'],
])('an unrecognized entry %s of a checkpoint ends the run with its error: %s', async (key, value) => {
  const { put, source, clock } = world();
  put('a');
  const checkpoint = createMemoryCheckpoints();
  await checkpoint.write([{ key: `test.rows.default:${key}`, value }]);
  const run = new Sync(source, { checkpoint, handler: () => undefined }, clock).run();
  await expect(run).rejects.toThrow(CheckpointError);
});

test('G63: a run over a large page leaves turns to other tasks', async () => {
  const { put, sync } = world({ pageSize: 3_000 });
  for (let index = 0; index < 3_000; index += 1) put(`r${index}`);
  let [handled, atTurn, mostChanges] = [0, Infinity, 0];
  const { read, write } = createMemoryCheckpoints();
  // Each call of the clock takes 10 ms.
  let nowInMs = performance.now();
  const now = vi.spyOn(performance, 'now').mockImplementation(() => (nowInMs += 10));
  await sync({
    checkpoint: {
      read,
      write(changes, condition) {
        mostChanges = Math.max(mostChanges, changes.length);
        return write(changes, condition);
      },
    },
    handler: () => {
      handled += 1;
      if (handled === 1) setImmediate(() => (atTurn = handled));
    },
  }).finally(() => now.mockRestore());
  // At the end, the entries of 1,000 items at a time become one.
  expect([handled, atTurn < 10, mostChanges < 2_500]).toEqual([3_000, true, true]);
});
