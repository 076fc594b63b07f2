import { describe, expect, test } from 'vitest';
import type { DedupeStore, OutboxStore } from '../../src/index.ts';

interface EventStores {
  readonly dedupe: DedupeStore;
  readonly outbox: OutboxStore<{ readonly status: string }>;
}

/** The same empty stores for two processes. Both are the same stores if only one process can use them. */
export interface OpenedEventStores {
  readonly one: EventStores;
  readonly other: EventStores;
  /** Resolves when a later entry has a later time. */
  wait(): Promise<unknown>;
}

/** The contract of every deduplication store and outbox. */
export function eventStoreSuite(name: string, open: () => Promise<OpenedEventStores>): void {
  describe(`stores in ${name}`, () => {
    test('stores remember keys, and only one of several workers that add the same key at once gets true', async () => {
      const { one, other } = await open();
      expect(await one.dedupe.has(['a'])).toBe(false);
      expect(await one.dedupe.add(['a', 'b', 'a'])).toBe(true);
      expect(await other.dedupe.add(['b', 'c'])).toBe(false);
      expect(await other.dedupe.has(['x', 'b'])).toBe(true);
      expect(await one.dedupe.has(['c'])).toBe(true);
      expect(await one.dedupe.has(['x', `'); DROP TABLE "tradelane_handled"; --`])).toBe(false);
      expect(await one.dedupe.has([])).toBe(false);
      const added = await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : other).dedupe.add(['new', `${index}`])),
      );
      expect(added.filter(Boolean)).toHaveLength(1);
    });

    test('stores keep the first outcome of an action, before and after its report', async () => {
      const { one, other } = await open();
      expect(await one.outbox.find('a')).toBeUndefined();
      expect(await one.outbox.settle('a', { status: 'SUCCESS' })).toBe(true);
      expect(await other.outbox.settle('a', { status: 'FAILURE' })).toBe(false);
      expect(await other.outbox.find('a')).toEqual({
        actionId: 'a',
        outcome: { status: 'SUCCESS' },
        isReported: false,
      });
      await one.outbox.markReported('a');
      await one.outbox.markReported('a');
      expect(await other.outbox.find('a')).toMatchObject({ isReported: true });
      expect(await other.outbox.settle('a', { status: 'FAILURE' })).toBe(false);
    });

    test('stores list unreported outcomes, the oldest first, once they are old enough', async () => {
      const { one, other, wait } = await open();
      for (const id of ['b', 'a', 'c']) {
        await one.outbox.settle(id, { status: 'SUCCESS' });
        await wait();
      }
      const ids = async (minAgeInMs: number, limit = 10): Promise<readonly string[]> =>
        (await other.outbox.unreported({ minAgeInMs, limit })).map(({ actionId }) => actionId);
      expect(await ids(0)).toEqual(['b', 'a', 'c']);
      expect(await ids(0, 2)).toEqual(['b', 'a']);
      expect(await ids(3_600_000)).toEqual([]);
      await one.outbox.markReported('a');
      expect(await ids(0)).toEqual(['b', 'c']);
    });
  });
}
