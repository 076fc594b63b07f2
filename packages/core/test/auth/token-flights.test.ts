/** Concurrent token requests, and the times at which a token is renewed. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TokenCache, type TokenSource } from '../../src/auth/token-cache.ts';
import { Lifetime } from '../../src/clock/lifetime.ts';
import { createVirtualClock, type StoredToken, type TokenStore } from '../../src/index.ts';

const minuteInMs = 60_000;
const emptyStore: TokenStore = { get: () => undefined, set: () => undefined, delete: () => undefined };

/** A cache whose token requests end when the test ends them. */
function cacheOf(store: TokenStore = emptyStore, lifetimeInMs = 60 * minuteInMs) {
  const clock = createVirtualClock();
  const reasons: string[] = [];
  const open: { succeed(): void; fail(): void }[] = [];
  const source: TokenSource = {
    clock,
    fetch: (reason) => {
      const count = reasons.push(reason);
      return new Promise<StoredToken>((resolve, reject) => {
        open.push({
          succeed: () =>
            resolve({ accessToken: `t${count}`, issuedAtInMs: clock.now(), expiresAtInMs: clock.now() + lifetimeInMs }),
          fail: () => reject(new Error('down')),
        });
      });
    },
  };
  const cache = new TokenCache(store, 'key');
  const use = async (): Promise<string> => (await cache.credential(source)).authorization;
  const first = async (): Promise<void> => {
    const used = use();
    await clock.advance(0);
    open[0]?.succeed();
    await used;
  };
  return { cache, clock, reasons, open, source, use, first };
}

describe('token requests', () => {
  test('T06: any number of calls start one renewal in the background', async () => {
    const { clock, reasons, open, use, first } = cacheOf();
    await first();
    await clock.advance(50 * minuteInMs);
    expect(await Promise.all([use(), use(), use()])).toEqual(['Bearer t1', 'Bearer t1', 'Bearer t1']);
    await clock.advance(minuteInMs);
    expect(await use()).toBe('Bearer t1');
    expect(reasons).toEqual(['first', 'ahead']);
    open[1]?.succeed();
    await clock.advance(0);
    expect(await use()).toBe('Bearer t2');
    expect(reasons).toEqual(['first', 'ahead']);
  });

  test('T06: calls after the expiry wait for a renewal that is already in flight', async () => {
    const { clock, reasons, open, use, first } = cacheOf();
    await first();
    await clock.advance(50 * minuteInMs);
    await use();
    await clock.advance(6 * minuteInMs);
    const waiting = [use(), use()];
    await clock.advance(0);
    expect(reasons).toEqual(['first', 'ahead']);
    open[1]?.succeed();
    expect(await Promise.all(waiting)).toEqual(['Bearer t2', 'Bearer t2']);
    expect(reasons).toEqual(['first', 'ahead']);
  });

  test('T06: calls that waited for a failed renewal in the background share one further request', async () => {
    const { clock, reasons, open, use, first } = cacheOf();
    await first();
    await clock.advance(50 * minuteInMs);
    await use();
    await clock.advance(6 * minuteInMs);
    const waiting = [use(), use(), use()];
    await clock.advance(0);
    open[1]?.fail();
    await clock.advance(0);
    expect(reasons).toEqual(['first', 'ahead', 'expired']);
    open[2]?.succeed();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['Bearer t3']));
    expect(reasons).toHaveLength(3);
  });

  test('T06: calls that share a failed request all fail, and the next call requests again', async () => {
    const { clock, reasons, open, use } = cacheOf();
    const failing = Promise.allSettled([use(), use()]);
    await clock.advance(0);
    open[0]?.fail();
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const used = use();
    await clock.advance(0);
    open[1]?.succeed();
    expect(await used).toBe('Bearer t2');
    expect(reasons).toEqual(['first', 'first']);
  });

  test('T05: a token that is refused twice is discarded once, and a newer one stays', async () => {
    const deleted: string[] = [];
    const store: TokenStore = { ...emptyStore, delete: (_, { accessToken }) => void deleted.push(accessToken) };
    const { cache, clock, reasons, open, source, use, first } = cacheOf(store);
    await first();
    const old = await cache.credential(source);
    await Promise.all([cache.discard(old, source), cache.discard(old, source)]);
    expect(deleted).toEqual(['t1']);
    const used = [use(), use()];
    await clock.advance(0);
    open[1]?.succeed();
    await Promise.all(used);
    await cache.discard(old, source);
    expect(await use()).toBe('Bearer t2');
    expect(deleted).toEqual(['t1']);
    expect(reasons).toEqual(['first', 'refused']);
  });

  test('T07: a store that requests the token twice causes one request', async () => {
    const store: TokenStore = {
      ...emptyStore,
      renew: async (_key, _isUsable, request) => (await Promise.all([request(), request()]))[1],
    };
    const { clock, reasons, open, use } = cacheOf(store);
    const used = use();
    await clock.advance(0);
    open[0]?.succeed();
    expect(await used).toBe('Bearer t1');
    expect(reasons).toEqual(['first']);
  });
});

