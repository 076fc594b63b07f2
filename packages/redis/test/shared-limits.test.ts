/** Limits shared by several workers. */
import type { LimitStore, RateWindow, AcquireResult } from '@tradelane/core';
import { Redis } from 'ioredis';
import { describe, expect, test } from 'vitest';
import { createRedisLimitStore, type RedisConnection } from '../src/index.ts';
import { letPass, minutely, take, waitOf, workersOf } from './limit-workers.ts';
import { patient, useRedis, withoutRedis } from './redis.ts';

describe.skipIf(withoutRedis)('workers', () => {
  const world = useRedis();
  const workers = (prefix = world.prefix()) => workersOf(world, prefix);
  const use = async (store: LimitStore, windows: readonly RateWindow[]): Promise<void> => {
    const taken = await take(store, windows);
    await store.complete('k', windows, taken.acquired ? taken.permit : '', 0);
  };

  test('E02: a 429 for one worker closes the key for the others, for the longest requested time', async () => {
    const [one, other] = workers();
    for (const inMs of [5_000, 20_000, 5_000]) await one.pause?.('k', inMs, 0);
    const result = await take(other, minutely);
    expect(result).toMatchObject({ acquired: false, isPaused: true });
    expect(waitOf(result)).toBeGreaterThan(10_000);
    expect(waitOf(result)).toBeLessThanOrEqual(20_000);
    expect(await other.acquire('another', minutely, 0, 0)).toMatchObject({ acquired: true });
  });

  const passed = (names: string, inMs: number) => letPass(world, names, inMs);

  test('E03: a slow connection acquires a slot before it is free, with the time until then', async () => {
    const prefix = world.prefix();
    const [fast] = workers(prefix);
    const redis = world.connect();
    let delayInMs = 1_000;
    const slow: RedisConnection = {
      get status() {
        return redis.status;
      },
      on: (event, listener) => redis.on(event, listener),
      call: async (command, args) => {
        const reply = await redis.call(command, args);
        await new Promise((resolve) => setTimeout(resolve, delayInMs));
        return reply;
      },
    };
    const store = createRedisLimitStore(slow, { ...patient, prefix, resyncInMs: 0 });
    await store.acquire('another', minutely, 0, 0); // Measures the latency.
    delayInMs = 0; // One quick reply doesn't make it a fast connection.
    await store.acquire('a third', minutely, 0, 0);
    await use(fast, minutely);
    await passed(`${prefix}:limit:*k*1/60000`, 59_100);
    const early = (await take(store, minutely)) as AcquireResult & { readonly acquired: true };
    expect(early.acquired).toBe(true);
    expect(early.waitInMs).toBeGreaterThan(0);
    expect(early.waitInMs).toBeLessThanOrEqual(901);
    // The new slot replaces the old one.
    expect(await redis.zcard((await redis.keys(`${prefix}:limit:*k*1/60000`))[0] ?? '')).toBe(1);
  });

  test('E03: after Redis lost its data, the keys of a worker wait once, together', async () => {
    const many: readonly RateWindow[] = [{ requests: 30, periodInMs: 60_000 }];
    const prefix = world.prefix();
    const store = createRedisLimitStore(world.connect(), { ...patient, prefix, resyncInMs: 200 });
    const acquire = (key: string): AcquireResult | Promise<AcquireResult> => store.acquire(key, many, 0, 0);
    await expect.poll(async () => (await acquire('a')).acquired).toBe(true);
    await acquire('b');
    const redis = world.connect();
    await redis.del(await redis.keys(`${prefix}:*`));
    expect((await acquire('a')).acquired).toBe(false);
    await expect.poll(async () => (await acquire('a')).acquired).toBe(true);
    expect((await acquire('b')).acquired).toBe(true);
  });

  test('a call that has waited longer goes first, even if another asks earlier', async () => {
    const prefix = world.prefix();
    const [one, other] = workers(prefix);
    await use(one, minutely);
    expect(await take(one, minutely, 10_000)).toMatchObject({ acquired: false });
    const younger = await take(other, minutely, 5_000);
    await passed(`${prefix}:limit:*1/60000`, waitOf(younger));
    expect(await take(other, minutely, 5_500)).toMatchObject({ acquired: false });
    expect(await take(one, minutely, 10_500)).toMatchObject({ acquired: true });
  });

  test('everything that Redis stores for a limit expires', async () => {
    const prefix = world.prefix();
    const redis = world.connect();
    const [one, other] = workers(prefix);
    await take(one, minutely);
    await take(other, minutely);
    await one.pause?.('k', 20_000, 0);
    const keys = (await redis.keys(`${prefix}:limit:*`)).toSorted();
    expect(keys.map((key) => key.replace(`${prefix}:limit:{k}:`, ''))).toEqual([
      '1/60000',
      '1/60000:ends',
      '1/60000:turns',
      '1/60000:wants',
      'memory',
      'pause',
    ]);
    for (const key of keys) expect(await redis.pttl(key)).toBeGreaterThan(0);
    expect(await redis.pttl(`${prefix}:limit:{k}:pause`)).toBeLessThanOrEqual(20_000);
  });

  test('E03: a request for several slots gets as many as every window has', async () => {
    const both: readonly RateWindow[] = [
      { requests: 2, periodInMs: 60_000 },
      { requests: 5, periodInMs: 10_000 },
    ];
    for (const windows of [both, both.toReversed()]) {
      const [one] = workers();
      const result = await one.acquire('k', windows, 0, 0, 9);
      expect(result.acquired && result.more).toHaveLength(1);
      expect(one.used?.('k', windows, 0)).toEqual([2, 2]);
    }
  });

  test('a Redis that lost its data gets every slot with its own end', async () => {
    const prefix = world.prefix();
    const redis = world.connect();
    const [one] = workers(prefix);
    const five: readonly RateWindow[] = [{ requests: 5, periodInMs: 60_000 }];
    await take(one, five);
    await use(one, five);
    await take(one, five);
    await redis.del(await redis.keys(`${prefix}:*`));
    expect(await take(one, five)).toMatchObject({ acquired: false });
    await expect.poll(() => redis.keys(`${prefix}:limit:*5/60000`)).toHaveLength(1);
    const [slots = ''] = await redis.keys(`${prefix}:limit:*5/60000`);
    const ends = (await redis.zrange(slots, '0', '-1', 'WITHSCORES'))
      .filter((_, index) => index % 2 === 1)
      .map((end) => Number(end) - Date.now());
    expect(ends).toHaveLength(3);
    expect(ends[0]).toBeLessThanOrEqual(60_001);
    expect(ends[1]).toBeGreaterThan(80_000);
    expect(ends[2]).toBeGreaterThan(80_000);
    expect(await redis.pttl(slots)).toBeGreaterThan(80_000);
  });

  test('`maxProcesses` must be a whole number above 0', () => {
    const redis = new Redis({ lazyConnect: true });
    for (const count of [0, -1, 1.5, Number.NaN])
      expect(() => createRedisLimitStore(redis, { maxProcesses: count })).toThrow('`maxProcesses`');
    expect(() => createRedisLimitStore({} as Redis)).toThrow('ioredis');
  });
});
