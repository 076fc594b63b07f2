import { systemClock } from '@tradelane/core';
import { startRedis, withoutServer } from '@tradelane/test-servers';
import { Redis } from 'ioredis';
import { describe, expect, it } from 'vitest';
import { type Delivery, parseEvent } from '../../src/index.ts';
import { createRedisPublisher, createRedisSource } from '../../src/brokers/redis-streams/index.ts';
import { conformance } from '../support/conformance.ts';
import { accept, publishAll } from '../support/messages.ts';
import { client, unused, useRedis } from '../support/redis-streams.ts';

describe.skipIf(withoutServer('redis'))('Redis', () => {
  useRedis();

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
        const stream = unused();
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

  describe.each([undefined, 2])('groups of one stream (partitions: %s)', (partitions) => {
    const follow = async (stream: string, group: string): Promise<{ got: Delivery[]; close(): Promise<void> }> => {
      const got: Delivery[] = [];
      const subscription = await createRedisSource({ client, stream, partitions, group }).open({
        capacity: 10,
        deliver: (delivery) => void got.push(delivery),
        onError: () => undefined,
      });
      subscription.start();
      return { got, close: () => subscription.stop().then(() => subscription.close()) };
    };
    const lengthOf = async (stream: string): Promise<number> => {
      const keys = partitions === undefined ? [stream] : [`{${stream}}:0`, `{${stream}}:1`];
      const lengths = await Promise.all(keys.map((key) => client.xlen(key)));
      return lengths.reduce((sum, length) => sum + length, 0);
    };
    const idsOf = (got: readonly Delivery[]): readonly string[] => got.map(({ body }) => parseEvent(body).event.id);
    /** Sequential, since one message of a partition is in flight at a time. */
    const ackAll = async (got: readonly Delivery[], from: number, to: number): Promise<void> => {
      for (let index = from; index < to; index++) {
        await expect.poll(() => got.length, { interval: 5 }).toBeGreaterThan(index);
        await got[index]?.ack();
      }
    };

    it('each get every message, which leaves the stream when the last of them has dealt with it', async () => {
      const stream = unused();
      const publisher = createRedisPublisher({ client, stream, partitions });
      const [stock, mail] = [await follow(stream, 'stock'), await follow(stream, 'mail')];
      const sent = Array.from({ length: 6 }, (_, index) => accept(`ORD-${index}`));
      await publishAll(publisher, sent);
      await ackAll(stock.got, 0, 6);
      expect(await lengthOf(stream)).toBe(6);
      await ackAll(mail.got, 0, 5);
      expect(await lengthOf(stream)).toBe(1);
      await expect.poll(() => mail.got.length).toBe(6);
      await mail.got[5]?.deadLetter('No handler.');
      expect(await lengthOf(stream)).toBe(0);
      for (const { got } of [stock, mail]) expect(idsOf(got).toSorted()).toEqual(sent.map(({ id }) => id));
      await Promise.all([stock.close(), mail.close()]);
    });

    it('leave no entries after a group is removed', async () => {
      const stream = unused();
      const publisher = createRedisPublisher({ client, stream, partitions });
      await (await follow(stream, 'mail')).close();
      const stock = await follow(stream, 'stock');
      await publishAll(publisher, [accept('ORD-1'), accept('ORD-2'), accept('ORD-3')]);
      await ackAll(stock.got, 0, 3);
      const keys = partitions === undefined ? [stream] : [`{${stream}}:0`, `{${stream}}:1`];
      for (const key of keys) await client.xgroup('DESTROY', key, 'mail');
      await publishAll(publisher, [accept('ORD-1'), accept('ORD-2'), accept('ORD-3')]);
      await ackAll(stock.got, 3, 6);
      await expect.poll(() => lengthOf(stream), { timeout: 10_000 }).toBe(0);
      await stock.close();
    });
  });

  it('redelivers the messages of a dead worker, even if the clock is set back', async () => {
    const stream = unused();
    const queue = { client, stream, leaseInMs: 600 };
    let shiftInMs = 0;
    const clock = { ...systemClock, now: () => systemClock.now() + shiftInMs };
    const got: string[] = [];
    const subscription = await createRedisSource({ ...queue, clock }).open({
      capacity: 4,
      deliver: (delivery) => void got.push(parseEvent(delivery.body).event.id),
      onError: () => undefined,
    });
    const [left, seen] = [accept('ORD-1'), accept('ORD-2')];
    await publishAll(createRedisPublisher(queue), [left]);
    await client.xreadgroup('GROUP', 'tradelane', 'gone', 'COUNT', 1, 'STREAMS', stream, '>');
    subscription.start();
    await publishAll(createRedisPublisher(queue), [seen]);
    await expect.poll(() => got).toContain(seen.id);
    shiftInMs = -3_600_000;
    await expect.poll(() => got).toContain(left.id);
    await subscription.stop();
    await subscription.close();
  });

  it.each([undefined, 2])(
    'recovers if Redis lost its data while messages were in flight, and has new ones (partitions: %s)',
    async (partitions) => {
      const own = await startRedis();
      const link = new Redis(own.url);
      // So short that each read looks first for what others have left.
      const queue = { client: link, stream: 'events', partitions, leaseInMs: 3 };
      const publisher = createRedisPublisher(queue);
      const got: Delivery[] = [];
      const subscription = await createRedisSource(queue).open({
        capacity: 1,
        deliver: (delivery) => void got.push(delivery),
        onError: () => undefined,
      });
      subscription.start();
      const [before, after] = [accept('ORD-1'), accept('ORD-1')];
      await publishAll(publisher, [before]);
      await expect.poll(() => got).toHaveLength(1);
      // No worker reads meanwhile and finds the group missing.
      await link.flushall();
      await publishAll(publisher, [after]);
      await expect(got[0]?.ack()).rejects.toThrow('NOGROUP');
      await expect.poll(() => got.map(({ body }) => parseEvent(body).event.id)).toContain(after.id);
      await subscription.stop();
      await subscription.close();
      link.disconnect();
      await own.stop();
    },
  );
});
