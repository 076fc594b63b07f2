/** Retention and order of the entries in the stores of this package. */
import { DatabaseSync } from 'node:sqlite';
import { createVirtualClock } from '@tradelane/core';
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
    await outbox.markReported('reported');
    await clock.advance(keptInMs);
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
});