describe('a token', () => {
  // T04: 300 s before its end, or half its lifetime. In the background 600 s before its end, or after a quarter.
  test.each([
    [60 * minuteInMs, 50 * minuteInMs, 55 * minuteInMs],
    [20 * minuteInMs, 10 * minuteInMs, 15 * minuteInMs],
    [10 * minuteInMs, 2.5 * minuteInMs, 5 * minuteInMs],
    [4 * minuteInMs, minuteInMs, 2 * minuteInMs],
  ])(
    'T04: of %d ms is renewed in the background after %d ms and expired after %d ms',
    async (lifetimeInMs, aheadInMs, expiredInMs) => {
      const ahead = cacheOf(emptyStore, lifetimeInMs);
      await ahead.first();
      await ahead.clock.advance(aheadInMs - 1);
      await ahead.use();
      expect(ahead.reasons).toEqual(['first']);
      await ahead.clock.advance(1);
      await ahead.use();
      await ahead.clock.advance(0);
      expect(ahead.reasons).toEqual(['first', 'ahead']);
      const expired = cacheOf(emptyStore, lifetimeInMs);
      await expired.first();
      await expired.clock.advance(expiredInMs - 1);
      expect(await expired.use()).toBe('Bearer t1');
      const other = cacheOf(emptyStore, lifetimeInMs);
      await other.first();
      await other.clock.advance(expiredInMs);
      void other.use();
      await other.clock.advance(0);
      expect(other.reasons).toEqual(['first', 'expired']);
    },
  );

  test('stays in memory until it expires or while it is requested', async () => {
    const { cache, clock, open, use, first } = cacheOf();
    expect(cache.isOver(clock.now())).toBe(true);
    const startInMs = clock.now();
    await first();
    expect(cache.isOver(startInMs + 60 * minuteInMs - 1)).toBe(false);
    expect(cache.isOver(startInMs + 60 * minuteInMs)).toBe(true);
    await clock.advance(60 * minuteInMs);
    const used = use();
    expect(cache.isOver(clock.now())).toBe(false);
    await clock.advance(0);
    open[1]?.succeed();
    await used;
  });
});

describe('token requests of a runtime that ends requests early (workerd)', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('T06: a request that fails late leaves the newer one in flight', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' });
    const { clock, reasons, open, use } = cacheOf();
    const first = use();
    const waiting = use();
    await clock.advance(5_000); // The waiting call makes its own request.
    expect(reasons).toHaveLength(2);
    open[0]?.fail();
    await expect(first).rejects.toThrow('down');
    const used = [use(), use()];
    await clock.advance(0);
    expect(reasons).toHaveLength(2);
    open[1]?.succeed();
    expect(await Promise.all([waiting, ...used])).toEqual(['Bearer t2', 'Bearer t2', 'Bearer t2']);
  });
});

test('G18: a token request ends with the last call that waits for it, and the next call makes its own', async () => {
  const { cache, clock, source } = cacheOf();
  const ended: unknown[] = [];
  const own: TokenSource = {
    clock,
    fetch: (_, lifetime) => {
      lifetime.onEnd((reason) => ended.push(reason));
      return lifetime.race(new Promise<StoredToken>(() => undefined));
    },
  };
  const [one, other] = [new Lifetime(), new Lifetime()];
  const results = Promise.allSettled([cache.credential(own, one), cache.credential(own, other)]);
  await clock.advance(0);
  one.end(new Error('aborted'));
  expect(ended).toHaveLength(0);
  other.end(new Error('aborted'));
  expect(ended).toHaveLength(0); // another call could take it over
  await clock.advance(1_000);
  expect(ended).toHaveLength(1);
  const next = cache.credential({ ...source, fetch: async () => tokenOf(clock.now()) });
  expect((await next).authorization).toBe('Bearer next');
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test("T06: a call that ends after its token doesn't count as a call that waits for the next token", async () => {
  const { cache, clock, reasons, open, source } = cacheOf();
  const [first, gone] = [new Lifetime(), new Lifetime()];
  const used = cache.credential(source, first);
  await clock.advance(0);
  open[0]?.succeed();
  await cache.discard(await used, source);
  const next = cache.credential(source, new Lifetime());
  first.end(new Error('aborted'));
  void cache.credential(source, gone);
  gone.end(new Error('aborted'));
  await clock.advance(2_000);
  const joined = cache.credential(source);
  await clock.advance(0);
  expect(reasons).toEqual(['first', 'refused']);
  open[1]?.succeed();
  expect(await joined).toBe(await next);
});

test('T06: a call within a second after the last one has ended takes over its token request', async () => {
  const { cache, clock, reasons, open, source } = cacheOf();
  const gone = new Lifetime();
  void cache.credential(source, gone);
  await clock.advance(0);
  gone.end(new Error('aborted'));
  await clock.advance(999);
  const next = cache.credential(source, new Lifetime());
  await clock.advance(2_000);
  const joined = cache.credential(source);
  open[0]?.succeed();
  expect(await joined).toBe(await next);
  expect(reasons).toEqual(['first']);
});

test('G18: the request for a later token also ends with the last call that waits for it', async () => {
  const { cache, clock, open, source } = cacheOf();
  const used = cache.credential(source, new Lifetime());
  await clock.advance(0);
  open[0]?.succeed();
  await cache.discard(await used, source);
  const ended: unknown[] = [];
  const fetch: TokenSource['fetch'] = (_, lifetime) => {
    lifetime.onEnd((reason) => ended.push(reason));
    return lifetime.race(new Promise<StoredToken>(() => undefined));
  };
  const gone = new Lifetime();
  const failed = expect(cache.credential({ clock, fetch }, gone)).rejects.toThrow('has ended');
  await clock.advance(0);
  gone.end(new Error('aborted'));
  await clock.advance(1_000);
  await failed;
  expect(ended).toHaveLength(1);
});

test('a token request continues if a call without an early end waits for it too', async () => {
  const { cache, clock, open, source } = cacheOf();
  const aborted = new Lifetime();
  const [first, second] = [cache.credential(source, aborted), cache.credential(source)];
  await clock.advance(0);
  aborted.end(new Error('aborted'));
  open[0]?.succeed();
  expect((await second).authorization).toBe('Bearer t1');
  await first;
});

const tokenOf = (nowInMs: number): StoredToken => ({
  accessToken: 'next',
  issuedAtInMs: nowInMs,
  expiresAtInMs: nowInMs + 60 * minuteInMs,
});
