/** A sync when its store, its lease or its restarts fail. */
import { afterEach, describe, expect, test } from 'vitest';
import {
  CheckpointError,
  type CheckpointStore,
  createMemoryCheckpoints,
  createVirtualClock,
  LeaseHeldError,
  TokenError,
  type VirtualClock,
} from '@tradelane/core';
import type { SyncOptions } from '../../src/index.ts';
import { Sync, type SyncSource } from '../../src/follow.ts';

interface Row {
  readonly id: string;
  readonly updated_at: string;
}

const clocks: VirtualClock[] = [];
afterEach(() => {
  for (const clock of clocks.splice(0)) clock.stop();
});
function virtualClock(): VirtualClock {
  const clock = createVirtualClock({ startInMs: Date.UTC(2026, 0, 1), autoAdvance: true });
  clocks.push(clock);
  return clock;
}

const minute = 60_000;

/** Rows that changed `apartInMs` after each other, oldest first, 100 on a page. */
function sourceOf(total: number, apartInMs: number, failures: unknown[] = []): SyncSource<Row> {
  const start = Date.UTC(2025, 0, 1);
  return {
    name: 'rows',
    isAscending: true,
    filter: {},
    intervalInMs: minute,
    keyOf: ({ id }) => id,
    changedAt: ({ updated_at }) => updated_at,
    read: async (position) => {
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
      const from =
        'cursor' in position
          ? Number(position.cursor)
          : Math.max(0, Math.ceil((position.since.getTime() - start) / apartInMs));
      const items = Array.from({ length: Math.max(0, Math.min(100, total - from)) }, (_, index) => ({
        id: `r${from + index}`,
        updated_at: new Date(start + (from + index) * apartInMs).toISOString(),
      }));
      return { items, nextCursor: from + 100 < total ? String(from + 100) : undefined };
    },
  };
}

test('a consumer that fails after every 15th item reaches the end, each item once, even if a page spans days', async () => {
  const [clock, checkpoint] = [virtualClock(), createMemoryCheckpoints()];
  const times = new Map<string, number>();
  let runs = 0;
  for (let isDone = false; !isDone && runs < 50; runs += 1) {
    let left = runs === 0 ? 150 : 15;
    const handler = ({ id }: Row): void => {
      if (left === 0) throw new Error('down');
      left -= 1;
      times.set(id, (times.get(id) ?? 0) + 1);
    };
    isDone = await new Sync(sourceOf(300, 10 * minute), { checkpoint, handler }, clock).run().then(
      () => true,
      () => false,
    );
  }
  expect(times.size).toBe(300);
  expect([...times.values()].filter((count) => count !== 1)).toEqual([]);
  expect(runs).toBeLessThanOrEqual(11);
});

/** How a store fails while `isDown` is true. */
const failures: Readonly<Record<string, () => never | Promise<never>>> = {
  'throws at once': () => {
    throw new Error('database is locked');
  },
  rejects: () => Promise.reject(new Error('connection lost')),
  hangs: () => new Promise(() => undefined),
};

describe.each(Object.entries(failures))('a store that %s', (failure, fail) => {
  const failing = (isDown: () => boolean, kept: CheckpointStore): CheckpointStore => ({
    read: (prefix) => (isDown() ? fail() : kept.read(prefix)),
    write: (changes, condition) => (isDown() ? fail() : kept.write(changes, condition)),
  });

  test('and recovers delays following, is reported to onError and loses nothing', async () => {
    const clock = virtualClock();
    const stop = new AbortController();
    let calls = 0;
    // Down for ten calls after every 30, for any operation.
    const checkpoint = failing(() => (calls += 1) % 40 > 30, createMemoryCheckpoints());
    const times = new Map<string, number>();
    const errors: Error[] = [];
    const handler: SyncOptions<Row>['handler'] = ({ id }, { redelivery }) => {
      if (!redelivery) times.set(id, (times.get(id) ?? 0) + 1);
    };
    const pass = setInterval(() => void clock.advance(31_000), 1);
    await new Sync(sourceOf(250, minute), { checkpoint, handler }, clock)
      .follow({ signal: stop.signal, onRun: () => stop.abort(), onError: (error) => errors.push(error) })
      .finally(() => clearInterval(pass));
    expect(times.size).toBe(250);
    expect([...times.values()].filter((count) => count !== 1)).toEqual([]);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.filter(({ message }) => message.split('The checkpoint store').length > 2)).toEqual([]);
    expect(errors.filter((error) => !(error instanceof CheckpointError || error instanceof LeaseHeldError))).toEqual(
      [],
    );
  });
});

test("one broken response of the token endpoint doesn't end following", async () => {
  const clock = virtualClock();
  const stop = new AbortController();
  const broken = Array.from(
    { length: 8 },
    () => new TokenError('The token endpoint responded with 200 and no usable access_token', { status: 200 }),
  );
  const errors: Error[] = [];
  await new Sync(
    sourceOf(3, minute, broken),
    { checkpoint: createMemoryCheckpoints(), handler: () => undefined },
    clock,
  ).follow({
    signal: stop.signal,
    onRun: () => stop.abort(),
    onError: (error) => errors.push(error),
  });
  expect(errors).toHaveLength(1);
});
