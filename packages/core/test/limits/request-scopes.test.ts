/** Runtimes that remove the timers of a request when it ends (workerd). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Lifetime } from '../../src/clock/lifetime.ts';
import { RequestWork, resultOf } from '../../src/platform/request-scopes.ts';
import { ConcurrencyLimit } from '../../src/limits/concurrency-limit.ts';
import type { Permit } from '../../src/limits/limits.ts';
import { rateLimits } from '../../src/limits/rate-limiter.ts';
import { type Clock, createVirtualClock, type LimitStore } from '../../src/index.ts';
import { createWorld, errorOf, json, operations } from '../support/world.ts';

beforeEach(() => vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' }));
afterEach(() => vi.unstubAllGlobals());

const windows = [{ requests: 1, periodInMs: 1_000 }];

/** A limiter on a clock whose timers belong to the request that started them. */
function scopedLimits(store?: LimitStore) {
  const time = createVirtualClock();
  let current = '';
  const timers = new Map<string, Set<() => void>>();
  const clock: Clock = {
    now: () => time.now(),
    wait: () => Promise.reject(new Error('a wait is bound to a request')),
    setTimer(inMs, callback) {
      const owner = current;
      const stop = time.setTimer(inMs, () => {
        const before = current;
        current = owner;
        callback();
        current = before;
      });
      timers.set(owner, (timers.get(owner) ?? new Set()).add(stop));
      // As in the runtime, another request can't stop it.
      return () => (current === owner ? stop() : undefined);
    },
  };
  const limiter = rateLimits(clock, store);
  const served: string[] = [];
  const start = async (request: string, maxWaitInMs = 60_000, own = windows): Promise<Permit> => {
    current = request;
    const key = 'k';
    const asked = { key, windows: own, urgent: false, maxWaitInMs, lifetime: new Lifetime() };
    const permit: Permit = await limiter.admit(asked);
    served.push(request);
    return permit;
  };
  const ask = async (request: string, maxWaitInMs?: number): Promise<void> =>
    (await start(request, maxWaitInMs)).complete();
  const end = (request: string): void => timers.get(request)?.forEach((stop) => stop());
  return { time, start, ask, end, served };
}

