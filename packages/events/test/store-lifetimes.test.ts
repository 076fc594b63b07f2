/** Retention and order of the entries in the stores of this package. */
import { DatabaseSync } from 'node:sqlite';
import { createVirtualClock } from '@tradelane/core';
import { describe, expect, test } from 'vitest';
import { createMemoryDedupeStore, createMemoryOutbox } from '../src/index.ts';
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

test.each([
  [0, 5_000],
  [1, 1],
])('a SQLite connection with a busy timeout of %i ms gets %i ms from the stores', (timeout, expected) => {
  for (const create of [createSqliteDedupe, createSqliteOutbox]) {
    const database = new DatabaseSync(':memory:', { timeout, readBigInts: true });
    create(database);
    expect(database.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: BigInt(expected) });
  }
});
