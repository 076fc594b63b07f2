import { type TestServer, startRedis, withoutServer } from '@tradelane/test-servers';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe } from 'vitest';
import { createRedisPublisher, createRedisSource } from '../../src/redis-streams.ts';
import { conformance } from '../support/conformance.ts';

describe.skipIf(withoutServer('redis'))('Redis', () => {
  let server: TestServer;
  let client: Redis;
  let count = 0;
  beforeAll(async () => {
    server = await startRedis();
    client = new Redis(server.url);
  }, 60_000);
  afterAll(async () => {
    client?.disconnect();
    await server?.stop();
  });

  for (const partitions of [undefined, 8])
    conformance(
      {
        name: partitions === undefined ? 'Redis Streams' : `Redis Streams in ${partitions} partitions`,
        leaseInMs: 2_000,
        expires: true,
        counts: true,
        orders: partitions !== undefined,
        partitions,
      },
      (leaseInMs) => {
        const stream = `events-${(count += 1)}`;
        return Promise.resolve({
          publisher: createRedisPublisher({ client, stream, partitions }),
          source: () => createRedisSource({ client, stream, partitions, leaseInMs }),
          deadLetters: async () => {
            const entries = await client.xrange(`{${stream}}:dead`, '-', '+');
            return entries.map(([, fields]) => ({
              body: fields[fields.indexOf('body') + 1] ?? '',
              reason: fields[fields.indexOf('reason') + 1] ?? '',
            }));
          },
          close: () => Promise.resolve(),
        });
      },
    );
});
