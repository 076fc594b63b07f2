/** Slots of calls in flight: how long they count, and who renews and frees them. */
import type { RateWindow } from '@tradelane/core';
import { describe, expect, test, vi } from 'vitest';
import { createRedisLimitStore, type RedisConnection } from '../src/index.ts';
import { letPass, minutely, renew, six, take, takeSome, waitOf, workersOf } from './limit-workers.ts';
import { patient, useRedis, withoutRedis } from './redis.ts';

describe.skipIf(withoutRedis)('slots in flight', () => {
  const world = useRedis();
  const workers = (prefix = world.prefix()) => workersOf(world, prefix);

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
      await one.acquire('another', two, 0, 0);
      expect(vi.getTimerCount()).toBe(1);
    } finally {
      vi.useRealTimers();
    }
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

  test('a slot is not kept if Redis lost its data while the renewal was on its way', async () => {
    const prefix = world.prefix();
    const redis = world.connect();
    let wait: (() => Promise<void>) | undefined;
    const connection: RedisConnection = {
      status: 'ready',
      on: () => undefined,
      call: async (command, args) => {
        const reply = await redis.call(command, args);
        const waited = wait?.();
        wait = undefined;
        await waited;
        return reply;
      },
    };
    const store = createRedisLimitStore(connection, { ...patient, prefix, resyncInMs: 0 });
    const permits = await takeSome(store, 1);
    let renewed = (): void => undefined;
    const renewing = new Promise<boolean>((resolve) => {
      const arrived = new Promise<void>((open) => (renewed = open));
      wait = () => arrived;
      void renew(store, permits).then((kept) => resolve(kept > 0));
    });
    await expect.poll(() => wait).toBeUndefined();
    await redis.del(await redis.keys(`${prefix}:*`));
    expect(await takeSome(store, 1)).toEqual([]);
    renewed();
    expect(await renewing).toBe(false);
  });

  test('a slot whose time is over is not renewed', async () => {
    const prefix = world.prefix();
    const [one] = workers(prefix);
    const permits = await takeSome(one, 1);
    await letPass(world, `${prefix}:limit:*6/1000`, 60_000);
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
});
