/** Retention and order of the entries in the stores of this package. */
import { DatabaseSync } from 'node:sqlite';
import { createVirtualClock } from '@tradelane/core';
import type { SqliteConnection } from '@tradelane/core/sqlite';
import { describe, expect, test } from 'vitest';
import { createMemoryDedupeStore, createMemoryOutbox, type OutboxStore } from '../src/index.ts';
import { createSqliteDedupe, createSqliteOutbox } from '../src/sqlite.ts';

const dayInMs = 86_400_000;
const outcome = { status: 'SUCCESS' } as never;
/** In SQLite expired rows are deleted once per 1,000 writes. */
const stores = [
  ['memory', createMemoryOutbox, createMemoryDedupeStore, 1],
  [
    'SQLite',
    (options: object) => createSqliteOutbox(new DatabaseSync(':memory:'), options),
    (options: object) => createSqliteDedupe(new DatabaseSync(':memory:'), options),
    1_000,
  ],
] as const;

describe.each(stores)('in %s', (_, createOutbox, createDedupe, writes) => {
  const idsOf = async (outbox: OutboxStore, minAgeInMs: number, limit = 10): Promise<string[]> =>
    (await outbox.unreported({ minAgeInMs, limit })).map(({ actionId }) => actionId);

  test('unreported outcomes are returned oldest first, from their minimum age, at most as many as requested', async () => {
    const clock = createVirtualClock();
    const outbox = createOutbox({ clock });
    for (const action of ['b', 'a', 'c']) {
      await outbox.settle(action, outcome);
      await clock.advance(1_000);
    }
    expect(await idsOf(outbox, 0)).toEqual(['b', 'a', 'c']);
    expect(await idsOf(outbox, 0, 2)).toEqual(['b', 'a']);
    expect(await idsOf(outbox, 2_000)).toEqual(['b', 'a']);
    expect(await idsOf(outbox, 2_001)).toEqual(['b']);
    expect(await idsOf(outbox, 3_001)).toEqual([]);
    await outbox.markReported('b');
    expect(await idsOf(outbox, 0)).toEqual(['a', 'c']);
  });

  test('the first outcome of an action stays with its age', async () => {
    const clock = createVirtualClock();
    const outbox = createOutbox({ clock });
    expect(await outbox.settle('a', outcome)).toBe(true);
    await clock.advance(1_000);
    expect(await outbox.settle('a', { status: 'FAILURE' } as never)).toBe(false);
    expect(await outbox.find('a')).toEqual({ actionId: 'a', outcome, isReported: false });
    expect(await idsOf(outbox, 1_000)).toEqual(['a']);
    await outbox.markReported('a');
    await outbox.markReported('unknown');
    expect(await outbox.find('a')).toMatchObject({ isReported: true });
    expect(await outbox.find('unknown')).toBeUndefined();
    expect(await outbox.settle('a', outcome)).toBe(false);
  });

  test.each([
    ['fourteen days by default', {}, 14 * dayInMs],
    ['its retention', { retentionInMs: 5_000 }, 5_000],
  ])('a reported outcome is kept for %s, and an unreported one forever', async (_name, options, keptInMs) => {
    const clock = createVirtualClock();
    const outbox = createOutbox({ clock, ...options });
    let others = 0;
    const purge = async (): Promise<void> => {
      for (let write = 0; write < writes; write += 1) await outbox.settle(`other ${(others += 1)}`, outcome);
    };
    await outbox.settle('open', outcome);
    await outbox.settle('reported', outcome);
    // However late its report is, the time counts from the first one.
    await clock.advance(2 * keptInMs);
    await outbox.markReported('reported');
    await clock.advance(keptInMs);
    await outbox.markReported('reported');
    await purge();
    expect(await outbox.find('reported')).toBeDefined();
    await clock.advance(1);
    await purge();
    expect(await outbox.find('reported')).toBeUndefined();
    expect(await outbox.find('open')).toBeDefined();
  });

  test('a reported outcome is kept no longer because an earlier action is reported later', async () => {
    const clock = createVirtualClock();
    const outbox = createOutbox({ clock, retentionInMs: 5_000 });
    for (const action of ['first', 'second']) await outbox.settle(action, outcome);
    await outbox.markReported('second');
    await clock.advance(3_000);
    await outbox.markReported('first');
    await clock.advance(2_001);
    for (let write = 0; write < writes; write += 1) await outbox.settle(`other ${write}`, outcome);
    expect(await outbox.find('first')).toBeDefined();
    expect(await outbox.find('second')).toBeUndefined();
  });

  test.each([
    ['fourteen days by default', {}, 14 * dayInMs],
    ['its retention', { retentionInMs: 5_000 }, 5_000],
  ])('a key is kept for %s from its first addition', async (_name, options, keptInMs) => {
    const clock = createVirtualClock();
    const dedupe = createDedupe({ clock, ...options });
    let others = 0;
    const purge = async (): Promise<void> => {
      for (let write = 0; write < writes; write += 1) await dedupe.add([`other ${(others += 1)}`]);
    };
    expect(await dedupe.add(['k'])).toBe(true);
    await clock.advance(1_000);
    expect(await dedupe.add(['new', 'k'])).toBe(false);
    expect(await dedupe.has(['new'])).toBe(true);
    await clock.advance(keptInMs - 1_000);
    await purge();
    expect(await dedupe.has(['k'])).toBe(true);
    await clock.advance(1);
    await purge();
    expect(await dedupe.has(['k'])).toBe(false);
    expect(await dedupe.has(['new'])).toBe(true);
    expect(await dedupe.add(['k'])).toBe(true);
  });

  test('a store with an invalid or unknown option is refused by name', () => {
    for (const create of [createOutbox, createDedupe]) {
      for (const retentionInMs of [0, -1, Number.NaN])
        expect(() => create({ retentionInMs })).toThrow('`retentionInMs` must be above 0');
      expect(() => create({ retention: 5_000 } as never)).toThrow('retention');
      expect(() => create(null as never)).toThrow('Pass the options as an object.');
    }
  });
});

