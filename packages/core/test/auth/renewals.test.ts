/** Renewals of a token that fail, and refused tokens that a store returns again. */
import { expect, test } from 'vitest';
import { TokenCache, type TokenSource } from '../../src/auth/token-cache.ts';
import { createVirtualClock, type StoredToken, type TokenStore } from '../../src/index.ts';

const hourInMs = 3_600_000;

function cacheOf(fetch: (count: number) => string, store: Partial<TokenStore> = {}) {
  const clock = createVirtualClock();
  const reasons: string[] = [];
  const source: TokenSource = {
    clock,
    fetch: async (reason) => {
      const accessToken = fetch(reasons.push(reason));
      return { accessToken, issuedAtInMs: clock.now(), expiresAtInMs: clock.now() + hourInMs };
    },
  };
  const cache = new TokenCache(
    { get: () => undefined, set: () => undefined, delete: () => undefined, ...store },
    'key',
  );
  const use = async (): Promise<string> => (await cache.credential(source)).authorization;
  return { cache, clock, reasons, source, use };
}

test('T04: a renewal in the background that failed is tried again after 30 s', async () => {
  const { clock, reasons, use } = cacheOf((count) => {
    if (count === 2) throw new Error('down');
    return `t${count}`;
  });
  await use();
  await clock.advance(50 * 60_000);
  for (const inMs of [0, 29_999]) {
    await clock.advance(inMs);
    expect(await use()).toBe('Bearer t1');
    await clock.advance(0);
    expect(reasons).toEqual(['first', 'ahead']);
  }
  await clock.advance(1);
  expect(await use()).toBe('Bearer t1');
  await clock.advance(0);
  expect(await use()).toBe('Bearer t3');
  expect(reasons).toEqual(['first', 'ahead', 'ahead']);
});

test('T05: none of several refused tokens is used again, even if the store still has it', async () => {
  let stored: StoredToken | undefined;
  const { cache, clock, source, use } = cacheOf((count) => `t${count}`, { get: () => stored });
  stored = { accessToken: 'old', issuedAtInMs: clock.now(), expiresAtInMs: clock.now() + hourInMs };
  const kept = stored;
  expect(await use()).toBe('Bearer old');
  for (const next of ['Bearer t1', 'Bearer t2', 'Bearer t3']) {
    await cache.discard(await cache.credential(source), source);
    expect(await use()).toBe(next);
    stored = kept;
  }
});

test('a token that a store corrupts is replaced in it', async () => {
  const set: string[] = [];
  const renew: TokenStore['renew'] = async (_key, isUsable) => {
    const token = { accessToken: 'a\nb', issuedAtInMs: 0, expiresAtInMs: Number.MAX_SAFE_INTEGER };
    expect(isUsable(token)).toBe(false);
    return token;
  };
  const { use } = cacheOf((count) => `t${count}`, { renew, set: (_, { accessToken }) => void set.push(accessToken) });
  expect([await use(), set]).toEqual(['Bearer t1', ['t1']]);
});

test('a token request whose calls have all ended is given up after a second, and the next call makes its own', async () => {
  const clock = createVirtualClock();
  let asked = 0;
  const source: TokenSource = {
    clock,
    fetch: () => {
      asked += 1;
      if (asked === 1) return new Promise(() => undefined);
      return Promise.resolve({ accessToken: `t${asked}`, issuedAtInMs: 0, expiresAtInMs: clock.now() + hourInMs });
    },
  };
  const cache = new TokenCache({ get: () => undefined, set: () => undefined, delete: () => undefined }, 'key');
  const end: (() => void)[] = [];
  const waiter = { onEnd: (listener: () => void) => (end.push(listener), () => undefined) };
  Promise.resolve(cache.credential(source, waiter)).catch(() => undefined);
  Promise.resolve(cache.credential(source, waiter)).catch(() => undefined);
  end[0]?.();
  await clock.advance(2_000);
  Promise.resolve(cache.credential(source)).catch(() => undefined);
  await clock.advance(0);
  expect(asked).toBe(1);
  const other = new TokenCache({ get: () => undefined, set: () => undefined, delete: () => undefined }, 'key');
  asked = 0;
  end.length = 0;
  Promise.resolve(other.credential(source, waiter)).catch(() => undefined);
  await clock.advance(0);
  end[0]?.();
  await clock.advance(999);
  Promise.resolve(other.credential(source, waiter)).catch(() => undefined);
  await clock.advance(1_001);
  expect(asked).toBe(1);
  end[1]?.();
  await clock.advance(1_000);
  expect((await other.credential(source, waiter)).authorization).toBe('Bearer t2');
});

test.each([
  [60 * 60_000, 50 * 60_000, 55 * 60_000],
  [10 * 60_000, 150_000, 5 * 60_000],
  [4 * 60_000, 60_000, 2 * 60_000],
])(
  'T04: a token of %d ms is renewed after %d ms and expires after %d ms, not before',
  async (lifetimeInMs, ahead, end) => {
    const steady = createVirtualClock({ startInMs: 7_000 });
    const clock = {
      now: () => steady.now() + 50_000_000,
      monotonic: () => steady.now(),
      wait: (inMs: number, signal?: AbortSignal) => steady.wait(inMs, signal),
    };
    const reasons: string[] = [];
    const source: TokenSource = {
      clock,
      fetch: async (reason) => {
        const count = reasons.push(reason);
        if (count === 2) throw new Error('down');
        return { accessToken: `t${count}`, issuedAtInMs: clock.now(), expiresAtInMs: clock.now() + lifetimeInMs };
      },
    };
    const cache = new TokenCache({ get: () => undefined, set: () => undefined, delete: () => undefined }, 'key');
    const use = async (): Promise<string> => {
      const { authorization } = await cache.credential(source);
      await steady.advance(0);
      return authorization;
    };
    expect(await use()).toBe('Bearer t1');
    await steady.advance(ahead - 1);
    expect([await use(), reasons]).toEqual(['Bearer t1', ['first']]);
    await steady.advance(1);
    expect([await use(), reasons]).toEqual(['Bearer t1', ['first', 'ahead']]);
    const other = new TokenCache({ get: () => undefined, set: () => undefined, delete: () => undefined }, 'key');
    reasons.length = 0;
    await other.credential(source);
    await steady.advance(end - 1);
    expect((await other.credential(source)).authorization).toBe('Bearer t1');
    await steady.advance(1);
    expect((await other.credential(source)).authorization).not.toBe('Bearer t1');
  },
);
