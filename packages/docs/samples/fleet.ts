import { readFile } from 'node:fs/promises';
import { followAll } from '@tradelane/workflows/fleet';
import { createHub, syncOrders, syncReturns } from '@tradelane/hub';
import { createRedisCheckpoints } from '@tradelane/redis';
import { Redis } from 'ioredis';

interface Shop {
  readonly id: string;
  /** Changes with the credentials. */
  readonly version: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const [shopsFile = 'shops.json'] = process.argv.slice(2);
const {
  TRADELANE_BASE_URL: baseUrl = '',
  TRADELANE_AUTH_URL: authUrl = '',
} = process.env;

/**
 * Reads the shops, such as from your database. The fleet calls it once a
 * minute.
 */
async function readShops(): Promise<readonly Shop[]> {
  return JSON.parse(await readFile(shopsFile, 'utf8')) as readonly Shop[];
}

const redis = new Redis(
  process.env['REDIS_URL'] ?? 'redis://localhost:6379',
);
const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());

// Start this program in as many processes as you need.
await followAll(readShops, {
  checkpoint: createRedisCheckpoints(redis),
  client: ({ clientId, clientSecret }) =>
    createHub({ baseUrl, auth: { authUrl, clientId, clientSecret } }),
  streams: {
    orders: (hub, options, shop) =>
      syncOrders(hub, {
        ...options,
        handler: (order) => console.log(shop.id, order.id, order.status),
      }),
    returns: (hub, options, shop) =>
      syncReturns(hub, {
        ...options,
        handler: (one) => console.log(shop.id, one.id, one.status),
      }),
  },
  signal: stop.signal,
  workers: 16,
  // Unique for each process, and the same after a restart. Without it, the
  // name is random.
  ownerId: process.env['WORKER_NAME'],
  onError: ({ tenant, stream = '', error, isSetAside }) =>
    console.warn(
      `${tenant} ${stream}`.trim(),
      isSetAside ? 'is set aside:' : 'failed:',
      String(error),
    ),
});
redis.disconnect();
console.log('stopped');