test('every key in memory expires at its own time, whether it is looked up or added', async () => {
  const clock = createVirtualClock();
  const [looked, added] = [1, 2].map(() => createMemoryDedupeStore({ clock, retentionInMs: 5_000 }));
  for (const key of ['first', 'second', 'third']) {
    for (const store of [looked, added]) await store?.add([key]);
    await clock.advance(1_000);
  }
  await clock.advance(3_000);
  // The first one has expired, and the second one expires after this millisecond.
  const known = (): unknown[] => ['first', 'second', 'third'].map((key) => looked?.has([key]));
  expect(known()).toEqual([false, true, true]);
  expect(await added?.add(['second'])).toBe(false);
  await clock.advance(1);
  expect(known()).toEqual([false, false, true]);
  expect(await added?.add(['second'])).toBe(true);
  await clock.advance(1_000);
  expect(known()).toEqual([false, false, false]);
  expect(await added?.add(['second', 'third'])).toBe(false);
  expect(await added?.add(['fourth'])).toBe(true);
});

describe('SQLite', () => {
  test('deletes expired rows with the first write of a process, and then once per 1,000 writes', async () => {
    const clock = createVirtualClock();
    const database = new DatabaseSync(':memory:');
    const dedupe = createSqliteDedupe(database, { clock, retentionInMs: 5_000 });
    await dedupe.add(['k']);
    await clock.advance(5_001);
    for (let write = 0; write < 999; write += 1) await dedupe.add([`other ${write}`]);
    expect(await dedupe.has(['k'])).toBe(true);
    await dedupe.add(['last']);
    expect(await dedupe.has(['k'])).toBe(false);
    await clock.advance(5_001);
    const next = createSqliteDedupe(database, { clock, retentionInMs: 5_000 });
    await next.add(['first']);
    expect(next.has(['last'])).toBe(false);
  });

  test('may count changed rows with big integers', async () => {
    const database = new DatabaseSync(':memory:');
    const connection: SqliteConnection = {
      exec: (sql) => database.exec(sql),
      prepare: (sql) => {
        const statement = database.prepare(sql);
        statement.setReadBigInts(true);
        return statement;
      },
    };
    expect(createSqliteDedupe(connection).add(['a', 'b'])).toBe(true);
    expect(createSqliteOutbox(connection).settle('a', outcome)).toBe(true);
  });

  test('keeps each store in its table, whatever its name is', async () => {
    const database = new DatabaseSync(':memory:');
    const plain = createSqliteDedupe(database);
    const other = createSqliteDedupe(database, { table: 'my "handled" ones' });
    await other.add(['k']);
    expect([plain.has(['k']), other.has(['k'])]).toEqual([false, true]);
    const [first, second] = [createSqliteOutbox(database), createSqliteOutbox(database, { table: 'other; outbox' })];
    await second.settle('a', outcome);
    expect([first.find('a'), second.find('a')]).toEqual([undefined, { actionId: 'a', outcome, isReported: false }]);
    const names = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`).all();
    expect(names.map(({ name }) => name)).toEqual([
      'my "handled" ones',
      'other; outbox',
      'tradelane_handled',
      'tradelane_outbox',
    ]);
  });
});
