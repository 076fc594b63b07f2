import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { StoredToken } from '@tradelane/core';
import { createRedisTokenStore } from '../src/index.ts';
import { patient, useRedis, withoutRedis } from './redis.ts';

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((resolves, rejects) => {
    resolve = resolves;
    reject = rejects;
  });
  return { promise, resolve, reject };
}

describe.skipIf(withoutRedis)('workers that share a token', () => {
  const world = useRedis();

  test('T07: a worker that dies during a token request blocks the others for at most ten seconds', async () => {
    const prefix = world.prefix();
    const [dying, looking] = [world.connect(), world.connect()];
    await new Promise<void>((resolve) => {
      const neverEnds = (): Promise<StoredToken> => {
        resolve();
        return new Promise(() => undefined);
      };
      void createRedisTokenStore(dying, { prefix, ...patient }).renew('k', () => true, neverEnds);
    });
    dying.disconnect();
    const lock = `${prefix}:token:{k}:lock`;
    const left = await looking.pttl(lock);
    expect(left).toBeGreaterThan(5_000);
    expect(left).toBeLessThanOrEqual(10_000);
    await looking.pexpire(lock, 1);
    const token = { accessToken: 'next', issuedAtInMs: 0, expiresAtInMs: 60_000 };
    const next = createRedisTokenStore(world.connect(), { prefix, ...patient }).renew(
      'k',
      () => true,
      () => Promise.resolve(token),
    );
    expect(await next).toEqual(token);
    expect(await looking.exists(lock)).toBe(0);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const tokenOf = (accessToken: string): StoredToken => ({ accessToken, issuedAtInMs: 0, expiresAtInMs: 60_000 });

  const never = (): boolean => expect.fail('a look at an unreadable token');

  /** A renewal whose request has started and ends when the test ends it. */
  const renewing = async (prefix: string, redis = world.connect()) => {
    const answer = deferred<StoredToken>();
    const started = deferred<void>();
    const renewed = createRedisTokenStore(redis, { ...patient, prefix }).renew(
      'k',
      () => true,
      () => {
        started.resolve();
        return answer.promise;
      },
    );
    renewed.catch(() => undefined);
    await started.promise;
    return { renewed, answer };
  };

  test.each(['a late token', 'a late failure'])(
    'T07: a worker that lost the lock during its request changes nothing with %s',
    async (end) => {
      const prefix = world.prefix();
      const redis = world.connect();
      const lock = `${prefix}:token:{k}:lock`;
      const late = await renewing(prefix);
      await redis.del(lock);
      const next = await renewing(prefix);
      const owner = await redis.get(lock);
      if (end === 'a late token') late.answer.resolve(tokenOf('late'));
      else late.answer.reject(new Error('no'));
      await late.renewed.catch(() => undefined);
      expect(await redis.get(lock)).toBe(owner);
      expect(await redis.exists(`${prefix}:token:{k}`)).toBe(0);
      next.answer.resolve(tokenOf('next'));
      await next.renewed;
      expect(await createRedisTokenStore(redis, { ...patient, prefix }).get('k')).toEqual(tokenOf('next'));
      expect(await redis.exists(lock)).toBe(0);
    },
  );

  test('T07: a worker that finds a usable token sends no request and releases the lock', async () => {
    const prefix = world.prefix();
    const redis = world.connect();
    const store = createRedisTokenStore(redis, { ...patient, prefix });
    await store.set('k', tokenOf('stored'));
    expect(
      await store.renew(
        'k',
        () => true,
        () => expect.fail('a request'),
      ),
    ).toEqual(tokenOf('stored'));
    await expect.poll(() => redis.exists(`${prefix}:token:{k}:lock`), { timeout: 5_000 }).toBe(0);
  });

  test.each(['zz', '', 'null', '[', '5'])('T07: an entry without a token is replaced: %j', async (entry) => {
    const prefix = world.prefix();
    const redis = world.connect();
    const store = createRedisTokenStore(redis, { ...patient, prefix });
    await redis.set(`${prefix}:token:{k}`, entry);
    expect(await store.get('k')).toBeUndefined();
    await store.delete('k', tokenOf('next'));
    await store.renew('k', never, () => Promise.resolve(tokenOf('next')));
    expect([await store.get('k'), await redis.exists(`${prefix}:token:{k}:lock`)]).toEqual([tokenOf('next'), 0]);
  });

  test('T07: a lock that is acquired after the command timeout is released', async () => {
    const prefix = world.prefix();
    const lock = `${prefix}:token:{k}:lock`;
    const [redis, looking] = [world.connect(), world.connect()];
    const store = createRedisTokenStore(redis, { prefix, commandTimeoutInMs: 500, onDisconnect: () => undefined });
    await expect.poll(() => store.get('k').catch(() => 'away')).toBeUndefined();
    world.server.pause();
    await expect(
      store.renew(
        'k',
        () => true,
        () => expect.fail('a request'),
      ),
    ).rejects.toThrow('no response within 500 ms');
    world.server.resume();
    await redis.ping();
    await expect.poll(() => looking.exists(lock), { timeout: 5_000 }).toBe(0);
  });

  test('T07: the lock is extended while the request runs, and not afterwards', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const prefix = world.prefix();
    const lock = `${prefix}:token:{k}:lock`;
    const redis = world.connect();
    const { renewed, answer } = await renewing(prefix, redis);
    for (const _ of [1, 2]) {
      await redis.pexpire(lock, 4_000);
      vi.advanceTimersByTime(4_000);
      await expect.poll(() => redis.pttl(lock), { timeout: 3_000 }).toBeGreaterThan(5_000);
    }
    answer.resolve(tokenOf('t'));
    await renewed;
    expect(vi.getTimerCount()).toBe(0);
  });

  test('T07: a worker that lost the lock does not extend the lock of another worker', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const prefix = world.prefix();
    const lock = `${prefix}:token:{k}:lock`;
    const redis = world.connect();
    const { renewed, answer } = await renewing(prefix, redis);
    await redis.set(lock, 'another worker', 'PX', 5_000);
    vi.advanceTimersByTime(4_000);
    // A script that the server does not know is sent again.
    await redis.ping();
    expect(await redis.pttl(lock)).toBeLessThanOrEqual(5_000);
    answer.resolve(tokenOf('t'));
    await renewed;
  });

  test('T07: a worker waits 30 seconds for the request of another worker and then sends its own', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const prefix = world.prefix();
    const lock = `${prefix}:token:{k}:lock`;
    const redis = world.connect();
    await redis.set(lock, 'another worker', 'PX', 600_000);
    const request = vi.fn<() => Promise<StoredToken>>(async () => tokenOf('own'));
    const renewed = createRedisTokenStore(redis, { ...patient, prefix }).renew('k', () => true, request);
    await wait(50);
    vi.advanceTimersByTime(29_999);
    await wait(100);
    expect(request).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(await renewed).toEqual(tokenOf('own'));
    expect(await redis.get(lock)).toBe('another worker');
  });

  test('a stored token expires at the end of its lifetime, whether it was set or renewed', async () => {
    const prefix = world.prefix();
    const redis = world.connect();
    const token = { accessToken: 't', issuedAtInMs: 1_000_000, expiresAtInMs: 1_060_000 };
    const store = createRedisTokenStore(redis, { ...patient, prefix });
    await store.set('set', token);
    await store.renew(
      'renewed',
      () => true,
      async () => token,
    );
    for (const key of ['set', 'renewed']) {
      const left = await redis.pttl(`${prefix}:token:{${key}}`);
      expect(left).toBeGreaterThan(30_000);
      expect(left).toBeLessThanOrEqual(60_000);
    }
  });
});
