/** All keys of a step lie on one node of a cluster, and a key prefix of the connection is kept to. */
import { Cluster } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  createRedisCheckpoints,
  createRedisDedupe,
  createRedisLimitStore,
  createRedisOutbox,
  createRedisSettingsCache,
  createRedisTokenStore,
} from '../src/index.ts';
import { patient, useRedis, withoutRedis } from './redis.ts';

describe.skipIf(withoutRedis)('in a cluster', () => {
  const world = useRedis({ cluster: true });
  let cluster: Cluster;
  beforeAll(async () => {
    const node = world.connect();
    await node.cluster('ADDSLOTSRANGE', 0, 16_383);
    await vi.waitUntil(async () => (await node.cluster('INFO')).includes('cluster_state:ok'), { timeout: 60_000 });
    cluster = new Cluster([{ host: '127.0.0.1', port: world.server.port }], { keyPrefix: 'mine:' });
  });
  afterAll(() => cluster?.disconnect());

  test('every store works, below the prefix of its connection', async () => {
    const window = [
      { requests: 1, periodInMs: 60_000 },
      { requests: 1, periodInMs: 1_000 },
    ];
    const limits = createRedisLimitStore(cluster, { ...patient, resyncInMs: 0 });
    const taken = await limits.acquire('https://a b', window, 0, 0);
    expect(taken).toMatchObject({ acquired: true });
    await limits.complete('https://a b', window, taken.acquired ? taken.permit : '', 0);
    await limits.pause?.('https://a b', 1_000, 0);
    const tokens = createRedisTokenStore(cluster, patient);
    const token = { accessToken: 't', issuedAtInMs: 0, expiresAtInMs: 60_000 };
    expect(
      await tokens.renew(
        'k',
        () => true,
        async () => token,
      ),
    ).toEqual(token);
    for (const store of [createRedisCheckpoints(cluster, patient), createRedisSettingsCache(cluster, patient)]) {
      expect(await store.write([{ key: 'a:b', value: 'c' }], { key: 'd:e', value: undefined })).toBe(true);
      expect(Object.fromEntries(await store.read('a'))).toEqual({ 'a:b': 'c' });
    }
    expect(await createRedisDedupe(cluster, patient).add(['a', 'b'])).toBe(true);
    expect(await createRedisOutbox(cluster, patient).settle('a', {})).toBe(true);
    const keys = await world.connect().keys('*');
    expect(keys.length).toBeGreaterThan(8);
    expect(keys.filter((key) => !key.startsWith('mine:'))).toEqual([]);
  });
});
