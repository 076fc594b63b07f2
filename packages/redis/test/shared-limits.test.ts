/** What workers do to each other's limits. */
import type { LimitStore, RateWindow, AcquireResult } from '@tradelane/core';
import { Redis } from 'ioredis';
import { describe, expect, test, vi } from 'vitest';
import { createRedisLimitStore } from '../src/index.ts';
import { patient, useRedis, withoutRedis } from './redis.ts';

const minutely: readonly RateWindow[] = [{ requests: 1, periodInMs: 60_000 }];

describe.skipIf(withoutRedis)('workers', () => {
  const world = useRedis();
  const workers = (prefix = world.prefix()): readonly [LimitStore, LimitStore] => {
    const open = (): LimitStore => createRedisLimitStore(world.connect(), { ...patient, prefix, resyncInMs: 0 });
    return [open(), open()];
  };
  const take = async (store: LimitStore, windows: readonly RateWindow[], waitedInMs = 0): Promise<AcquireResult> =>
    store.acquire('k', windows, waitedInMs, 0);
  const waitOf = (result: AcquireResult): number => (result.acquired ? 0 : (result.waitInMs ?? Number.NaN));
  const use = async (store: LimitStore, windows: readonly RateWindow[]): Promise<void> => {
    const taken = await take(store, windows);
    await store.complete('k', windows, taken.acquired ? taken.permit : '', 0);
  };

  test('E02: a 429 for one worker closes the key for the others, for at least the requested time', async () => {
    const [one, other] = workers();
    await one.pause?.('k', 20_000, 0);
    await one.pause?.('k', 5_000, 0);
    const result = await take(other, minutely);
    expect(result).toMatchObject({ acquired: false, isPaused: true });
    expect(waitOf(result)).toBeGreaterThan(10_000);
    expect(waitOf(result)).toBeLessThanOrEqual(20_000);
    expect(await other.acquire('another', minutely, 0, 0)).toMatchObject({ acquired: true });
  });

  /** Lets time pass for what is kept below these names: slots, turns and their ends are scored with instants. */
  const passed = async (names: string, inMs: number): Promise<void> => {
    const redis = world.connect();
    const keys = await redis.keys(names);
    expect(keys).not.toEqual([]);
    for (const key of keys)
      for (const of of await redis.zrange(key, '0', '-1')) await redis.call('ZINCRBY', key, String(-inMs), of);
  };

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

  test('a worker that misses its turn does not block the others for long', async () => {
    const prefix = world.prefix();
    const [one, other] = workers(prefix);
    await use(one, minutely);
    const inMs = waitOf(await take(one, minutely, 10_000));
    await passed(`${prefix}:limit:*1/60000`, inMs);
    expect(await take(other, minutely)).toMatchObject({ acquired: false });
    await passed(`${prefix}:limit:*:ends`, inMs + 1_000);
    expect(await take(other, minutely)).toMatchObject({ acquired: true });
  });

  test('a call that waits for a long window does not block calls without that window', async () => {
    const [one, other] = workers();
    const both = [...minutely, { requests: 2, periodInMs: 500 }];
    await use(one, both);
    expect(await take(one, both, 10_000)).toMatchObject({ acquired: false });
    expect(await take(other, both.slice(1))).toMatchObject({ acquired: true });
  });

  test('a call in flight keeps its slot for half a minute and the window, and then a dead worker loses it', async () => {
    const prefix = world.prefix();
    const [one, other] = workers(prefix);
    await take(one, minutely);
    // Half a minute on the wire and the window, by the clock of Redis.
    const [slots = ''] = await world.connect().keys(`${prefix}:limit:*1/60000`);
    const left = await world.connect().pttl(slots);
    expect(left).toBeGreaterThan(85_000);
    expect(left).toBeLessThan(92_000);
    expect(waitOf(await take(other, minutely))).toBeGreaterThan(50_000);
  });

  test('a live worker extends its slots three times in half a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const prefix = world.prefix();
      const [one] = workers(prefix);
      await take(one, minutely);
      const redis = world.connect();
      const [slots = ''] = await redis.keys(`${prefix}:limit:*1/60000`);
      const [permit = '', freeAt = ''] = await redis.zrange(slots, '0', '0', 'WITHSCORES');
      // As if the half minute were nearly over.
      await redis.zadd(slots, Number(freeAt) - 29_000, permit);
      vi.advanceTimersByTime(10_000);
      await expect.poll(async () => Number(await redis.zscore(slots, permit))).toBeGreaterThanOrEqual(Number(freeAt));
    } finally {
      vi.useRealTimers();
    }
  });

  test('`maxProcesses` must be a whole number above 0', () => {
    const redis = new Redis({ lazyConnect: true });
    for (const count of [0, -1, 1.5, Number.NaN])
      expect(() => createRedisLimitStore(redis, { maxProcesses: count })).toThrow('`maxProcesses`');
    expect(() => createRedisLimitStore({} as Redis)).toThrow('ioredis');
  });
});
