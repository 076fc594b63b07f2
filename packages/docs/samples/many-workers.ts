import { createHub, hubOptionsFromEnv } from '@tradelane/hub';
import {
  createRedisLimitStore,
  createRedisTokenStore,
} from '@tradelane/redis';
import { Redis } from 'ioredis';

const redis = new Redis(
  process.env['REDIS_URL'] ?? 'redis://localhost:6379',
);
const hub = createHub({
  ...hubOptionsFromEnv(),
  tokenStore: createRedisTokenStore(redis),
  // The largest number of processes that run at the same time, also during
  // a deployment.
  limitStore: createRedisLimitStore(redis, { maxProcesses: 4 }),
});

const page = await hub.orders.list({ limit: 10 });
console.log(`${page.items.length} orders`);
redis.disconnect();
