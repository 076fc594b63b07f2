import { type TestServer, startRedis, withoutServer } from '@tradelane/test-servers';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEvent } from '../../src/index.ts';
import { createRedisPublisher, createRedisSource } from '../../src/redis-streams.ts';
import { conformance } from '../support/conformance.ts';
import { accept, publishAll } from '../support/messages.ts';

describe.skipIf(withoutServer('redis'))('Redis', () => {
  let server: TestServer;
  let client: Redis;
  let count = 0;
  beforeAll(async () => {
    server = await startRedis();
    client = new Redis(server.url);
  });
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

  it.each([undefined, 2])('goes on with a Redis that has lost its data (partitions: %s)', async (partitions) => {
    const own = await startRedis();
    const link = new Redis(own.url);
    const queue = { client: link, stream: 'events', partitions };
    const publisher = createRedisPublisher(queue);
    const got: string[] = [];
    const subscription = await createRedisSource(queue).open({
      capacity: 4,
      deliver: (delivery) => {
        got.push(parseEvent(delivery.body).event.id);
        void delivery.ack();
      },
      onError: () => undefined,
    });
    subscription.start();
    const [before, after] = [accept('ORD-1'), accept('ORD-1')];
    await publishAll(publisher, [before]);
    await expect.poll(() => got).toEqual([before.id]);
    await link.flushall();
    await publishAll(publisher, [after]);
    await expect.poll(() => got).toEqual([before.id, after.id]);
    await subscription.stop();
    await subscription.close();
    link.disconnect();
    await own.stop();
  });
});
