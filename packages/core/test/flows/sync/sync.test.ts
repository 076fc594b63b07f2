import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { createSqliteCheckpoints } from '../../../src/flows/checkpoint/sqlite-checkpoints.ts';
import {
  BadRequestError,
  type CheckpointStore,
  createMemoryCheckpoints,
  createVirtualClock,
  PermissionError,
  ServerError,
  Sync,
  SyncBusyError,
  type SyncContext,
  SyncLeaseLostError,
  type SyncOptions,
  type SyncSource,
  type VirtualClock,
} from '../../../src/index.ts';

interface Row {
  readonly id: string;
  readonly updated_at: string;
  readonly note?: string;
}

const clocks: VirtualClock[] = [];
afterEach(() => {
  for (const clock of clocks.splice(0)) clock.stop();
});

const minute = 60_000;
const startInMs = Date.UTC(2026, 0, 1);

/** A list that a test changes while it is read. `failures` are thrown in turn, one for each read. */
function world(options: { readonly pageSize?: number; readonly isAscending?: boolean } = {}): {
  readonly clock: VirtualClock;
  readonly rows: Map<string, Row>;
  readonly reads: object[];
  readonly failures: unknown[];
  put(id: string, atInMs?: number, note?: string): void;
  readonly source: SyncSource<Row>;
  sync(options: Partial<SyncOptions<Row>> & Pick<SyncOptions<Row>, 'handler'>): Sync<Row>;
} {
  const { pageSize = 3, isAscending = true } = options;
  const clock = createVirtualClock({ startInMs, autoAdvance: true });
  clocks.push(clock);
  const rows = new Map<string, Row>();
  const reads: object[] = [];
  const failures: unknown[] = [];
  const checkpoint = createMemoryCheckpoints();
  const source: SyncSource<Row> = {
    name: 'test.rows',
    isAscending,
    filter: {},
    intervalInMs: 5 * minute,
    keyOf: ({ id }) => id,
    changedAt: ({ updated_at }) => updated_at,
    read: async (position) => {
      reads.push(position);
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
      const placeOf = (row: Row): string => `${row.updated_at} ${row.id}`;
      const sorted = [...rows.values()].sort((a, b) => (placeOf(a) < placeOf(b) === isAscending ? -1 : 1));
      const found = sorted.filter((row) =>
        'since' in position
          ? row.updated_at >= position.since.toISOString()
          : placeOf(row) > position.cursor === isAscending,
      );
      const items = found.slice(0, pageSize);
      const last = items.at(-1);
      return { items, nextCursor: found.length > pageSize && last !== undefined ? placeOf(last) : undefined };
    },
  };
  return {
    clock,
    rows,
    reads,
    failures,
    put: (id, atInMs = clock.now(), note = '') =>
      void rows.set(id, { id, updated_at: new Date(atInMs).toISOString(), note }),
    source,
    sync: (given) => new Sync(source, { checkpoint, ...given }, clock),
  };
}

const serverError = (): ServerError => new ServerError('down', { status: 503 });

