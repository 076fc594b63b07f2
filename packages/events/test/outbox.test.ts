import { DatabaseSync } from 'node:sqlite';
import { ApiError, createVirtualClock, NotFoundError } from '@tradelane/core';
import type { SqliteConnection } from '@tradelane/core/sqlite';
import { describe, expect, it } from 'vitest';
import { eventStoreSuite } from '../../core/test/suites/event-stores.ts';
import {
  createMemoryDedupeStore,
  createMemoryOutbox,
  type DedupeStore,
  type OutboxStore,
  type RetryNotice,
} from '../src/index.ts';
import { createSqliteDedupe, createSqliteOutbox } from '../src/sqlite.ts';
import { accept, publishAll } from './support/messages.ts';
import { createWorld, settle } from './support/world.ts';

const clock = createVirtualClock();

/** A connection as in Bun, which returns null if there is no row. */
function nullsOf(database: DatabaseSync): SqliteConnection {
  return {
    exec: (sql) => database.exec(sql),
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        run: (...values) => statement.run(...values),
        get: (...values) => statement.get(...values) ?? null,
        all: (...values) => statement.all(...values),
      };
    },
  };
}

const inSqlite = (database: SqliteConnection): { readonly dedupe: DedupeStore; readonly outbox: OutboxStore } => ({
  dedupe: createSqliteDedupe(database, { clock }),
  outbox: createSqliteOutbox(database, { clock }),
});

const stores: readonly (readonly [string, () => { readonly dedupe: DedupeStore; readonly outbox: OutboxStore }])[] = [
  ['memory', () => ({ dedupe: createMemoryDedupeStore({ clock }), outbox: createMemoryOutbox({ clock }) })],
  ['SQLite', () => inSqlite(new DatabaseSync(':memory:'))],
  [
    'SQLite with a connection that returns arrays and bigints',
    () => inSqlite(new DatabaseSync(':memory:', { returnArrays: true, readBigInts: true })),
  ],
  [
    'SQLite with a connection that returns null for a missing row',
    () => inSqlite(nullsOf(new DatabaseSync(':memory:'))),
  ],
];

it('stores in SQLite outlast the transaction that they were made in', () => {
  const database = new DatabaseSync(':memory:');
  database.exec('BEGIN');
  const { dedupe, outbox } = inSqlite(database);
  database.exec('ROLLBACK');
  expect(dedupe.has(['a'])).toBe(false);
  expect(dedupe.add(['a'])).toBe(true);
  expect(dedupe.has(['a'])).toBe(true);
  expect(outbox.find('a')).toBeUndefined();
  expect(outbox.settle('a', { status: 'SUCCESS' })).toBe(true);
  expect(outbox.find('a')).toMatchObject({ actionId: 'a' });
});

for (const [name, create] of stores)
  eventStoreSuite(name, async () => {
    const both = create();
    return { one: both, other: both, wait: () => clock.advance(1_000) };
  });

