/** Runtimes that remove the timers of a request when it ends (workerd). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Lifetime } from '../../src/runtime.ts';
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