test('hands over every item once, the oldest change first, and nothing when nothing changed', async () => {
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

test('an item that changed again is handed over again, also where the instant is the same and only the content differs', async () => {
  const { put, sync } = world();
  put('a', startInMs, 'one');
  await sync({ handler: () => undefined });
  put('a', startInMs, 'two');
  const got: unknown[] = [];
  await sync({ handler: ({ note }) => got.push(note) });
  expect(got).toEqual(['two']);
});

test('E04: the same content in another order of fields is the same version', async () => {
  const { rows, sync } = world();
  rows.set('a', { id: 'a', updated_at: '2026-01-01T00:00:00Z', note: 'x' });
  await sync({ handler: () => undefined });
  rows.set('a', { note: 'x', updated_at: '2026-01-01T00:00:00Z', id: 'a' });
  expect(await sync({ handler: () => undefined })).toMatchObject({ handled: 0, repeated: 1 });
});

test('an item that becomes visible late is found within the overlap, and not beyond it', async () => {
  const { put, sync, clock } = world();
  put('a');
  await sync({ handler: () => undefined, overlapInMs: minute });
  put('late', startInMs - 30_000);
  put('too-late', startInMs - 2 * minute);
  await clock.advance(minute);
  const got: string[] = [];
  await sync({ handler: ({ id }) => got.push(id), overlapInMs: minute });
  expect(got).toEqual(['late']);
});

test('an item that becomes visible behind a run that takes long is found by the next one', async () => {
  const { put, sync, clock } = world({ pageSize: 1 });
  for (let index = 0; index < 5; index += 1) put(`r${index}`, startInMs + index);
  const got: string[] = [];
  await sync({
    overlapInMs: minute,
    handler: async ({ id }) => {
      got.push(id);
      if (id !== 'r4') return;
      // Written before r4, visible after it; then the walk goes on for longer than the overlap.
      put('late', startInMs + 2);
      await clock.advance(3 * minute);
      put('r5');
    },
  });
  expect(got).not.toContain('late');
  await sync({ overlapInMs: minute, handler: ({ id }) => got.push(id) });
  expect(got.filter((id) => id === 'late')).toHaveLength(1);
});

test('the checkpoint moves only behind items whose handler resolved; what it had in hand is marked when it comes again', async () => {
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

test('an interrupted run goes on at its page', async () => {
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

test('a page token that the server has forgotten costs a walk from the watermark, and hands nothing over twice', async () => {
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

test('another filter does not go on at the page of the last one', async () => {
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

test('failures that pass are waited out; those that do not end the run', async () => {
  const { put, sync, failures } = world();
  put('a');
  failures.push(serverError(), serverError());
  expect(await sync({ handler: () => undefined })).toMatchObject({ handled: 1 });
  failures.push(new PermissionError('no', { status: 403 }));
  await expect(sync({ handler: () => undefined }).run()).rejects.toBeInstanceOf(PermissionError);
});

test('items in no order: the watermark moves at the end, and nothing that changed meanwhile is missed', async () => {
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
  await sync({ handler, overlapInMs: 0 });
  await sync({ handler, overlapInMs: 0 });
  expect(got).toEqual(['r8', 'r7', 'r6', 'r5', 'stop', 'r4', 'r3', 'r2', 'r1', 'r0', 'r8']);
});

test('two consumers of a stream do not know of each other', async () => {
  const { put, sync } = world();
  put('a');
  await sync({ name: 'erp', handler: () => undefined });
  expect(await sync({ name: 'mail', handler: () => undefined })).toMatchObject({ handled: 1 });
});

test('what is kept of handled items does not grow beyond the overlap', async () => {
  const { put, sync, clock } = world({ pageSize: 50 });
  const checkpoint = createMemoryCheckpoints();
  for (let index = 0; index < 500; index += 1) put(`r${index}`, startInMs - 500 * minute + index * minute);
  await sync({ checkpoint, overlapInMs: 5 * minute, handler: () => undefined });
  await clock.advance(minute);
  const kept = await checkpoint.read('test.rows.default:handled:');
  expect(kept.size).toBe(6);
});

test('a second process does not run beside the first, and takes over once its lease ran out', async () => {
  const { put, sync, clock, source } = world();
  const checkpoint = createMemoryCheckpoints();
  for (const id of ['a', 'b']) put(id);
  // A process that ends without giving its lease back.
  const dead: CheckpointStore = {
    read: checkpoint.read,
    write: (changes, condition) => checkpoint.write(changes, condition),
  };
  const killed = new Sync(
    source,
    { checkpoint: dead, leaseInMs: minute, handler: () => new Promise<void>(() => undefined) },
    { now: clock.now, wait: () => new Promise<void>(() => undefined) },
  );
  void killed.run();
  await clock.advance(10);
  const beside = sync({ checkpoint, handler: () => undefined });
  await expect(beside.run()).rejects.toBeInstanceOf(SyncBusyError);
  await clock.advance(minute);
  expect(await beside.run()).toMatchObject({ handled: 2, redelivered: 1 });
});

test('a lease whose end a wrong clock has set far ahead is over once nobody renewed it for its length', async () => {
  const { put, sync, clock, source } = world();
  const checkpoint = createMemoryCheckpoints();
  put('a');
  const hourAhead = { now: () => clock.now() + 60 * minute, wait: () => new Promise<void>(() => undefined) };
  const killed = { checkpoint, leaseInMs: minute, handler: () => new Promise<void>(() => undefined) };
  void new Sync(source, killed, hourAhead).run();
  await clock.advance(10);
  // Processes that start anew each time, as a scheduler starts them.
  const beside = () => sync({ checkpoint, handler: () => undefined }).run();
  const busy = await beside().catch((error: unknown) => error);
  expect(busy).toMatchObject({ name: 'SyncBusyError', until: new Date(clock.now() + minute) });
  await clock.advance(minute - 1);
  await expect(beside()).rejects.toBeInstanceOf(SyncBusyError);
  await clock.advance(1);
  expect(await beside()).toMatchObject({ handled: 1 });
  expect([...(await checkpoint.read('test.rows.default:lease')).keys()]).toEqual([]);
});

test('the lease is renewed while a handler takes its time, and the same holder takes over from itself at once', async () => {
  const { put, sync, clock } = world();
  const checkpoint = createMemoryCheckpoints();
  put('a');
  const others: unknown[] = [];
  const given = { checkpoint, leaseInMs: minute, holder: 'worker-1' };
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
  for (const other of others) expect(other).toBeInstanceOf(SyncBusyError);
  expect(others).toHaveLength(5);
  let inner: unknown;
  put('b', startInMs + minute);
  const outer = sync({
    ...given,
    handler: async () => {
      inner = await sync({ ...given, handler: () => undefined }).run();
    },
  });
  await expect(outer.run()).rejects.toBeInstanceOf(SyncLeaseLostError);
  expect(inner).toMatchObject({ handled: 1, redelivered: 1 });
});

test('commit in the transaction of the handler: who was taken over rolls back, and each effect is there once', async () => {
  const { put, sync } = world();
  for (const id of ['a', 'b', 'c']) put(id);
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE applied (id TEXT)');
  const checkpoint = createSqliteCheckpoints(database);
  const given = { checkpoint, holder: 'worker-1' };
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
  await expect(zombie.run()).rejects.toBeInstanceOf(SyncLeaseLostError);
  const applied = database.prepare('SELECT id FROM applied ORDER BY id').all();
  expect(applied.map((row) => row['id'])).toEqual(['a', 'b', 'c']);
});

test('follow runs at the recommended rate, reports failures that pass, and ends when it is aborted', async () => {
  const { put, sync, clock, failures } = world();
  put('a');
  const control = new AbortController();
  const ranAt: number[] = [];
  const errors: Error[] = [];
  failures.push(...Array.from({ length: 6 }, serverError));
  await sync({ handler: () => undefined }).follow({
    signal: control.signal,
    onError: (error) => errors.push(error),
    onRun: () => {
      ranAt.push(clock.now());
      if (ranAt.length === 3) control.abort();
    },
  });
  expect(errors).toHaveLength(1);
  expect(ranAt.slice(1).map((at, index) => at - (ranAt[index] ?? 0))).toEqual([5 * minute, 5 * minute]);
});

test('follow ends with what the handler throws', async () => {
  const { put, sync } = world();
  put('a');
  const following = sync({
    handler: () => {
      throw new RangeError('no room');
    },
  }).follow({ signal: new AbortController().signal });
  await expect(following).rejects.toThrow('no room');
});

test('an abort ends a run between two items; the next run goes on behind the last one', async () => {
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
  // Nobody has had `c` in hand.
  expect(await sync({ handler: ({ id }) => got.push(id) })).toMatchObject({ handled: 1, redelivered: 0 });
  expect(got).toEqual(['a', 'b', 'c']);
});

test('what cannot work is said before anything is read', async () => {
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

test('PR05: where items do not say when they changed the next run asks from the time of the server, whatever this clock says', async () => {
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
  // A server that does not send its time is asked by this clock.
  const silent = {
    ...source,
    read: (...ask: Parameters<typeof source.read>) => source.read(...ask).then((page) => ({ ...page, asOf: 'soon' })),
  };
  await new Sync(silent, given, clock).run();
  await new Sync(silent, given, clock).run();
  expect(asked.slice(2)).toEqual([startInMs + 9 * minute, startInMs + 9 * minute]);
});
