import { describe, expect, test } from 'vitest';
import { createMemoryLimitStore, type LimitStore, RateLimitError } from '../../src/index.ts';
import { createWorld, errorOf, json, operations } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };
const walk = {
  id: 'walk',
  method: 'GET',
  path: '/v2/walk',
  query: { page_token: 'string' },
  page: { style: 'seek', items: 'data', defaultLimit: 1, maxLimit: 1 },
  rate: { maximum: [{ requests: 1, periodInMs: 1_000 }] },
} as const;

describe('how long a call waits for its limit', () => {
  test('maxWaitInMs is a bound: a call that has waited that long is refused, whatever else uses the limit', async () => {
    const world = createWorld({
      handler: async () => {
        if (world.sent.length <= 30) await world.clock.wait(25_000);
        return json({ ok: true });
      },
    });
    const runtime = world.runtime(bearer);
    const slow = Array.from({ length: 30 }, () => runtime.call(operations.paced, {}).then(() => undefined));
    await world.clock.wait(10);
    const startInMs = world.clock.now();
    const error = await errorOf(runtime.call(operations.paced, {}, { maxWaitInMs: 2_000 }));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ outcome: 'not-sent', attempts: 0 });
    expect(world.clock.now() - startInMs).toBe(2_000);
    expect((error as RateLimitError).retryAt.getTime()).toBeGreaterThan(world.clock.now());
    await Promise.all(slow);
    expect(runtime.limits()).toMatchObject([{ queued: 0 }]);
  });

  test('G10: a call next to an iterator waits for its turn, not for the whole iteration', async () => {
    const world = createWorld({ handler: () => json({ data: [1], next_page_token: `t${world.sent.length}` }) });
    const runtime = world.runtime(bearer);
    const walking = (async () => {
      for await (const _ of runtime.list(walk, {})) if (world.sent.length >= 12) return;
    })();
    await world.clock.wait(50);
    const startInMs = world.clock.now();
    await runtime.call(walk, {}, { maxWaitInMs: 5_000 });
    expect(world.clock.now() - startInMs).toBeLessThan(3_000);
    await walking;
  });

  test('G10: an iterator next to many calls gets its turn', async () => {
    const world = createWorld({ handler: () => json({ data: [1], next_page_token: `t${world.sent.length}` }) });
    const runtime = world.runtime(bearer);
    const iterator = runtime.list(walk, {})[Symbol.asyncIterator]();
    await iterator.next();
    const calls = Array.from({ length: 3 }, () => runtime.call(walk, {}).then(() => undefined));
    await iterator.next();
    expect(world.sent).toHaveLength(5);
    await Promise.all(calls);
  });

  test('beforeSend is called after every wait: for a token, for a turn among concurrent calls', async () => {
    const world = createWorld({
      tokenLatencyInMs: 700,
      handler: async () => {
        await world.clock.wait(1_000);
        return json({});
      },
    });
    const runtime = world.runtime({ maxConcurrency: 1 });
    const startInMs = world.clock.now();
    const calledAfterInMs: number[] = [];
    const beforeSend = (): void => void calledAfterInMs.push(world.clock.now() - startInMs);
    await Promise.all([1, 2].map(() => runtime.call(operations.list, {}, { beforeSend }).then(() => undefined)));
    expect(calledAfterInMs).toEqual([700, 1_700]);
    expect(world.sent.map(({ atInMs }) => atInMs - startInMs)).toEqual([700, 1_700]);
  });

  test('E03: a slot that another client of the same store frees is found soon, also while calls of this one are in flight', async () => {
    const two = { ...walk, rate: { maximum: [{ requests: 2, periodInMs: 1_000 }] } };
    const world = createWorld({
      handler: async ({ headers }) => {
        await world.clock.wait(headers['x-slow'] === 'yes' ? 120_000 : 20);
        return json({});
      },
    });
    const limitStore: LimitStore = createMemoryLimitStore();
    const [one, other] = [world.runtime({ ...bearer, limitStore }), world.runtime({ ...bearer, limitStore })];
    const slow = other.call(two, {}, { headers: { 'x-slow': 'yes' }, timeoutInMs: 200_000 }).then(() => undefined);
    const quick = one.call(two, {}).then(() => undefined);
    await world.clock.wait(1);
    const startInMs = world.clock.now();
    await other.call(two, {});
    expect(world.clock.now() - startInMs).toBeLessThan(3_000);
    await Promise.all([slow, quick]);
  });
});

describe('a clock that is set', () => {
  /** The time of day jumps, and the monotonic time doesn't. */
  function jumpy(world: ReturnType<typeof createWorld>): { clock: typeof world.clock; jump(byMs: number): void } {
    let offsetInMs = 0;
    const clock = { ...world.clock, now: () => world.clock.now() + offsetInMs, monotonic: () => world.clock.now() };
    return { clock: clock as typeof world.clock, jump: (byMs) => void (offsetInMs += byMs) };
  }

  test.each([
    ['back', -3_600_000],
    ['forward', 3_600_000],
  ])('G11: a limit opens on time if the system clock is set %s', async (_, byMs) => {
    const world = createWorld();
    const { clock, jump } = jumpy(world);
    const runtime = world.runtime({ ...bearer, clock });
    await runtime.call(operations.slow, {});
    jump(byMs);
    const refused = await errorOf(runtime.call(operations.slow, {}, { maxWaitInMs: 59_000 }));
    expect((refused as RateLimitError).retryAt.getTime() - clock.now()).toBe(60_001);
    await runtime.call(operations.slow, {}, { maxWaitInMs: 61_000 });
    const [first, second] = world.sent.map(({ atInMs }) => atInMs);
    expect((second ?? 0) - (first ?? 0)).toBe(60_001);
  });

  test('E02: a pause after a 429 lasts as long as requested if the clock is set back', async () => {
    const world = createWorld({
      handler: () => (world.sent.length === 1 ? json({}, 429, { 'retry-after': '9' }) : json({ ok: true })),
    });
    const { clock, jump } = jumpy(world);
    const runtime = world.runtime({ ...bearer, clock });
    await errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }, { maxAttempts: 1 }));
    jump(-86_400_000);
    expect(runtime.limits()).toMatchObject([{ pausedUntil: new Date(clock.now() + 9_000) }]);
    await runtime.call(operations.read, { path: { thing_id: 1 } });
    expect((world.sent[1]?.atInMs ?? 0) - (world.sent[0]?.atInMs ?? 0)).toBe(9_000);
  });

  test('T04, G11: a token is renewed on time if the system clock is set back', async () => {
    const world = createWorld({ tokenLatencyInMs: 0 });
    const { clock, jump } = jumpy(world);
    const runtime = world.runtime({ clock });
    await runtime.call(operations.read, { path: { thing_id: 1 } });
    jump(-3_600_000);
    await world.clock.advance(3_400_000);
    await runtime.call(operations.read, { path: { thing_id: 1 } });
    expect(world.tokensIssued()).toBe(2);
    expect(world.sent).toHaveLength(2);
  });
});