describe('an outcome in the outbox', () => {
  it('G40: an outcome is reported by the next process if one dies before the report, and the handler is not called again', async () => {
    const world = createWorld();
    const outbox = createMemoryOutbox({ clock: world.clock });
    const command = accept('ORD-1');
    // The killed process left the outcome, and the message on the queue.
    await outbox.settle(command.actionId, { status: 'SUCCESS' });
    await publishAll(world.queue.publisher, [command]);
    const running = world.start({ outbox, handlers: { ACCEPT: () => expect.unreachable() } });
    await settle();
    await running.stop();
    expect(world.hub.requests).toEqual([command.actionId]);
    expect((await outbox.find(command.actionId))?.isReported).toBe(true);
  });

  it("G40: a damaged outcome is an error with its table and action, doesn't run again, and blocks no other", async () => {
    const world = createWorld();
    const database = new DatabaseSync(':memory:');
    const outbox = createSqliteOutbox(database, { clock: world.clock });
    const commands = ['[', '{"status":"SUCC', '{"status":5}', '5', ''].map((outcome, at) => {
      const command = accept(`ORD-${at}`);
      outbox.settle(command.actionId, { status: 'SUCCESS' });
      database.prepare('UPDATE tradelane_outbox SET outcome = ? WHERE action_id = ?').run(outcome, command.actionId);
      return command;
    });
    outbox.settle('whole', { status: 'SUCCESS' });
    expect(() => database.exec("UPDATE tradelane_outbox SET reported_at = ''")).toThrow('cannot store TEXT');
    await world.clock.advance(60_000);
    await publishAll(world.queue.publisher, commands);
    const errors = new Set<unknown>();
    const running = world.start({
      outbox,
      outboxScanIntervalInMs: 60_000,
      handlers: { ACCEPT: () => expect.unreachable() },
      hooks: { onRetry: ({ error }) => errors.add((error as Error).message) },
    });
    await settle();
    await world.clock.advance(60_000);
    await settle();
    await running.stop();
    expect(world.hub.requests).toEqual(['whole']);
    expect([...errors].toSorted()).toEqual(
      commands
        .map(({ actionId }) => expect.stringMatching(`table "tradelane_outbox" contains .* under \`${actionId}\``))
        .toSorted(),
    );
  });

  it('an outcome is not reported again if the process died after the report: already final counts as reported', async () => {
    const world = createWorld();
    const outbox = createMemoryOutbox({ clock: world.clock });
    const command = accept('ORD-1');
    await world.hub.updateStatus(command.actionId, { status: 'SUCCESS' });
    await outbox.settle(command.actionId, { status: 'SUCCESS' });
    await publishAll(world.queue.publisher, [command]);
    const running = world.start({ outbox, handlers: { ACCEPT: () => expect.unreachable() } });
    await settle();
    await running.stop();
    expect(world.hub.outcomes.size).toBe(1);
    expect(world.queue.size).toBe(0);
    expect(world.queue.deadLetters).toEqual([]);
  });

  it('an outcome that is already reported adds its message to the deduplication store', async () => {
    const world = createWorld();
    const [outbox, dedupe] = [
      createMemoryOutbox({ clock: world.clock }),
      createMemoryDedupeStore({ clock: world.clock }),
    ];
    const command = accept('ORD-1');
    await outbox.settle(command.actionId, { status: 'SUCCESS' });
    await outbox.markReported(command.actionId);
    await publishAll(world.queue.publisher, [command]);
    const running = world.start({ outbox, dedupe, handlers: { ACCEPT: () => expect.unreachable() } });
    await settle();
    await running.stop();
    expect(world.hub.requests).toEqual([]);
    for (const key of [`event/${command.id}`, `action/${command.actionId}`]) expect(await dedupe.has([key])).toBe(true);
  });

  it.each([
    ['of its message', true],
    ['that was swept', false],
  ])(
    'an outcome counts as reported if the hub forgot its action after a crash: the one %s leaves no dead letter',
    async (_, comesAgain) => {
      const world = createWorld();
      const outbox = createMemoryOutbox({ clock: world.clock });
      const reports: (readonly [string | undefined, boolean])[] = [];
      const command = accept('ORD-1');
      world.hub.before = () => {
        throw new NotFoundError('no such action', { status: 404, outcome: 'refused' });
      };
      await outbox.settle(command.actionId, { status: 'SUCCESS' });
      await world.clock.advance(60_000);
      if (comesAgain) await publishAll(world.queue.publisher, [command]);
      const running = world.start({
        outbox,
        retry: { attempts: 1 },
        outboxScanIntervalInMs: comesAgain ? 3_600_000 : 60_000,
        handlers: { ACCEPT: () => expect.unreachable() },
        hooks: {
          onReported: ({ actionId, wasFinal }) => reports.push([actionId, wasFinal]),
          onRetry: ({ error }) => expect.unreachable(String(error)),
        },
      });
      await settle();
      await running.stop();
      expect(reports).toEqual([[command.actionId, true]]);
      expect(await outbox.find(command.actionId)).toMatchObject({ isReported: true });
      expect(world.queue.size).toBe(0);
      expect(world.queue.deadLetters).toEqual([]);
    },
  );

  it('an outcome is reported by the scan even if the message is never redelivered', async () => {
    const world = createWorld();
    const outbox = createMemoryOutbox({ clock: world.clock });
    const told: unknown[] = [];
    await outbox.settle('A1', { status: 'SUCCESS' });
    const running = world.start({
      outbox,
      outboxScanIntervalInMs: 60_000,
      handlers: {},
      hooks: { onReported: (notice) => told.push(notice) },
    });
    await settle();
    expect(world.hub.requests).toEqual([]);
    await world.clock.advance(60_000);
    await settle();
    expect(world.hub.requests).toEqual(['A1']);
    await world.clock.advance(600_000);
    expect(world.hub.requests).toEqual(['A1']);
    await running.stop();
    const facts = { queue: 'memory', eventId: undefined, type: undefined, actionId: 'A1' };
    expect(told).toEqual([{ ...facts, outcome: 'SUCCESS', wasFinal: false }]);
    expect(running.consumer.stats()).toMatchObject({ reported: 1, received: 0 });
  });

  it('an outcome is reported by the next scan if the hub was away', async () => {
    const world = createWorld();
    const outbox = createMemoryOutbox({ clock: world.clock });
    await outbox.settle('A1', { status: 'SUCCESS' });
    await world.clock.advance(60_000);
    let isAway = true;
    world.hub.before = () => {
      if (isAway) throw new Error('hub is away');
    };
    const running = world.start({ outbox, outboxScanIntervalInMs: 60_000, handlers: {} });
    await settle();
    isAway = false;
    await world.clock.advance(60_000);
    await settle();
    expect(world.hub.requests).toEqual(['A1', 'A1']);
    await running.stop();
  });

  it('an outcome that the hub refuses is reported to the hook, sent once in a run, and stays in the outbox', async () => {
    const world = createWorld();
    const stores = {
      dedupe: createMemoryDedupeStore({ clock: world.clock }),
      outbox: createMemoryOutbox({ clock: world.clock }),
    };
    const told: unknown[] = [];
    const options = {
      ...stores,
      outboxScanIntervalInMs: 60_000,
      handlers: {},
      hooks: { onRetry: ({ step, error }: RetryNotice) => told.push([step, (error as Error).message]) },
    };
    world.hub.before = () => {
      throw new ApiError('wrong', { status: 400, serverCode: 'INVALID_INPUT', outcome: 'refused' });
    };
    await stores.outbox.settle('A1', { status: 'SUCCESS' });
    await world.clock.advance(60_000);
    const running = world.start(options);
    await settle();
    await world.clock.advance(600_000);
    await running.stop();
    expect(world.hub.requests).toEqual(['A1']);
    expect(told).toEqual([['report', 'wrong']]);
    expect(await stores.outbox.find('A1')).toMatchObject({ isReported: false });
    world.hub.before = () => undefined;
    const next = world.start(options);
    await settle();
    await next.stop();
    expect([...world.hub.outcomes.keys()]).toEqual(['A1']);
    expect(await stores.outbox.find('A1')).toMatchObject({ isReported: true });
    expect(await stores.dedupe.has(['action/A1'])).toBe(true);
  });

  it('a 400 whose body was cut is reported again, because the action may be final', async () => {
    const world = createWorld();
    const command = accept('ORD-1');
    const calls: unknown[] = [];
    world.hub.before = () => {
      if (calls.push('report') === 1) throw new ApiError('cut', { status: 400, outcome: 'refused' });
    };
    await publishAll(world.queue.publisher, [command]);
    const running = world.start({ handlers: { ACCEPT: () => undefined } });
    await settle();
    await world.clock.advance(300_000);
    await running.stop();
    expect(world.queue.deadLetters).toEqual([]);
    expect([...world.hub.outcomes.keys()]).toEqual([command.actionId]);
  });

  it.each([400, 404])(
    "an outcome refused with %i doesn't count as reported: a scan or a returned dead letter sends it again",
    async (status) => {
      const world = createWorld({ leaseInMs: 600_000 });
      const reports: boolean[] = [];
      let isWrong = true;
      let calls = 0;
      world.hub.before = () => {
        const details = { status, serverCode: 'INVALID_INPUT', outcome: 'refused' } as const;
        if (isWrong) throw new (status === 404 ? NotFoundError : ApiError)('not now', details);
      };
      const command = accept('ORD-1');
      await publishAll(world.queue.publisher, [command]);
      const running = world.start({
        outbox: createMemoryOutbox({ clock: world.clock }),
        retry: { attempts: 2 },
        outboxScanIntervalInMs: 60_000,
        handlers: { ACCEPT: () => void (calls += 1) },
        hooks: { onReported: ({ wasFinal }) => reports.push(wasFinal) },
      });
      const comesBack = async (letters: number): Promise<void> => {
        await settle();
        await world.clock.advance(300_000);
        await settle();
        expect(world.queue.deadLetters).toHaveLength(letters);
        expect(reports).toEqual([]);
        await publishAll(world.queue.publisher, [command]);
      };
      await comesBack(1);
      await comesBack(2);
      isWrong = false;
      await settle();
      await world.clock.advance(60_000);
      await running.stop();
      expect(reports).toEqual([false]);
      expect(calls).toBe(1);
      expect([...world.hub.outcomes.keys()]).toEqual([command.actionId]);
    },
  );
});
