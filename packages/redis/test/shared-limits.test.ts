/** Limits shared by several workers. */
import type { LimitStore, RateWindow, AcquireResult } from '@tradelane/core';
import { Redis } from 'ioredis';
import { describe, expect, test } from 'vitest';
import { createRedisLimitStore, type RedisConnection } from '../src/index.ts';
import { letPass, minutely, renew, six, take, takeSome, waitOf, workersOf } from './limit-workers.ts';
import { patient, useRedis, withoutRedis } from './redis.ts';

describe.skipIf(withoutRedis)('workers', () => {
  const world = useRedis();
  const workers = (prefix = world.prefix()) => workersOf(world, prefix);
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

  test('a worker that ended while it waited does not block the others for long', async () => {
    const prefix = world.prefix();
    const [one, other] = workers(prefix);
    await use(other, minutely);
    const inMs = waitOf(await take(one, minutely, 10_000));
    await passed(`${prefix}:limit:*1/60000`, inMs);
    await passed(`${prefix}:limit:*:ends`, inMs + 1_000);
    expect(await take(other, minutely)).toMatchObject({ acquired: true });
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
  });

  test('a server that has run for longer than `resyncInMs` is used at once', async () => {
    const redis = world.connect();
    const upInS = async (): Promise<number> => Number(/uptime_in_seconds:(\d+)/.exec(await redis.info('server'))?.[1]);
    await expect.poll(upInS).toBeGreaterThanOrEqual(2);
    const store = createRedisLimitStore(redis, { ...patient, prefix: world.prefix(), resyncInMs: 1_000 });
    expect(await take(store, minutely)).toMatchObject({ acquired: true });
  });

  test('a call that waits for a long window does not block calls without that window', async () => {
    const [one, other] = workers();
    const both = [...minutely, { requests: 2, periodInMs: 500 }];
    await use(one, both);
    expect(await take(one, both, 10_000)).toMatchObject({ acquired: false });
    expect(await take(other, both.slice(1))).toMatchObject({ acquired: true });
  });

  test('E02: a longer pause replaces a shorter one', async () => {
    const [one, other] = workers();
    await one.pause?.('k', 5_000, 0);
    await other.pause?.('k', 20_000, 0);
    expect(waitOf(await take(one, minutely))).toBeGreaterThan(10_000);
  });

  test('a waiting worker keeps a turn that expires, and releases it with its slot', async () => {
    const prefix = world.prefix();
    const redis = world.connect();
    const [one, other] = workers(prefix);
    await use(one, minutely);
    const inMs = waitOf(await take(other, minutely, 10_000));
    const turns = await redis.keys(`${prefix}:limit:*:turns`);
    const ends = await redis.keys(`${prefix}:limit:*:ends`);
    expect([turns, ends]).toEqual([[expect.any(String)], [expect.any(String)]]);
    for (const key of [...turns, ...ends]) {
      const left = await redis.pttl(key);
      expect(left).toBeGreaterThan(inMs - 10_000);
      expect(left).toBeLessThanOrEqual(inMs + 2_000);
    }
    await redis.del(await redis.keys(`${prefix}:limit:*1/60000`));
    expect(await take(other, minutely, 10_000)).toMatchObject({ acquired: true });
    expect(await redis.keys(`${prefix}:limit:*:turns`)).toEqual([]);
    expect(await redis.keys(`${prefix}:limit:*:ends`)).toEqual([]);
  });

  test('a worker keeps its turn for 250 ms after the time at which it should ask again', async () => {
    const prefix = world.prefix();
    const redis = world.connect();
    const [one, other] = workers(prefix);
    await use(one, minutely);
    const inMs = waitOf(await take(other, minutely, 10_000));
    const [ends = ''] = await redis.keys(`${prefix}:limit:*:ends`);
    const [slots = ''] = await redis.keys(`${prefix}:limit:*1/60000`);
    const [, freeAt] = await redis.zrange(slots, '0', '-1', 'WITHSCORES');
    const [, endsAt] = await redis.zrange(ends, '0', '-1', 'WITHSCORES');
    expect(inMs).toBeGreaterThan(50_000);
    expect(Number(endsAt) - Number(freeAt)).toBe(250);
  });

  test('a call with several windows waits for the window that is free last', async () => {
    const both: readonly RateWindow[] = [...minutely, { requests: 1, periodInMs: 10_000 }];
    for (const windows of [both, both.toReversed()]) {
      const [one, other] = workers();
      await use(one, windows);
      const inMs = waitOf(await take(other, windows));
      expect(inMs).toBeGreaterThan(30_000);
      expect(inMs).toBeLessThanOrEqual(60_001);
    }
  });

  test('a released slot does not count as usage of the worker', async () => {
    const [one] = workers();
    const taken = await take(one, minutely);
    expect(one.used?.('k', minutely, 0)).toEqual([1]);
    await one.release('k', minutely, taken.acquired ? taken.permit : '', 0);
    expect(one.used?.('k', minutely, 0)).toEqual([0]);
  });

  test('E03: waiting calls of one worker share a request, up to the limit', async () => {
    const [one, other] = workers();
    expect(await takeSome(one, 2)).toHaveLength(2);
    expect(await takeSome(other, 9)).toHaveLength(4);
    expect(await takeSome(one, 9)).toEqual([]);
    expect(one.used?.('k', six, 0)).toEqual([2]);
    expect(other.used?.('k', six, 0)).toEqual([4]);
  });

  test('E03: a worker that got some slots waits for the rest, until a window from now', async () => {
    const prefix = world.prefix();
    const [one, other] = workers(prefix);
    await takeSome(one, 2);
    const [permit = ''] = await takeSome(other, 9);
    const redis = world.connect();
    const only = async (name: string): Promise<number> => {
      const [key = ''] = await redis.keys(`${prefix}:limit:*:${name}`);
      return Number((await redis.zrange(key, '0', '-1', 'WITHSCORES'))[1]);
    };
    expect(await only('wants')).toBe(5);
    // Its slots are free half a minute and a window later. The turn ends 250 ms after the window.
    const [slots = ''] = await redis.keys(`${prefix}:limit:*6/1000`);
    expect((await only('ends')) - Number(await redis.zscore(slots, permit))).toBe(250 - 30_000);
    expect(await renew(other, [permit], 5)).toBe(1);
    expect(await only('wants')).toBe(4);
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

  test('a worker keeps its slots while no other worker waits', async () => {
    const prefix = world.prefix();
    const [one, other] = workers(prefix);
    const permits = await takeSome(one, 6);
    expect(await renew(one, permits)).toBe(6);
    expect(await takeSome(other, 1)).toEqual([]);
    expect(one.used?.('k', six, 0)).toEqual([6]);
    const redis = world.connect();
    const [slots = ''] = await redis.keys(`${prefix}:limit:*6/1000`);
    const left = Number(await redis.zscore(slots, permits[0] ?? '')) - Date.now();
    expect(left).toBeGreaterThan(10_000);
    expect(left).toBeLessThanOrEqual(11_001);
  });

  test('a worker keeps its share of the slots while others wait, and the others get the rest', async () => {
    const prefix = world.prefix();
    const [one, other] = workers(prefix);
    const permits = await takeSome(one, 6);
    expect(await takeSome(other, 9)).toEqual([]);
    expect(await renew(one, permits)).toBe(3);
    await passed(`${prefix}:limit:*6/1000`, 1_002);
    expect(await takeSome(one, 9)).toEqual([]);
    expect(await takeSome(other, 9)).toHaveLength(3);
  });

  test('a worker keeps all slots that the waiting worker does not want', async () => {
    const [one, other] = workers();
    const permits = await takeSome(one, 6);
    expect(await takeSome(other, 1)).toEqual([]);
    expect(await renew(one, permits)).toBe(5);
  });

  test('equal shares that differ by one slot move between the workers', async () => {
    const prefix = world.prefix();
    const [one, other] = workers(prefix);
    const five = [{ requests: 5, periodInMs: 1_000 }];
    const some = async (store: LimitStore, wanted: number): Promise<string[]> => {
      const result = await store.acquire('k', five, 0, 0, wanted);
      return result.acquired ? [result.permit, ...(result.more ?? []).map(({ permit }) => permit)] : [];
    };
    const permits = await some(one, 3);
    expect(await some(other, 9)).toHaveLength(2);
    const kept = await Promise.all(
      permits.map((permit) => one.renew?.('k', five, permit, 0, { sinceInMs: 0, wanted: 9 })),
    );
    expect(kept).toEqual([false, true, true]);
  });

  test('a waiting worker that wants no more slots leaves the queue', async () => {
    const prefix = world.prefix();
    const [one, other] = workers(prefix);
    const mine = await takeSome(one, 3);
    const theirs = await takeSome(other, 9);
    expect(theirs).toHaveLength(3);
    expect(await renew(other, theirs.slice(0, 1), 1)).toBe(1);
    expect(await world.connect().keys(`${prefix}:limit:*:{turns,ends,wants}`)).toEqual([]);
    expect(await renew(one, mine)).toBe(3);
  });

  test('E02: a pause expires with its time', async () => {
    const prefix = world.prefix();
    const [one] = workers(prefix);
    await one.pause?.('k', 20_000, 0);
    const redis = world.connect();
    const [paused = ''] = await redis.keys(`${prefix}:limit:*:pause`);
    const left = await redis.pttl(paused);
    expect(left).toBeGreaterThan(10_000);
    expect(left).toBeLessThanOrEqual(20_000);
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
