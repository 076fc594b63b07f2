import { describe, expect, test } from 'vitest';
import { BadRequestError, createMemoryCheckpoints, type SyncOptions } from '../../src/index.ts';
import { Sync, type SyncSource } from '../../src/runtime.ts';
import { minute, type Row, startInMs, world } from './stream.ts';

test('G29: a sync delivers every item once, the oldest change first, and nothing if nothing changed', async () => {
  const { put, sync, clock } = world();
  for (let index = 0; index < 10; index += 1) put(`r${index}`, startInMs - index * 1_000);
  const got: string[] = [];
  const first = await sync({ handler: ({ id }) => got.push(id) });
  expect(got).toEqual(['r9', 'r8', 'r7', 'r6', 'r5', 'r4', 'r3', 'r2', 'r1', 'r0']);
  expect(first).toMatchObject({ handled: 10, pages: 4, resumed: false, watermark: new Date(startInMs) });
  await clock.advance(minute);
  const second = await sync({ handler: ({ id }) => got.push(id) });
  expect(second).toMatchObject({ handled: 0, repeated: 10 });
});

test('G29: an item that changed again is delivered again, even if only its content differs', async () => {
  const { put, sync } = world();
  put('a', startInMs, 'one');
  await sync({ handler: () => undefined });
  put('a', startInMs, 'two');
  const got: unknown[] = [];
  await sync({ handler: ({ note }) => got.push(note) });
  expect(got).toEqual(['two']);
});

test('G60: an item that is nested deeper than the stack ends the run with a typed error', async () => {
  const { rows, sync } = world();
  const note = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as string;
  rows.set('a', { id: 'a', updated_at: '2026-01-01T00:00:00Z', note });
  await expect(sync({ handler: () => undefined }).run({ retries: false })).rejects.toMatchObject({
    name: 'MalformedResponseError',
    message: expect.stringContaining('nested too deep'),
  });
});

test('E04: the same content in another order of fields is the same version', async () => {
  const { rows, sync } = world();
  rows.set('a', { id: 'a', updated_at: '2026-01-01T00:00:00Z', note: 'x' });
  await sync({ handler: () => undefined });
  rows.set('a', { note: 'x', updated_at: '2026-01-01T00:00:00Z', id: 'a' });
  expect(await sync({ handler: () => undefined })).toMatchObject({ handled: 0, repeated: 1 });
});

test("IDs that a store can't contain, with U+0000 or half of a surrogate pair, are remembered like any other", async () => {
  const { put, sync } = world();
  const ids = ['a\0', 'a\0b', '\ud800', '\ud801', '\u{1f600}', 'plain'];
  for (const id of ids) put(id, startInMs);
  const memory = createMemoryCheckpoints();
  const written: string[] = [];
  const checkpoint: typeof memory = {
    read: (prefix) => memory.read(prefix),
    write: (changes, condition) => {
      written.push(...changes.flatMap(({ key, value }) => [key, value ?? '']));
      return memory.write(changes, condition);
    },
  };
  const got: string[] = [];
  await sync({ checkpoint, handler: ({ id }) => got.push(id) });
  expect(got).toHaveLength(ids.length);
  expect(new Set(got)).toEqual(new Set(ids));
  expect(written.filter((text) => /[\0\p{Surrogate}]/u.test(text))).toEqual([]);
  expect(await sync({ checkpoint, handler: () => undefined })).toMatchObject({ handled: 0, repeated: ids.length });
});

test.each([
  [minute, minute],
  [undefined, 5 * minute],
])(
  'an item that becomes visible late is found within the overlap, and not beyond it',
  async (overlapInMs, reachInMs) => {
    const { put, sync, clock } = world();
    put('a');
    await sync({ handler: () => undefined, overlapInMs });
    put('late', startInMs - reachInMs + 1_000);
    put('too-late', startInMs - reachInMs - 1_000);
    await clock.advance(minute);
    const got: string[] = [];
    await sync({ handler: ({ id }) => got.push(id), overlapInMs });
    expect(got).toEqual(['late']);
  },
);

