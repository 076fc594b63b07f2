/** Optional parts of a store: a forecast, a pause, counts. */
import { expect, test } from 'vitest';
import { Lifetime } from '../../src/clock/lifetime.ts';
import { type Limiter, type Permit, WaitTooLongError, limitsOf } from '../../src/limits/limits.ts';
import { rateLimits } from '../../src/limits/rate-limiter.ts';
import { createMemoryLimitStore, createVirtualClock, type LimitStore, type VirtualClock } from '../../src/index.ts';
import { errorOf } from '../support/world.ts';

const minuteInMs = 60_000;

function limiterOf(
  more: Partial<LimitStore> = {},
  requests = 1,
): { limiter: Limiter; clock: VirtualClock; go: (maxWaitInMs: number) => Promise<Permit> } {
  const clock = createVirtualClock();
  const { acquire, complete, release } = createMemoryLimitStore();
  const limiter = rateLimits(clock, { acquire, complete, release, ...more });
  const rate = { maximum: [{ requests, periodInMs: minuteInMs }] };
  const call = { operation: { id: 'read', method: 'GET', path: '/read', rate } as const, input: {}, options: {} };
  return {
    limiter,
    clock,
    go: async (maxWaitInMs) =>
      limiter.admit({
        windows: limitsOf(call),
        key: 'k',
        urgent: false,
        maxWaitInMs,
        lifetime: new Lifetime(),
      }),
  };
}

test('without a forecast, only calls that wait behind others are refused at once', async () => {
  const { go, clock } = limiterOf({}, 2);
  for (const permit of await Promise.all([go(0), go(0)])) permit.complete();
  const waiting = [go(Infinity), go(Infinity)];
  const startInMs = clock.now();
  expect(await errorOf(go(59_999))).toMatchObject({ waitInMs: minuteInMs });
  expect(clock.now()).toBe(startInMs);
  const patient = go(3 * minuteInMs);
  await clock.advance(minuteInMs + 1);
  for (const permit of await Promise.all(waiting)) permit.complete();
  await clock.advance(minuteInMs + 1);
  (await patient).complete();
});

test("without a forecast, the first waiting call isn't refused before it has waited", async () => {
  const { go, clock } = limiterOf({}, 2);
  for (const permit of await Promise.all([go(0), go(0)])) permit.complete();
  void go(Infinity);
  const second = go(minuteInMs + 2);
  await clock.advance(minuteInMs + 1);
  expect(await second).toHaveProperty('complete');
});

test('without counts, the slots in flight here are shown as used', async () => {
  const { go, limiter } = limiterOf({}, 3);
  const first = await go(0);
  void go(0);
  expect(limiter.snapshot('')).toMatchObject([{ windows: [{ requests: 3, used: 2 }], pausedUntil: undefined }]);
  first.release();
  first.complete();
  expect(limiter.snapshot('')).toMatchObject([{ windows: [{ used: 1 }] }]);
});

test('E02: a shared store is notified of a pause once, and never of a shorter one', async () => {
  const heard: number[] = [];
  const { limiter, clock } = limiterOf({ pause: (_, untilInMs, nowInMs) => void heard.push(untilInMs - nowInMs) });
  limiter.pause('k', 9_000);
  limiter.pause('k', 9_000);
  limiter.pause('k', 4_000);
  await clock.advance(8_000);
  limiter.pause('k', 1_000);
  limiter.pause('k', 2_000);
  expect(heard).toEqual([9_000, 2_000]);
});

test('E02: a pause refuses calls that may not wait so long, and the others are sent after it', async () => {
  const { limiter, clock, go } = limiterOf({}, 5);
  limiter.pause('k', 1_000);
  const short = errorOf(go(1_500));
  const long = go(20_000) as Promise<Permit>;
  limiter.pause('k', 5_000);
  const startInMs = clock.now();
  expect(await short).toBeInstanceOf(WaitTooLongError);
  expect(await short).toMatchObject({ waitInMs: 5_000 });
  expect(clock.now()).toBe(startInMs);
  let went: number | undefined;
  void long.then(() => (went = clock.now() - startInMs));
  await clock.advance(4_999);
  expect(went).toBeUndefined();
  await clock.advance(1);
  expect(went).toBe(5_000);
});
