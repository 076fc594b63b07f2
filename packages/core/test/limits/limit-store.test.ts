import { describe, expect, test } from 'vitest';
import { createMemoryLimitStore, createVirtualClock, type LimitStore, RateLimitError } from '../../src/index.ts';
import { limitStoreSuite } from '../suites/limit-store.ts';
import { createWorld, errorOf, json, operations } from '../support/world.ts';

const windows = [{ requests: 2, periodInMs: 1_000 }];

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