test('an item that becomes visible behind a long run is found by the next one', async () => {
  const { put, sync, clock } = world({ pageSize: 1 });
  for (let index = 0; index < 5; index += 1) put(`r${index}`, startInMs + index);
  const got: string[] = [];
  await sync({
    overlapInMs: minute,
    handler: async ({ id }) => {
      got.push(id);
      if (id !== 'r4') return;
      // Written before r4, visible after it. The iteration then continues for longer than the overlap.
      put('late', startInMs + 2);
      await clock.advance(3 * minute);
      put('r5');
    },
  });
  expect(got).not.toContain('late');
  await sync({ overlapInMs: minute, handler: ({ id }) => got.push(id) });
  expect(got.filter((id) => id === 'late')).toHaveLength(1);
});

test('items in no order: the watermark moves at the end, and no change in the meantime is missed', async () => {
  const { put, sync } = world({ isAscending: false });
  for (let index = 0; index < 9; index += 1) put(`r${index}`, startInMs + index);
  const got: string[] = [];
  const handler = ({ id }: Row): void => {
    if (got.length === 4) {
      got.push('stop');
      throw new Error('stop');
    }
    got.push(id);
  };
  await expect(sync({ handler, overlapInMs: 0 }).run()).rejects.toThrow('stop');
  put('r8', startInMs + 20, 'changed meanwhile');
  // Into the part that the run has passed, and not after the latest change that it has seen.
  put('r2', startInMs + 7, 'changed meanwhile');
  await sync({ handler, overlapInMs: 0 });
  await sync({ handler, overlapInMs: 0 });
  expect(got).toEqual(['r8', 'r7', 'r6', 'r5', 'stop', 'r4', 'r3', 'r1', 'r0', 'r8', 'r2']);
});

test('items in no order: a run that finds only an earlier change keeps the watermark', async () => {
  const { put, sync } = world({ isAscending: false });
  put('a', startInMs);
  await sync({ handler: () => undefined });
  put('late', startInMs - 1_000);
  const options = { handler: () => undefined, overlapInMs: minute };
  expect(await sync(options)).toMatchObject({ handled: 1, watermark: new Date(startInMs) });
});

test('items in no order: items of an interrupted run count in the end, and the next one starts there', async () => {
  const { put, sync, reads } = world({ isAscending: false });
  for (let index = 0; index < 6; index += 1) put(`r${index}`, startInMs - index);
  let left = 4;
  const handler = (): void => {
    if (left === 0) throw new Error('stop');
    left -= 1;
  };
  await expect(sync({ handler, overlapInMs: 0 }).run()).rejects.toThrow('stop');
  left = Number.POSITIVE_INFINITY;
  const rest = await sync({ handler, overlapInMs: 0 });
  expect(rest).toMatchObject({ handled: 2, resumed: true, watermark: new Date(startInMs) });
  await sync({ handler, overlapInMs: 0 });
  expect(reads.at(-1)).toEqual({ since: new Date(startInMs) });
});

test('an item that is on a page twice is passed once', async () => {
  const { source, clock } = world();
  const row = { id: 'a', updated_at: new Date(startInMs).toISOString() };
  const twice = { ...source, read: async () => ({ items: [row, { ...row }], nextCursor: undefined }) };
  const given = { checkpoint: createMemoryCheckpoints(), handler: () => undefined };
  expect(await new Sync(twice, given, clock)).toMatchObject({ handled: 1, repeated: 1 });
});

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

test("items in another order than requested aren't missed if a run starts over", async () => {
  const { put, source, clock, failures } = world({ isAscending: false });
  for (let index = 0; index < 9; index += 1) put(`r${index}`, startInMs - index * 60 * minute);
  const checkpoint = createMemoryCheckpoints();
  const got: string[] = [];
  const run = (most: number) =>
    new Sync(
      { ...source, isAscending: true },
      {
        checkpoint,
        handler: ({ id }) => {
          if (got.length === most) throw new Error('killed');
          got.push(id);
        },
      },
      clock,
    ).run();
  await expect(run(4)).rejects.toThrow('killed');
  failures.push(new BadRequestError('unknown page token', { status: 400 }));
  expect(await run(Infinity)).toMatchObject({ watermark: new Date(startInMs) });
  expect(got).toEqual(['r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8']);
  // From then on as usual.
  put('r9', startInMs + minute);
  await run(Infinity);
  expect(got.slice(9)).toEqual(['r9']);
});

