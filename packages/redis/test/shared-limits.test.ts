/** Limits shared by several workers. */
import type { LimitStore, RateWindow, AcquireResult } from '@tradelane/core';
import { Redis } from 'ioredis';
import { describe, expect, test, vi } from 'vitest';
import { createRedisLimitStore, type RedisConnection } from '../src/index.ts';
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

  test('E03: a slow connection acquires a slot before it is free, with the time until then', async () => {
    const prefix = world.prefix();
    const [fast] = workers(prefix);
    const redis = world.connect();
    const slow: RedisConnection = {
      get status() {
        return redis.status;
      },
      on: (event, listener) => redis.on(event, listener),
      call: async (command, args) => {
        const reply = await redis.call(command, args);
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        return reply;
      },
    };
    const store = createRedisLimitStore(slow, { ...patient, prefix, resyncInMs: 0 });
    await store.acquire('another', minutely, 0, 0); // Measures the latency.
    await use(fast, minutely);
    await passed(`${prefix}:limit:*k*1/60000`, 59_100);
    const early = (await take(store, minutely)) as AcquireResult & { readonly acquired: true };
    expect(early.acquired).toBe(true);
    expect(early.waitInMs).toBeGreaterThan(0);
    expect(early.waitInMs).toBeLessThanOrEqual(901);
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

  test('a live worker extends its slots six times in half a minute', async () => {
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
      vi.advanceTimersByTime(5_000);
      await expect.poll(async () => Number(await redis.zscore(slots, permit))).toBeGreaterThanOrEqual(Number(freeAt));
    } finally {
      vi.useRealTimers();
    }
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

  test('the timer that extends slots runs as long as a call is in flight', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const [one] = workers();
      const two: readonly RateWindow[] = [{ requests: 2, periodInMs: 60_000 }];
      const permits = [await take(one, two), await take(one, two)].map((taken) =>
        taken.acquired ? taken.permit : expect.fail('no slot'),
      );
      await one.complete('k', two, permits[0] ?? '', 0);
      vi.advanceTimersByTime(60_000);
      expect(vi.getTimerCount()).toBe(1);
      await one.release('k', two, permits[1] ?? '', 0);
      vi.advanceTimersByTime(10_000);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  const six: readonly RateWindow[] = [{ requests: 6, periodInMs: 1_000 }];
  const takeSome = async (store: LimitStore, wanted: number, waitedInMs = 0): Promise<string[]> => {
    const result = await store.acquire('k', six, waitedInMs, 0, wanted);
    return result.acquired ? [result.permit, ...(result.more ?? []).map(({ permit }) => permit)] : [];
  };
  const renew = async (store: LimitStore, permits: readonly string[], wanted = 9): Promise<number> => {
    const kept = await Promise.all(
      permits.map((permit) => store.renew?.('k', six, permit, 0, { sinceInMs: 0, wanted }) ?? false),
    );
    return kept.filter(Boolean).length;
  };

  test('E03: waiting calls of one worker share a request, up to the limit', async () => {
    const [one, other] = workers();
    expect(await takeSome(one, 2)).toHaveLength(2);
    expect(await takeSome(other, 9)).toHaveLength(4);
    expect(await takeSome(one, 9)).toEqual([]);
    expect(one.used?.('k', six, 0)).toEqual([2]);
    expect(other.used?.('k', six, 0)).toEqual([4]);
  });

  test('every slot of a request can be released and completed alone', async () => {
    const prefix = world.prefix();
    const [one, other] = workers(prefix);
    const [first = '', second = '', ...rest] = await takeSome(one, 6);
    await one.release('k', six, second, 0);
    expect(await takeSome(other, 9)).toHaveLength(1);
    await one.complete('k', six, first, 0);
    for (const permit of rest) await one.release('k', six, permit, 0);
    expect(await takeSome(other, 9)).toHaveLength(4);
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

  test('E02: no slot is renewed while a 429 closes the key', async () => {
    const [one] = workers();
    const permits = await takeSome(one, 2);
    await one.pause?.('k', 20_000, 0);
    expect(await renew(one, permits)).toBe(0);
  });

  test('no slot is renewed in a Redis that lost its data, and the slot counts for its window', async () => {
    const prefix = world.prefix();
    const [one] = workers(prefix);
    const permits = await takeSome(one, 2);
    const redis = world.connect();
    await redis.del(await redis.keys(`${prefix}:*`));
    expect(await renew(one, permits)).toBe(0);
    const [slots = ''] = await redis.keys(`${prefix}:limit:*6/1000`);
    expect(await redis.zcard(slots)).toBe(2);
    const left = Number(await redis.zscore(slots, permits[0] ?? '')) - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(1_001);
  });

  test('a slot whose time is over is not renewed', async () => {
    const prefix = world.prefix();
    const [one] = workers(prefix);
    const permits = await takeSome(one, 1);
    await passed(`${prefix}:limit:*6/1000`, 60_000);
    expect(await renew(one, permits)).toBe(0);
  });

  test('a heartbeat does not extend a renewed slot before its call can be sent', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const prefix = world.prefix();
      const [one] = workers(prefix);
      const [permit = ''] = await takeSome(one, 1);
      expect(await renew(one, [permit])).toBe(1);
      const redis = world.connect();
      const [slots = ''] = await redis.keys(`${prefix}:limit:*6/1000`);
      const left = async (): Promise<number> => Number(await redis.zscore(slots, permit)) - Date.now();
      vi.advanceTimersByTime(5_000);
      await one.pause?.('another', 1, 0); // after the heartbeat's command
      expect(await left()).toBeLessThan(12_000);
      await expect
        .poll(
          () => {
            vi.advanceTimersByTime(5_000);
            return left();
          },
          { interval: 200, timeout: 5_000 },
        )
        .toBeGreaterThan(29_000);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a slot in flight counts as long as it should, after the next slot was released sooner', async () => {
    const prefix = world.prefix();
    const [one] = workers(prefix);
    const [, second = ''] = await takeSome(one, 2);
    await one.complete('k', six, second, 0);
    const redis = world.connect();
    const [slots = ''] = await redis.keys(`${prefix}:limit:*6/1000`);
    expect(await redis.pttl(slots)).toBeGreaterThan(25_000);
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

  test('a slot whose release was lost is freed once, after the reconnect', async () => {
    const prefix = world.prefix();
    const redis = world.connect();
    const sent: string[] = [];
    let isBroken = false;
    const connection: RedisConnection = {
      status: 'ready',
      on: () => undefined,
      call: (command, args) => {
        if (isBroken) return Promise.reject(new Error('Connection is closed.'));
        sent.push(args.join(' '));
        return redis.call(command, args);
      },
    };
    const options = { ...patient, prefix, resyncInMs: 0, onDisconnect: () => undefined };
    const store = createRedisLimitStore(connection, options);
    const taken = await take(store, minutely);
    const permit = taken.acquired ? taken.permit : expect.fail('no slot');
    const isBack = async (): Promise<boolean> => (await store.acquire('another', minutely, 0, 0)).acquired;
    isBroken = true;
    await store.release('k', minutely, permit, 0);
    expect(await isBack()).toBe(false);
    isBroken = false;
    await expect.poll(isBack).toBe(true);
    const other = createRedisLimitStore(world.connect(), options);
    expect(await take(other, minutely)).toMatchObject({ acquired: true });
    isBroken = true;
    await store.pause?.('k', 1, 0);
    isBroken = false;
    sent.length = 0;
    await expect.poll(async () => (await isBack()) || sent.length > 1).toBe(true);
    expect(sent.filter((args) => args.includes(`${permit} `) || args.endsWith(permit))).toEqual([]);
  });

  test('`maxProcesses` must be a whole number above 0', () => {
    const redis = new Redis({ lazyConnect: true });
    for (const count of [0, -1, 1.5, Number.NaN])
      expect(() => createRedisLimitStore(redis, { maxProcesses: count })).toThrow('`maxProcesses`');
    expect(() => createRedisLimitStore({} as Redis)).toThrow('ioredis');
  });
});
