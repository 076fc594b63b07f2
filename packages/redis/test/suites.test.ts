/** The stores do what core's own do, with two connections for two processes. */
import { setTimeout as wait } from 'node:timers/promises';
import { describe } from 'vitest';
import { checkpointStoreSuite } from '../../core/test/suites/checkpoint-store.ts';
import { eventStoreSuite } from '../../core/test/suites/event-stores.ts';
import { limitStoreSuite } from '../../core/test/suites/limit-store.ts';
import { tokenStoreSuite } from '../../core/test/suites/token-store.ts';
import {
  createRedisCheckpoints,
  createRedisDedupe,
  createRedisLimitStore,
  createRedisOutbox,
  createRedisSettingsCache,
  createRedisTokenStore,
  type RedisConnection,
  type RedisStoreOptions,
} from '../src/index.ts';
import { patient, useRedis, withoutRedis } from './redis.ts';

describe.skipIf(withoutRedis)('in Redis', () => {
  const world = useRedis();
  const close = async (): Promise<void> => undefined;
  const pair = <Store>(create: (redis: RedisConnection, options: RedisStoreOptions) => Store) => {
    const prefix = world.prefix();
    const open = (): Store => create(world.connect(), { prefix, ...patient });
    return { one: open(), other: open(), close };
  };
  checkpointStoreSuite('Redis', async () => pair(createRedisCheckpoints));
  checkpointStoreSuite('the settings cache in Redis', async () => pair(createRedisSettingsCache));
  eventStoreSuite('Redis', async () => ({
    ...pair((redis, options) => ({
      dedupe: createRedisDedupe(redis, options),
      outbox: createRedisOutbox<{ status: string }>(redis, options),
    })),
    wait: () => wait(5),
  }));
  tokenStoreSuite('Redis', async () => pair(createRedisTokenStore));
  limitStoreSuite('Redis', async () => ({
    // The server has just started, so no count was lost.
    ...pair((redis, options) => createRedisLimitStore(redis, { ...options, resyncInMs: 0 })),
    now: () => performance.now(),
    wait: (inMs) => wait(inMs),
  }));
});
