/** Runtimes that remove the timers of a request when it ends (workerd). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Lifetime } from '../../../src/base/clock/lifetime.ts';
import { ConcurrencyLimit, type Permit, rateLimits } from '../../../src/call/limits/index.ts';
import { type Clock, createVirtualClock, type LimitStore } from '../../../src/index.ts';
import { createWorld, errorOf, json, operations } from '../../support/world.ts';

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
  const ask = async (request: string, maxWaitInMs = 60_000): Promise<void> => {
    current = request;
    const key = 'k';
    const asked = { key, windows, urgent: false, maxWaitInMs, lifetime: new Lifetime() };
    const permit: Permit = await limiter.admit(asked);
    served.push(request);
    permit.complete();
  };
  const end = (request: string): void => timers.get(request)?.forEach((stop) => stop());
  return { time, ask, end, served };
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

  test('a call that waits for a concurrency slot has a timer', async () => {
    const limit = new ConcurrencyLimit(1);
    void limit.acquire(new Lifetime());
    const timer = vi.spyOn(globalThis, 'setInterval');
    const waiting = limit.acquire(new Lifetime());
    expect(timer).toHaveBeenCalledTimes(1);
    limit.release();
    await waiting;
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