test.each([
  ['a value', () => Promise.resolve(1)],
  ['an error', () => Promise.reject(new Error('no'))],
])('a wait for another request leaves no timer after %s', async (_, result) => {
  vi.useFakeTimers();
  try {
    await resultOf(result(), new RequestWork(createVirtualClock())).catch(() => undefined);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

describe('E03: if timers belong to a request', () => {
  test.each<[string, LimitStore | undefined]>([
    ['memory', undefined],
    [
      'a store that never answers a second time',
      {
        acquire: vi
          .fn<() => unknown>()
          .mockReturnValueOnce({ acquired: true, permit: '' })
          .mockReturnValueOnce(new Promise(() => {}))
          .mockReturnValue({ acquired: true, permit: '' }),
        complete: () => {},
        release: () => {},
      } as never,
    ],
  ])('a waiting call is sent after the request that waited before it has ended (%s)', async (_, store) => {
    const { time, ask, end, served } = scopedLimits(store);
    await ask('first');
    void ask('second');
    void ask('third');
    end('first');
    end('second');
    await time.advance(15_000);
    expect(served).toContain('third');
  });

  test('calls of many requests keep the limit and the order', async () => {
    const { time, ask, served } = scopedLimits();
    for (let index = 0; index < 20; index += 1) void ask(String(index));
    await time.advance(30_000);
    expect(served).toEqual(Array.from({ length: 20 }, (_, index) => String(index)));
  });

  test('a call that may not wait so long is refused', async () => {
    const { ask } = scopedLimits();
    await ask('first');
    expect(await errorOf(ask('second', 500))).toMatchObject({ name: 'Error' });
  });

  test('a call that waits for a concurrency slot has a timer', async () => {
    const limit = new ConcurrencyLimit(1);
    const first = new Lifetime();
    const second = new Lifetime();
    vi.useFakeTimers();
    try {
      void limit.acquire(first);
      const waiting = limit.acquire(second);
      expect(vi.getTimerCount()).toBe(2);
      const third = new Lifetime();
      const left = errorOf(limit.acquire(third) ?? Promise.resolve());
      third.end('enough');
      expect([await left, vi.getTimerCount()]).toEqual(['enough', 2]);
      limit.release(first);
      await waiting;
      limit.release(second);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a concurrency slot of a request that ended in flight is free again, once', async () => {
    vi.useFakeTimers();
    try {
      const limit = new ConcurrencyLimit(1);
      const first = new Lifetime();
      void limit.acquire(first);
      vi.clearAllTimers(); // As the runtime does for a request that ends. It also sets the time back.
      let isServed = false;
      const second = new Lifetime();
      void limit.acquire(second)?.then(() => (isServed = true));
      await vi.advanceTimersByTimeAsync(4_000);
      expect(isServed).toBe(false);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(isServed).toBe(true);
      limit.release(first);
      expect(limit.acquire(new Lifetime())).toBeInstanceOf(Promise);
      limit.release(second);
      await vi.advanceTimersByTimeAsync(0);
      expect(limit.acquire(new Lifetime())).toBeInstanceOf(Promise);
      const other = new ConcurrencyLimit(1);
      void other.acquire(new Lifetime());
      vi.clearAllTimers();
      await vi.advanceTimersByTimeAsync(20_000);
      expect(other.acquire(new Lifetime())).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  test('E03: a slot of a request that ended in flight is free one window after the runtime noticed', async () => {
    const { time, start, ask, end, served } = scopedLimits();
    await start('first'); // Never completes.
    end('first');
    void ask('second');
    await time.advance(5_900);
    expect(served).toEqual(['first']);
    await time.advance(3_000);
    expect(served).toEqual(['first', 'second']);
  });

  test('E03: the runtime notices within a second, also for a slot of a long window', async () => {
    const { time, start, end, served } = scopedLimits();
    const minute = [{ requests: 1, periodInMs: 60_000 }];
    await start('first', 0, minute); // Never completes.
    end('first');
    void start('second', 100_000, minute);
    await time.advance(68_000);
    expect(served).toEqual(['first', 'second']);
  });

  test('a long call in flight keeps its slot while its request runs', async () => {
    const { time, start, ask, served } = scopedLimits();
    const permit = await start('first');
    void ask('second');
    await time.advance(50_000);
    expect(served).toEqual(['first']);
    permit.complete();
    await time.advance(1_500);
    expect(served).toEqual(['first', 'second']);
  });

  test('E02: a call that waits for the end of a pause asks about once a second', async () => {
    const inner = createVirtualClock();
    let timers = 0;
    const clock: Clock = {
      now: () => inner.now(),
      wait: (inMs, signal) => inner.wait(inMs, signal),
      setTimer(inMs, callback) {
        timers += 1;
        return inner.setTimer(inMs, callback);
      },
    };
    const limiter = rateLimits(clock);
    limiter.pause('k', 60_000);
    const call = { key: 'k', windows, urgent: false, maxWaitInMs: 100_000, lifetime: new Lifetime() };
    const sent = limiter.admit(call);
    await inner.advance(59_999);
    expect(timers).toBeLessThan(150);
    await inner.advance(20);
    (await sent).complete();
  });

  test('a call that stops waiting and a call that ended leave no timer', async () => {
    const clock = createVirtualClock();
    const limiter = rateLimits(clock);
    const lifetime = new Lifetime();
    const call = { key: 'k', windows, urgent: false, maxWaitInMs: 60_000, lifetime };
    const permit: Permit = await limiter.admit(call);
    const waiting = errorOf(limiter.admit(call) as Promise<Permit>);
    await clock.advance(500);
    lifetime.end('enough');
    expect(await waiting).toBe('enough');
    expect(clock.pending).toBe(1); // The call in flight.
    permit.complete();
    expect(clock.pending).toBe(0);
  });

  test('work that ended is not gone, and has no timer', async () => {
    const time = createVirtualClock();
    const work = new RequestWork(time);
    work.end();
    expect(time.pending).toBe(0);
    await time.advance(60_000);
    expect(work.isGone).toBe(false);
  });

  test('T06: a call does not wait forever for the token request of a request that has ended', async () => {
    let asked = 0;
    const world = createWorld({ tokenLatencyInMs: 60_000 });
    const runtime = world.runtime({
      auth: { authUrl: 'https://auth.example.com', clientId: 'c', clientSecret: 's' },
      fetch: ((input: Request | string) => {
        if (!String(input instanceof Request ? input.url : input).includes('oauth')) return Promise.resolve(json({}));
        asked += 1;
        return asked === 1
          ? new Promise(() => {})
          : Promise.resolve(json({ access_token: 't', token_type: 'Bearer', expires_in: 3_600 }));
      }) as typeof fetch,
      timeoutInMs: 3_600_000,
    });
    void errorOf(runtime.call(operations.upsert, { body: {} }));
    const second = runtime.call(operations.upsert, { body: {} });
    await vi.waitFor(() => expect(asked).toBe(1));
    await world.clock.advance(6_000);
    await second;
    expect(asked).toBe(2);
  });
});
