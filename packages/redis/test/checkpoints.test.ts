/** Data of checkpoints and the settings cache in Redis, and its lifetime. */
import { describe, expect, test } from 'vitest';
import { createRedisCheckpoints, createRedisSettingsCache, type RedisConnection } from '../src/index.ts';
import { patient, useRedis, withoutRedis } from './redis.ts';

describe.skipIf(withoutRedis)('entries in Redis', () => {
  const world = useRedis();
  const dayInMs = 86_400_000;
  const open = (create: typeof createRedisCheckpoints) => {
    const redis = world.connect();
    const prefix = world.prefix();
    return { redis, prefix, store: create(redis, { ...patient, prefix }) };
  };

  test.each([999, 1_000, 1_001, 2_001])('a read returns all %d entries with their values', async (count) => {
    const { store } = open(createRedisCheckpoints);
    const entries = Array.from({ length: count }, (_, index) => ({ key: `k${index}`, value: `v${index}` }));
    await store.write(entries);
    const read = await store.read('k');
    expect(read.size).toBe(count);
    expect(entries.filter(({ key, value }) => read.get(key) !== value)).toEqual([]);
  });

  test('checkpoints that lost a part are an error and not empty', async () => {
    const { redis, prefix, store } = open(createRedisCheckpoints);
    const keys = `{${prefix}:checkpoints}:keys`;
    for (const damage of [
      () => redis.zadd(keys, 5, 'other'),
      () => redis.zadd(keys, 5, 'a'),
      () => redis.del(keys),
      () => redis.del(`{${prefix}:checkpoints}:values`),
    ]) {
      await redis.flushall();
      await store.write([{ key: 'a', value: '1' }]);
      await damage();
      await expect(store.read('a')).rejects.toThrow('have different entries. Restore both.');
    }
  });

  test('a conditional write is remembered for a minute longer than it may be retried', async () => {
    const redis = world.connect();
    const prefix = world.prefix();
    const store = createRedisCheckpoints(redis, { ...patient, prefix, waitInMs: 40_000 });
    const made = (): Promise<string[]> => redis.keys(`{${prefix}:checkpoints}:made:*`);
    await store.write([{ key: 'a', value: '1' }]);
    expect(await store.write([{ key: 'a', value: '2' }], { key: 'a', value: undefined })).toBe(false);
    expect(await made()).toEqual([]);
    expect(await store.write([{ key: 'a', value: '2' }], { key: 'a', value: '1' })).toBe(true);
    const [key = ''] = await made();
    const left = await redis.pttl(key);
    expect(left).toBeGreaterThan(70_000);
    expect(left).toBeLessThanOrEqual(100_000);
  });

  test('the settings cache keeps an entry for a day from its last write', async () => {
    const { redis, prefix, store } = open(createRedisSettingsCache);
    const ends = `{${prefix}:settings}:ends`;
    await store.write([{ key: 'a', value: '1' }]);
    await redis.zadd(ends, Date.now() + 60_000, 'a');
    await store.write([{ key: 'a', value: '2' }]);
    const left = Number(await redis.zscore(ends, 'a')) - Date.now();
    expect(left).toBeGreaterThan(dayInMs - 600_000);
    expect(left).toBeLessThanOrEqual(dayInMs + 1_000);
  });

  test('an expired entry of the settings cache is absent for reads and conditions, and removed', async () => {
    const { redis, prefix, store } = open(createRedisSettingsCache);
    const base = `{${prefix}:settings}`;
    const expire = (key: string): Promise<unknown> => redis.zadd(`${base}:ends`, 1, key);
    await store.write([
      { key: 'a', value: '1' },
      { key: 'b', value: '1' },
    ]);
    await expire('a');
    expect(await store.write([{ key: 'c', value: '1' }], { key: 'a', value: '1' })).toBe(false);
    expect(await redis.hkeys(`${base}:values`)).toEqual(['b']);
    expect(await redis.zrange(`${base}:keys`, '0', '-1')).toEqual(['b']);
    expect(await redis.zrange(`${base}:ends`, '0', '-1')).toEqual(['b']);
    await expire('b');
    expect((await store.read('')).size).toBe(0);
    expect(await store.write([{ key: 'b', value: '2' }], { key: 'b', value: undefined })).toBe(true);
  });

  test('a removed entry leaves nothing in Redis', async () => {
    for (const create of [createRedisCheckpoints, createRedisSettingsCache]) {
      const { redis, prefix, store } = open(create);
      await store.write([{ key: 'a', value: '1' }]);
      await store.write([{ key: 'a', value: undefined }]);
      expect(await redis.keys(`{${prefix}:*`)).toEqual([]);
    }
  });

  test('checkpoints without an expiry stay until they are removed', async () => {
    const { redis, prefix, store } = open(createRedisCheckpoints);
    await store.write([{ key: 'a', value: '1' }]);
    for (const key of await redis.keys(`{${prefix}:*`)) expect(await redis.pttl(key)).toBe(-1);
  });
});

test('the settings cache does not wait for a reconnect', async () => {
  let commands = 0;
  const connection: RedisConnection = {
    status: 'ready',
    on: () => undefined,
    call: () => {
      commands += 1;
      return Promise.reject(new Error('Connection is closed.'));
    },
  };
  const cache = createRedisSettingsCache(connection, { onDisconnect: () => undefined });
  await expect(cache.read('')).rejects.toThrow('Redis is unavailable');
  expect(commands).toBe(1);
});
