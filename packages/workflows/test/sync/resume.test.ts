import { expect, test } from 'vitest';
import {
  BadRequestError,
  type CheckpointStore,
  createMemoryCheckpoints,
  GoneError,
  LeaseLostError,
  NotFoundError,
  PermissionError,
} from '@tradelane/core';
import { Sync, type SyncCursor } from '../../src/runtime.ts';
import { minute, type Row, serverError, startInMs, world } from './stream.ts';

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

test.each([
  ['in the order of their change: from the last one that was handled', true, startInMs - 96, ['r5']],
  ['in no order: from the end of the previous run, so that none is left out', false, 0, ['r1', 'r0']],
])('if a forgotten page token restarts the read, items %s', async (_, isAscending, fromInMs, rest) => {
  const { put, sync, reads, failures } = world({ isAscending });
  for (let index = 0; index < 6; index += 1) put(`r${index}`, startInMs - 100 + index);
  const got: string[] = [];
  const handler = ({ id }: Row): void => {
    if (id === rest[0] && failures.length === 0 && reads.length === 2) throw new Error('stop');
    got.push(id);
  };
  await expect(sync({ handler, overlapInMs: 0 }).run()).rejects.toThrow('stop');
  const before = got.length;
  failures.push(new GoneError('unknown page token', { status: 410 }));
  await sync({ handler, overlapInMs: 0 });
  expect(reads[3]).toEqual({ since: new Date(fromInMs) });
  expect(got.slice(before)).toEqual(rest);
});

test('a failed read without a page token throws its error', async () => {
  const { sync, reads, failures } = world();
  failures.push(new BadRequestError('no', { status: 400 }));
  await expect(sync({ handler: () => undefined }).run()).rejects.toBeInstanceOf(BadRequestError);
  expect(reads).toHaveLength(1);
});

test.each([
  [new BadRequestError('unknown page token', { status: 400 }), 3],
  [new NotFoundError('unknown page token', { status: 404 }), 3],
  [new GoneError('unknown page token', { status: 410 }), 3],
  [new PermissionError('no', { status: 403 }), 1],
])('page tokens that the server never knew end the run: %s', async (error, reads) => {
  const { put, source, clock } = world();
  for (let index = 0; index < 4; index += 1) put(`r${index}`, startInMs + index);
  let asked = 0;
  const forgetful = {
    ...source,
    read: async (...ask: Parameters<typeof source.read>) => {
      asked += 1;
      if ('cursor' in ask[0]) throw error;
      return source.read(...ask);
    },
  };
  const given = { checkpoint: createMemoryCheckpoints(), handler: () => undefined };
  await expect(new Sync(forgetful, given, clock).run()).rejects.toBe(error);
  // At most twice from the watermark, because the second time returned nothing new.
  expect(asked).toBe(1 + reads);
});

test("an item that changed since it was being handled isn't a redelivery", async () => {
  const { put, sync } = world();
  put('a', startInMs, 'one');
  const seen: unknown[] = [];
  const handle = (fails: boolean) =>
    sync({
      handler: ({ note }, { redelivery }) => {
        seen.push([note, redelivery]);
        if (fails) throw new Error('stop');
      },
    }).run();
  await handle(true).catch(() => undefined);
  put('a', startInMs, 'two');
  await handle(true).catch(() => undefined);
  await handle(false);
  expect(seen).toEqual([
    ['one', false],
    ['two', false],
    ['two', true],
  ]);
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

test('the signal of a sync ends a run that has its own signal too', async () => {
  const { put, sync } = world();
  put('a');
  const control = new AbortController();
  control.abort();
  const got: string[] = [];
  const run = sync({ signal: control.signal, handler: ({ id }) => got.push(id) }).run({
    signal: new AbortController().signal,
  });
  await expect(run).rejects.toMatchObject({ name: 'AbortError' });
  expect(got).toEqual([]);
});

test("a page whose start can't be stored isn't passed to a handler", async () => {
  const { put, sync } = world();
  put('a');
  const kept = createMemoryCheckpoints();
  const lost: CheckpointStore = {
    read: (prefix) => kept.read(prefix),
    write: (changes, condition) =>
      changes.some(({ key }) => key.endsWith(':head')) ? Promise.resolve(false) : kept.write(changes, condition),
  };
  let handled = 0;
  await expect(sync({ checkpoint: lost, handler: () => void (handled += 1) }).run()).rejects.toBeInstanceOf(
    LeaseLostError,
  );
  expect(handled).toBe(0);
});

test('a page token may be forgotten again after new items were passed', async () => {
  const { put, sync, reads, failures } = world();
  for (let index = 0; index < 9; index += 1) put(`r${index}`, startInMs + index);
  const forgotten = new GoneError('unknown page token', { status: 410 });
  failures.push(undefined, forgotten, undefined, undefined, forgotten);
  expect(await sync({ handler: () => undefined })).toMatchObject({ handled: 9 });
  expect(reads.filter((position) => 'since' in position)).toHaveLength(3);
});

test("a run whose signal has already aborted doesn't use the store", async () => {
  const { sync } = world();
  const refuse = (): never => {
    throw new Error('the store was asked');
  };
  const checkpoint = { read: refuse, write: refuse };
  const run = sync({ checkpoint, signal: AbortSignal.abort(), handler: () => undefined }).run();
  await expect(run).rejects.toMatchObject({ name: 'AbortError' });
});

test("a handler that commits replaces the sync's write", async () => {
  const { put, sync } = world();
  put('a');
  const writesOf = async (commits: boolean): Promise<number> => {
    const kept = createMemoryCheckpoints();
    let writes = 0;
    const checkpoint: CheckpointStore = {
      read: kept.read,
      write: (...all) => {
        writes += 1;
        return kept.write(...all);
      },
    };
    await sync({ checkpoint, handler: (_, { commit }) => (commits ? commit() : undefined) });
    return writes;
  };
  expect(await writesOf(true)).toBe(await writesOf(false));
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

test('temporary failures are waited out, and others end the run', async () => {
  const { put, sync, failures } = world();
  put('a');
  failures.push(serverError(), serverError());
  expect(await sync({ handler: () => undefined })).toMatchObject({ handled: 1 });
  failures.push(new PermissionError('no', { status: 403 }));
  await expect(sync({ handler: () => undefined }).run()).rejects.toBeInstanceOf(PermissionError);
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
  const given = { checkpoint: createMemoryCheckpoints(), handler: ({ id }: Row) => got.push(id) };
  const ends = {
    name: 'MalformedResponseError',
    message: expect.stringContaining('The server repeated a page of test.rows'),
  };
  await expect(new Sync(circular, given, clock).run()).rejects.toMatchObject(ends);
  expect(got).toEqual(Array.from({ length: length + 1 }, (_row, page) => `r${page}`));
  expect(asked).toBe(length + 1);
  await expect(new Sync(circular, given, clock).run()).rejects.toMatchObject(ends);
  expect(asked).toBe(length + 1 + length);
});
