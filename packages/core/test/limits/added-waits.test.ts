/** The waits of one call add up, and a pause never becomes shorter. */
import { describe, expect, test } from 'vitest';
import { limitsOf } from '../../src/limits/limits.ts';
import { Lifetime } from '../../src/runtime.ts';
import { rateLimits } from '../../src/limits/rate-limiter.ts';
import { createMemoryLimitStore, createVirtualClock, RateLimitError } from '../../src/index.ts';
import { createWorld, errorOf, json, operations } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };

describe('the waits of a call', () => {
  const refusing = (refusals: number, rateLimiting: boolean) => {
    const world = createWorld({
      handler: () => (world.sent.length <= refusals ? json({}, 429, { 'retry-after': '20' }) : json({ ok: true })),
    });
    return { world, runtime: world.runtime({ ...bearer, rateLimiting }) };
  };

  test.each([true, false])('E02: add up to at most `maxWaitInMs`, with rate limiting %s', async (rateLimiting) => {
    const { world, runtime } = refusing(9, rateLimiting);
    const startInMs = world.clock.now();
    const error = await errorOf(
      runtime.call(operations.read, { path: { thing_id: 1 } }, { maxWaitInMs: 59_999, maxAttempts: 9 }),
    );
    expect(error).toBeInstanceOf(RateLimitError);
    expect(world.sent.map(({ atInMs }) => atInMs - startInMs)).toEqual([0, 20_000, 40_000]);
  });

  test.each([true, false])('E02: may add up to exactly `maxWaitInMs`, with rate limiting %s', async (rateLimiting) => {
    const { world, runtime } = refusing(2, rateLimiting);
    const startInMs = world.clock.now();
    await runtime.call(operations.read, { path: { thing_id: 1 } }, { maxWaitInMs: 40_000, maxAttempts: 9 });
    expect(world.sent.map(({ atInMs }) => atInMs - startInMs)).toEqual([0, 20_000, 40_000]);
  });

  test.each([true, false])(
    "E02: don't start if they end at the deadline, with rate limiting %s",
    async (rateLimiting) => {
      const { world, runtime } = refusing(1, rateLimiting);
      const startInMs = world.clock.now();
      const call = runtime.call(operations.read, { path: { thing_id: 1 } }, { deadlineInMs: 20_000 });
      expect(await errorOf(call)).toMatchObject({ name: 'RateLimitError', status: 429, attempts: 1 });
      expect(world.clock.now()).toBe(startInMs);
    },
  );

  test('E03: for a slot and after a 429 add up too', async () => {
    const world = createWorld({
      handler: () => (world.sent.length === 2 ? json({}, 429, { 'retry-after': '20' }) : json({})),
    });
    const runtime = world.runtime(bearer);
    await runtime.call(operations.slow, {});
    const error = await errorOf(runtime.call(operations.slow, {}, { maxWaitInMs: 70_000 }));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(world.sent).toHaveLength(2);
  });
});

describe('a pause', () => {
  test("E02: isn't shortened by a later 429, and is extended by a longer one", async () => {
    const clock = createVirtualClock();
    const limiter = rateLimits(clock, createMemoryLimitStore());
    const rate = { maximum: [{ requests: 5, periodInMs: 1_000 }] };
    const call = { operation: { id: 'read', method: 'GET', path: '/read', rate } as const, input: {}, options: {} };
    const windows = limitsOf(call);
    const admit = (maxWaitInMs = Infinity) =>
      limiter.admit({ windows, key: 'k', urgent: false, maxWaitInMs, lifetime: new Lifetime() });
    (await admit()).release();
    limiter.pause('k', 20_000);
    await clock.advance(1_000);
    limiter.pause('k', 5_000);
    let isSent = false;
    const waiting = Promise.resolve(admit()).then(() => (isSent = true));
    await clock.advance(18_999);
    expect(isSent).toBe(false);
    limiter.pause('k', 10_000);
    await clock.advance(9_999);
    expect(isSent).toBe(false);
    await clock.advance(1);
    await waiting;
    expect(isSent).toBe(true);
    expect(clock.pending).toBe(0);
    expect(
      limiter
        .snapshot('k')
        .map(({ pausedUntil }) => pausedUntil)
        .filter(Boolean),
    ).toEqual([]);
  });
});
