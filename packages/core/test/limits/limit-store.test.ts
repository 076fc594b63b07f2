import { describe, expect, test } from 'vitest';
import { createMemoryLimitStore, createVirtualClock, type LimitStore, RateLimitError } from '../../src/index.ts';
import { limitStoreSuite } from '../suites/limit-store.ts';
import { createWorld, errorOf, json, operations } from '../support/world.ts';

const windows = [{ requests: 2, periodInMs: 1_000 }];

const later = async <T>(value: T): Promise<T> => {
  await new Promise((resolve) => setTimeout(resolve, 0));
  return value;
};

/** A store that workers share: every response takes a turn of the event loop. */
function sharedStore(inner: LimitStore): LimitStore {
  return {
    acquire: async (...from) => later(await inner.acquire(...from)),
    complete: async (...from) => later(await inner.complete(...from)),
    release: async (...from) => later(await inner.release(...from)),
  };
}

limitStoreSuite('memory', async () => {
  const clock = createVirtualClock({ autoAdvance: true });
  const store = createMemoryLimitStore();
  return {
    one: store,
    other: store,
    now: () => clock.now(),
    wait: (inMs) => clock.wait(inMs),
    close: async () => undefined,
  };
});

describe('limit stores', () => {
  test('E03: in memory a slot is free exactly one window and a millisecond after the response', () => {
    const store = createMemoryLimitStore();
    expect(store.acquire('k', windows, 0, 0)).toEqual({ acquired: true, permit: '' });
    expect(store.acquire('k', windows, 0, 0)).toEqual({ acquired: true, permit: '' });
    expect(store.acquire('k', windows, 5_000, 0)).toEqual({ acquired: false, waitInMs: undefined });
    void store.complete('k', windows, '', 5_000);
    expect(store.acquire('k', windows, 6_000, 0)).toEqual({ acquired: false, waitInMs: 1 });
    expect(store.acquire('k', windows, 6_001, 0)).toEqual({ acquired: true, permit: '' });
  });

  test('in memory, the longest wait of all windows is returned', () => {
    const store = createMemoryLimitStore();
    const both = [...windows, { requests: 3, periodInMs: 60_000 }];
    for (const nowInMs of [0, 0, 2_000]) {
      expect(store.acquire('k', both, nowInMs, nowInMs)).toMatchObject({ acquired: true });
      void store.complete('k', both, '', nowInMs);
    }
    expect(store.acquire('k', both, 4_000, 4_000)).toEqual({ acquired: false, waitInMs: 56_001 });
    expect(store.used?.('k', both, 4_000)).toEqual([0, 3]);
  });

  test('idle keys are forgotten', () => {
    const store = createMemoryLimitStore();
    for (let index = 0; index < 5_000; index += 1) {
      void store.acquire(`k${index}`, windows, index * 10, index * 10);
      void store.complete(`k${index}`, windows, '', index * 10);
    }
    expect(store.used?.('k4999', windows, 49_990)).toEqual([1]);
  });

  test('E03: workers that share a store keep one limit together', async () => {
    const world = createWorld();
    const store = createMemoryLimitStore();
    const workers = [0, 1, 2].map(() =>
      world.runtime({ auth: { token: 'fixed-token' }, limitStore: sharedStore(store) }),
    );
    await Promise.all(
      workers.flatMap(({ send }) =>
        Array.from({ length: 40 }, () =>
          send({ operation: operations.paced, input: {}, options: {}, waitsForLimit: true }),
        ),
      ),
    );
    const times = world.sent.map(({ atInMs }) => atInMs).toSorted((a, b) => a - b);
    expect(times).toHaveLength(120);
    expect(times.every((time, index) => index < 30 || time - (times[index - 30] ?? 0) > 1_000)).toBe(true);
  });

  test('an abort during a request to the store returns the slot', async () => {
    const world = createWorld();
    const store = createMemoryLimitStore();
    const { send } = world.runtime({ auth: { token: 'fixed-token' }, limitStore: sharedStore(store) });
    const stop = new AbortController();
    const gone = errorOf(
      send({ operation: operations.slow, input: {}, options: { signal: stop.signal }, waitsForLimit: true }),
    );
    stop.abort();
    expect(await gone).toMatchObject({ name: 'AbortError' });
    await send({ operation: operations.slow, input: {}, options: {} });
    expect(world.sent).toHaveLength(1);
  });

  test('a store receives the start of the wait of the call', async () => {
    const world = createWorld();
    const inner = createMemoryLimitStore();
    const asked: number[] = [];
    const limitStore: LimitStore = {
      ...inner,
      acquire: (...from) => {
        asked.push(from[3] - world.clock.now());
        return inner.acquire(...from);
      },
    };
    const { send } = world.runtime({ auth: { token: 'fixed-token' }, limitStore });
    const slow = { operation: operations.slow, input: {}, options: {}, waitsForLimit: true };
    await Promise.all([send(slow), send(slow)]);
    expect(asked.slice(0, -1).every((waited) => waited === 0)).toBe(true);
    expect(asked.at(-1)).toBe(-60_001);
  });

  test('E02: a 429 that one worker got closes the key for the others', async () => {
    const world = createWorld({
      handler: () => (world.sent.length === 1 ? json({}, 429, { 'retry-after': '20' }) : json({ ok: true })),
    });
    const inner = createMemoryLimitStore();
    let closedUntilInMs = 0;
    const limitStore: LimitStore = {
      ...inner,
      pause: (_key, untilInMs) => void (closedUntilInMs = untilInMs),
      acquire: (key, windows_, nowInMs, sinceInMs) =>
        nowInMs < closedUntilInMs
          ? { acquired: false, waitInMs: closedUntilInMs - nowInMs, isPaused: true }
          : inner.acquire(key, windows_, nowInMs, sinceInMs),
    };
    const [one, other] = [0, 1].map(() => world.runtime({ auth: { token: 'fixed-token' }, limitStore }));
    const startInMs = world.clock.now();
    const refused = one?.call(operations.paced, {}, { maxAttempts: 1 });
    expect(await errorOf(refused ?? Promise.resolve())).toBeInstanceOf(RateLimitError);
    const tooLong = await errorOf(other?.call(operations.paced, {}, { maxWaitInMs: 10_000 }) ?? Promise.resolve());
    expect(tooLong).toMatchObject({ outcome: 'not-sent' });
    expect(world.clock.now()).toBe(startInMs);
    await other?.call(operations.paced, {});
    expect(world.clock.now() - startInMs).toBeGreaterThanOrEqual(20_000);
    expect(other?.limits()).toMatchObject([{ pausedUntil: undefined }]);
    expect(world.sent).toHaveLength(2);
  });
});
