/** Events during a slow request to a store. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { Lifetime } from '../../src/clock/lifetime.ts';
import { type Limiter, type Permit, WaitTooLongError, limitsOf } from '../../src/limits/limits.ts';
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

test('the next call takes over the request of a call that has ended', async () => {
  const { clock, told, ask } = limiterOf();
  const startInMs = clock.now();
  const lifetime = new Lifetime();
  const gone = errorOf(ask([minute], lifetime));
  await clock.advance(50);
  lifetime.end('enough');
  await gone;
  const next = ask().then(() => clock.now() - startInMs);
  await clock.advance(200);
  expect([await next, told]).toEqual([100, ['acquire of 1']]);
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

test("E02: a shorter pause that the store announces meanwhile doesn't shorten a longer one", async () => {
  const { clock, limiter, ask } = limiterOf(0, (_, own) => ({
    acquire: async () => {
      await own.wait(100);
      return { acquired: false, waitInMs: 5_000, isPaused: true };
    },
  }));
  const startInMs = clock.now();
  void ask().catch(() => undefined);
  await clock.advance(50);
  limiter.pause('k', 20_000);
  await clock.advance(60);
  expect(limiter.snapshot('')).toMatchObject([{ pausedUntil: new Date(startInMs + 20_050) }]);
});

test('E02: a pause that the store announces closes the key here too, until its end', async () => {
  const { clock, limiter, ask } = limiterOf(0, () => ({
    acquire: async () => ({ acquired: false, waitInMs: 5_000, isPaused: true }),
  }));
  const startInMs = clock.now();
  void ask().catch(() => undefined);
  await clock.advance(1);
  expect(limiter.snapshot('')).toMatchObject([{ pausedUntil: new Date(startInMs + 5_000) }]);
  const refused = errorOf(ask([minute], new Lifetime(), 1_000));
  expect(await refused).toBeInstanceOf(WaitTooLongError);
  expect(clock.now()).toBe(startInMs + 1);
});

test('E02: a slot that is renewed during a pause is returned, and no call is sent before the end of the pause', async () => {
  const once = { requests: 1, periodInMs: 1_000 };
  let completed = 0;
  const { clock, limiter, ask } = limiterOf(0, (inner, own) => ({
    renew: async () => {
      await own.wait(100);
      return true;
    },
    complete: (...from) => {
      completed += 1;
      return inner.complete(...from);
    },
  }));
  const startInMs = clock.now();
  const first = ask([once]);
  await clock.advance(0);
  const next = ask([once]).then(() => clock.now() - startInMs);
  await clock.advance(0);
  (await first).complete();
  await clock.advance(50);
  limiter.pause('k', 5_000);
  await clock.advance(10_000);
  expect([await next, completed]).toEqual([5_050, 1]);
});

test("E02: a slot whose attempt ends during a pause isn't renewed", async () => {
  const once = { requests: 1, periodInMs: 1_000 };
  let renewed = 0;
  const { clock, limiter, ask } = limiterOf(0, () => ({ renew: async () => (renewed += 1) > 0 }));
  const first = ask([once]);
  await clock.advance(0);
  const next = ask([once]);
  await clock.advance(0);
  limiter.pause('k', 5_000);
  (await first).complete();
  await clock.advance(10_000);
  expect([await next, renewed]).toEqual([expect.anything(), 0]);
});

test('each request that a store leaves without a response times out, also after one with a response', async () => {
  let asked = 0;
  const { clock, ask } = limiterOf(0, (_, own) => ({
    acquire: async () => {
      asked += 1;
      if (asked === 2) await new Promise(() => undefined);
      await own.wait(100);
      return { acquired: true, permit: `${asked}` };
    },
  }));
  for (const withinInMs of [100, 7_000]) {
    let isServed = false;
    void ask().then(() => (isServed = true));
    await clock.advance(withinInMs);
    expect([asked, isServed]).toEqual([withinInMs === 100 ? 1 : 3, true]);
  }
});

test('a store that fails while all slots are in flight here is asked again', async () => {
  let asked = 0;
  const { clock, ask } = limiterOf(0, () => ({
    acquire: () => {
      asked += 1;
      if (asked === 2 || asked === 3) throw new Error('down');
      return { acquired: true, permit: `${asked}` };
    },
  }));
  const once = { requests: 1, periodInMs: 1_000 };
  await ask([once]);
  let isServed = false;
  void ask([once]).then(() => (isServed = true));
  await clock.advance(1_000);
  expect([asked, isServed]).toEqual([4, true]);
});

test('no more slots are renewed than calls wait', async () => {
  const wanted: number[] = [];
  const { clock, ask } = limiterOf(0, () => ({
    renew: async (...[, , , , waiting]) => wanted.push(waiting.wanted) > 0,
  }));
  const pair = { requests: 2, periodInMs: 1_000 };
  const both = Promise.all([ask([pair]), ask([pair])]);
  await clock.advance(10);
  const next = ask([pair]);
  await clock.advance(10);
  for (const permit of await both) permit.complete();
  await clock.advance(1_500);
  expect([await next, wanted]).toEqual([expect.anything(), [1]]);
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

test('a store is asked for as many slots as the waiting calls need in addition to the held ones', async () => {
  const wanted: (number | undefined)[] = [];
  const { clock, ask } = limiterOf(0, () => ({
    acquire: async (...[, , , , count]) =>
      wanted.push(count) === 1 ? { acquired: true, permit: 'a', waitInMs: 500 } : { acquired: false, waitInMs: 60_000 },
  }));
  for (let calls = 0; calls < 3; calls += 1) void ask();
  await clock.advance(100);
  expect(wanted).toEqual([1, 2]);
});

test('a slot for later whose call has ended counts as used until then, as its window is not over', async () => {
  const ends: string[] = [];
  const { clock, ask } = limiterOf(0, (_, own) => ({
    acquire: async () => {
      await own.wait(100);
      return { acquired: true, permit: 'a', waitInMs: 500, more: [{ permit: 'b', waitInMs: 0 }] };
    },
    complete: (_key, _windows, permit) => void ends.push(`complete ${permit}`),
    release: (_key, _windows, permit) => void ends.push(`release ${permit}`),
  }));
  const lifetime = new Lifetime();
  const gone = errorOf(ask([minute], lifetime));
  await clock.advance(50);
  lifetime.end('enough');
  await gone;
  await clock.advance(100);
  expect(ends).toEqual(['complete a', 'release b']);
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

test('a call that may not wait gets the response of a store within a second, and is refused after it', async () => {
  const { clock, ask } = limiterOf(900);
  const inTime = ask([minute], undefined, 0);
  await clock.advance(900);
  expect(await inTime).toHaveProperty('complete');
  const slow = limiterOf(1_100);
  const late = errorOf(slow.ask([minute], undefined, 0));
  await slow.clock.advance(1_000);
  expect(await late).toBeInstanceOf(WaitTooLongError);
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

test('a store that had no slot several times is asked again soon once it had one', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  onTestFinished(() => void vi.restoreAllMocks());
  const askedAtInMs: number[] = [];
  const { clock, ask } = limiterOf(0, (_, own) => ({
    acquire: async () => {
      const count = askedAtInMs.push(own.now());
      return count === 6 || count === 8 ? { acquired: true, permit: '' } : { acquired: false, waitInMs: undefined };
    },
  }));
  const both = Promise.all([ask(), ask()]);
  await clock.advance(10_000);
  await both;
  const waitsInMs = askedAtInMs.map((atInMs, at) => atInMs - (askedAtInMs[at - 1] ?? atInMs));
  expect(waitsInMs).toEqual([0, 99, 198, 396, 792, 990, 0, 99]);
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

test('a call waits for the slot that its process holds, although the store refuses another slot', async () => {
  let asked = 0;
  const { clock, ask } = limiterOf(0, () => ({
    acquire: async () => {
      asked += 1;
      return asked === 1 ? { acquired: true, permit: 'p', waitInMs: 500 } : { acquired: false, waitInMs: 60_000 };
    },
  }));
  const startInMs = clock.now();
  const servedInMs = ask([minute], new Lifetime(), 10_000).then(() => clock.now() - startInMs);
  const refused = errorOf(ask([minute], new Lifetime(), 10_000));
  await clock.advance(10_000);
  expect(await servedInMs).toBe(500);
  expect(await refused).toBeInstanceOf(WaitTooLongError);
});
