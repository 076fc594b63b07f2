/** Events during a slow request to a store. */
import { expect, test } from 'vitest';
import { Lifetime } from '../../src/clock/lifetime.ts';
import { type Limiter, type Permit, limitsOf } from '../../src/limits/limits.ts';
import { rateLimits } from '../../src/limits/rate-limiter.ts';
import { AlternatingQueue, WakeUp } from '../../src/limits/waiting-calls.ts';
import {
  type Clock,
  createMemoryLimitStore,
  createVirtualClock,
  type LimitStore,
  type RateWindow,
} from '../../src/index.ts';
import { errorOf } from '../support/world.ts';

const minute = { requests: 5, periodInMs: 60_000 };
const second = { requests: 5, periodInMs: 1_000 };

/** A store with a latency, and the calls that it received. */
function limiterOf(awayInMs = 100, more: (inner: LimitStore, clock: Clock) => Partial<LimitStore> = () => ({})) {
  const clock = createVirtualClock();
  const inner = createMemoryLimitStore();
  const told: string[] = [];
  const store: LimitStore = {
    acquire: async (...from) => {
      await clock.wait(awayInMs);
      const taken = inner.acquire(...from);
      told.push(`acquire of ${from[1].length}`);
      return taken;
    },
    complete: (...from) => inner.complete(...from),
    release: (...from) => {
      told.push(`release of ${from[1].length}`);
      return inner.release(...from);
    },
    ...more(inner, clock),
  };
  const limiter: Limiter = rateLimits(clock, store);
  const ask = (maximum: readonly RateWindow[] = [minute], lifetime = new Lifetime(), maxWaitInMs = Infinity) => {
    const operation = { id: 'read', method: 'GET', path: '/read', rate: { maximum } } as const;
    const call = { operation, input: {}, options: {} };
    return limiter.admit({
      windows: limitsOf(call),
      key: 'k',
      urgent: false,
      maxWaitInMs,
      lifetime,
    }) as Promise<Permit>;
  };
  return { clock, told, limiter, ask };
}

test('a call that has ended meanwhile returns its slot, and nothing is left', async () => {
  const { clock, told, limiter, ask } = limiterOf();
  const lifetime = new Lifetime();
  const gone = errorOf(ask([minute], lifetime));
  await clock.advance(50);
  lifetime.end('enough');
  expect(await gone).toBe('enough');
  await clock.advance(60);
  expect(told).toEqual(['acquire of 1', 'release of 1']);
  expect(limiter.snapshot('')).toMatchObject([{ queued: 0, windows: [{ used: 0 }] }]);
  expect(clock.pending).toBe(0);
});

test('a slot that arrives after a 429 has closed the key is returned, and acquired again after the pause', async () => {
  const { clock, told, limiter, ask } = limiterOf();
  const startInMs = clock.now();
  const permit = ask().then(() => clock.now() - startInMs);
  await clock.advance(50);
  limiter.pause('k', 5_000);
  await clock.advance(4_990);
  expect(told).toEqual(['acquire of 1', 'release of 1']);
  await clock.advance(1_000);
  expect(await permit).toBe(5_150);
});

test("a slot for other windows than the next call's is returned", async () => {
  const { clock, told, ask } = limiterOf();
  const lifetime = new Lifetime();
  const gone = errorOf(ask([minute], lifetime));
  const next = ask([minute, second]);
  await clock.advance(50);
  lifetime.end('enough');
  await gone;
  await clock.advance(200);
  expect(await next).toHaveProperty('complete');
  expect(told).toEqual(['acquire of 1', 'release of 1', 'acquire of 2']);
});

test('a slot that a store frees later goes to a waiting call', async () => {
  const once = { requests: 1, periodInMs: 1_000 };
  const { clock, ask } = limiterOf(0, (inner, own) => ({
    acquire: (...from) => inner.acquire(...from),
    release: async (...from) => {
      await own.wait(100);
      return inner.release(...from);
    },
  }));
  const first = await ask([once]);
  let hasGone = false;
  void ask([once]).then(() => (hasGone = true));
  first.release();
  await clock.advance(99);
  expect(hasGone).toBe(false);
  await clock.advance(1);
  expect(hasGone).toBe(true);
});

test('a store with a latency of three seconds gets one request for each waiting call', async () => {
  const { clock, told, ask } = limiterOf(3_000);
  const permits = Promise.all([ask(), ask()]);
  await clock.advance(7_000);
  expect(told).toEqual(['acquire of 1', 'acquire of 1']);
  expect(await permits).toHaveLength(2);
  expect(clock.pending).toBe(0);
});

test('a store that frees a slot without a call is asked again, also while all slots are in flight here', async () => {
  const once = { requests: 1, periodInMs: 1_000 };
  let asked = 0;
  const { clock, ask } = limiterOf(0, () => ({
    acquire: async () => {
      asked += 1;
      return asked === 2 ? { acquired: false, waitInMs: undefined } : { acquired: true, permit: `${asked}` };
    },
  }));
  await ask([once]);
  let hasGone = false;
  void ask([once]).then(() => (hasGone = true));
  await clock.advance(1_000);
  expect([asked, hasGone]).toEqual([3, true]);
});

test('a wake-up happens once, at the earliest of the set times', async () => {
  const clock = createVirtualClock({ startInMs: 0 });
  const woken: number[] = [];
  const wakeUp = new WakeUp(clock, () => woken.push(clock.now()));
  for (const atInMs of [500, 300, 400, 300]) wakeUp.at(atInMs);
  expect(clock.pending).toBe(1);
  await clock.advance(1_000);
  expect(woken).toEqual([300]);
  wakeUp.at(1_500);
  await clock.advance(1_000);
  expect(woken).toEqual([300, 1_500]);
  wakeUp.at(900);
  await clock.advance(0);
  expect(woken).toEqual([300, 1_500, 2_000]);
  wakeUp.at(5_000);
  wakeUp.cancel();
  expect(clock.pending).toBe(0);
  await clock.advance(9_000);
  expect(woken).toHaveLength(3);
});

test('replays and first attempts are counted in their alternating order', () => {
  const turns = new AlternatingQueue<{ readonly name: string }>();
  const wait = (name: string): unknown => turns.queueOf(name.startsWith('u')).add({ name });
  for (const name of ['r1', 'u1', 'u2', 'u3']) wait(name);
  // u1 r1 u2, then the new one.
  expect([turns.ahead(false), turns.ahead(true), turns.size]).toEqual([3, 3, 4]);
  const order: string[] = [];
  const go = (): void => {
    const next = turns.peek();
    if (!next) return;
    turns.pass();
    turns.queueOf(next.name.startsWith('u')).delete(next);
    order.push(next.name);
  };
  go();
  // r1 u2, then the new one.
  expect(turns.ahead(false)).toBe(2);
  wait('r2');
  expect([...turns].map(({ name }) => name)).toEqual(['u2', 'u3', 'r1', 'r2']);
  for (let at = 0; at < 5; at += 1) go();
  expect(order).toEqual(['u1', 'r1', 'u2', 'r2', 'u3']);
  expect(turns.peek()).toBeUndefined();
});