test('a run without items has no watermark, and the next one starts at the same place', async () => {
  const { sync, reads } = world();
  const since = new Date(startInMs - minute);
  for (const run of [1, 2]) {
    const { watermark, handled } = await sync({ since, handler: () => undefined });
    expect([run, watermark, handled]).toEqual([run, undefined, 0]);
  }
  expect(reads).toEqual([{ since }, { since }]);
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

test('a run stores its position, and no item in progress', async () => {
  const { put, sync } = world();
  put('a');
  put('b');
  const checkpoint = createMemoryCheckpoints();
  const head = async (): Promise<unknown> =>
    JSON.parse((await checkpoint.read('test.rows.default:')).get('test.rows.default:head') ?? '{}');
  const failsAt = (bad: string): Promise<unknown> =>
    sync({
      checkpoint,
      handler: ({ id }) => {
        if (id === bad) throw new Error('stop');
      },
    })
      .run()
      .catch(() => undefined);
  // However often it fails, the item in progress is stored once.
  for (const bad of ['a', 'a', 'b']) {
    await failsAt(bad);
    expect(await head()).toMatchObject({ run: { startedAt: startInMs }, inHand: [[bad, expect.any(String)]] });
  }
  await sync({ checkpoint, handler: () => undefined });
  expect(await head()).toMatchObject({ latest: startInMs, safe: startInMs });
  expect(await head()).not.toHaveProperty('inHand');
  expect(await head()).not.toHaveProperty('run');
});

test('two consumers of a stream are independent', async () => {
  const { put, sync } = world();
  put('a');
  await sync({ key: 'erp', handler: () => undefined });
  expect(await sync({ key: 'mail', handler: () => undefined })).toMatchObject({ handled: 1 });
});

test("stored handled items don't grow beyond the overlap", async () => {
  const { put, sync, clock } = world({ pageSize: 50 });
  const checkpoint = createMemoryCheckpoints();
  for (let index = 0; index < 500; index += 1) put(`r${index}`, startInMs - 500 * minute + index * minute);
  await sync({ checkpoint, overlapInMs: 5 * minute, handler: () => undefined });
  await clock.advance(minute);
  const kept = [...(await checkpoint.read('test.rows.default:')).values()].join();
  expect(Array.from({ length: 500 }, (_, index) => `r${index}`).filter((id) => kept.includes(`"${id}"`))).toEqual(
    ['r494', 'r495', 'r496', 'r497', 'r498', 'r499'], // The last change, and five minutes before it.
  );
});

test('many items that changed at once are one entry for each of their pages, and all are skipped', async () => {
  const { put, sync } = world({ pageSize: 50 });
  const checkpoint = createMemoryCheckpoints();
  for (let index = 0; index < 500; index += 1) put(`r${String(index).padStart(3, '0')}`, startInMs);
  await sync({ checkpoint, handler: () => undefined });
  expect((await checkpoint.read('test.rows.default:')).size).toBeLessThan(15);
  put('r123', startInMs, 'changed');
  put('r321', startInMs + 1);
  const got: string[] = [];
  expect(await sync({ checkpoint, handler: ({ id }) => got.push(id) })).toMatchObject({ handled: 2, repeated: 498 });
  expect(got).toEqual(['r123', 'r321']);
  expect(await sync({ checkpoint, handler: () => undefined })).toMatchObject({ handled: 0, repeated: 500 });
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

test('an invalid configuration is refused before any read', async () => {
  const { source, reads, clock } = world();
  for (const [argument, given] of [
    ['checkpoint', { handler: () => undefined }],
    ['handler', { checkpoint: createMemoryCheckpoints() }],
  ] as const) {
    // As a program without types writes it.
    const failed = await new Sync(source, given as unknown as SyncOptions<Row>, clock)
      .run()
      .catch((error: unknown) => error);
    expect(failed).toMatchObject({ name: 'ArgumentError', argument });
  }
  expect(reads).toEqual([]);
});

test('PR05, G34: if items have no change date, the next run starts at the server’s time, not the local time', async () => {
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
  const given = { checkpoint: createMemoryCheckpoints(), overlapInMs: minute, handler: () => undefined };
  await new Sync(source, given, wrong).run();
  await clock.advance(10 * minute);
  await new Sync(source, given, clock).run();
  expect(asked).toEqual([0, startInMs - minute]);
  // A server without its time uses this clock.
  const silent = {
    ...source,
    read: (...ask: Parameters<typeof source.read>) => source.read(...ask).then((page) => ({ ...page, asOf: 'soon' })),
  };
  await new Sync(silent, given, clock).run();
  await new Sync(silent, given, clock).run();
  expect(asked.slice(2)).toEqual([startInMs + 9 * minute, startInMs + 9 * minute]);
});

test('items without a time of change move no watermark, so items after them are passed even after a crash', async () => {
  const { put, source, clock, failures } = world();
  for (let index = 0; index < 9; index += 1) put(`r${index}`, startInMs - (9 - index) * 60 * minute);
  const dated = (row: Row): string | undefined => (row.id === 'r1' ? undefined : row.updated_at);
  const checkpoint = createMemoryCheckpoints();
  const got: string[] = [];
  const run = (most: number) =>
    new Sync(
      { ...source, changedAt: dated },
      {
        checkpoint,
        handler: ({ id }) => {
          if (got.length === most) throw new Error('killed');
          got.push(id);
        },
      },
      clock,
    ).run();
  await expect(run(4)).rejects.toThrow('killed');
  failures.push(new BadRequestError('unknown page token', { status: 400 }));
  expect(await run(Infinity)).toMatchObject({ handled: 5, watermark: new Date(startInMs - 60 * minute) });
  expect(got).toEqual(['r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8']);
});

describe("a change in the future, by a wrong server clock, doesn't delay later ones", () => {
  test.each([
    ['by this clock if the server sends no time', 0, undefined],
    ["by the server's clock if this one is ahead", 48 * 60 * minute, 0],
    ["by the server's clock if this one is behind", -48 * 60 * minute, 0],
  ])('%s', async (_, leadInMs, serverLeadInMs) => {
    for (const isAscending of [true, false]) {
      const { put, source, clock, reads } = world({ isAscending });
      const own = { now: () => clock.now() + leadInMs, wait: clock.wait };
      const timed: SyncSource<Row> = {
        ...source,
        read: async (...ask) => ({
          ...(await source.read(...ask)),
          asOf: serverLeadInMs === undefined ? undefined : new Date(clock.now() + serverLeadInMs).toUTCString(),
        }),
      };
      const checkpoint = createMemoryCheckpoints();
      const got: string[] = [];
      const sync = new Sync(timed, { checkpoint, handler: ({ id }) => void got.push(id) }, own);
      put('ahead', startInMs + 24 * 60 * minute);
      for (const id of ['a', 'b', 'c']) {
        put(id);
        await sync.run();
        await clock.advance(10 * minute);
      }
      expect(got.toSorted()).toEqual(['a', 'ahead', 'b', 'c']);
      // As far back as the overlap, and no further.
      expect(reads.at(-1)).toEqual({ since: new Date(startInMs + 5 * minute) });
    }
  });
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
    if (got.length === 1) put('a', startInMs + 2 * minute, ' anew');
    // Long behind the missed one, and on a page that isn't read yet.
    if (got.length === 2) put('d', startInMs + 20 * minute, ' later');
    await clock.advance(10 * minute);
  };
  const sync = new Sync(timed, { checkpoint: createMemoryCheckpoints(), handler }, ahead);
  await sync.run();
  expect(got).not.toContain('a anew');
  await sync.run();
  expect(got).toContain('a anew');
});

test('a sync is a Promise that starts when it is first awaited, and only once', async () => {
  const { put, sync, reads } = world();
  // The first run loads the modules of a run. Later runs start at once.
  await sync({ handler: () => undefined });
  const before = reads.length;
  put('a');
  const run = sync({ handler: () => undefined });
  expect(run).toBeInstanceOf(Promise);
  await new Promise((resolve) => setImmediate(resolve));
  expect(reads).toHaveLength(before);
  const reports = await Promise.all([run, run.finally(() => undefined), run.catch(() => undefined)]);
  expect(new Set(reports).size).toBe(1);
});
