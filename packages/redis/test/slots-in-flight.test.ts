/** Slots of calls in flight: how long they count, and who renews and frees them. */
import { describe, expect, test, vi } from 'vitest';
import { createRedisLimitStore, type RedisConnection } from '../src/index.ts';
import { minutely, renew, six, take, takeSome, waitOf, workersOf } from './limit-workers.ts';
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

  test('E02: no slot is renewed while a 429 closes the key', async () => {
    const [one] = workers();
    const permits = await takeSome(one, 2);
    await one.pause?.('k', 20_000, 0);
    expect(await renew(one, permits)).toBe(0);
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
