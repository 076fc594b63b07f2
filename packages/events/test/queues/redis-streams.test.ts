import { withoutServer } from '@tradelane/test-servers';
import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRedisSource } from '../../src/brokers/redis-streams/index.ts';
import { partitionOf } from '../../src/queue/keys.ts';
import { connectSource, openPublisher, QueueError } from '../../src/url.ts';
import { collector } from '../support/collector.ts';
import { client, look, running, server, unused, useRedis } from '../support/redis-streams.ts';
import { settle } from '../support/world.ts';

describe.skipIf(withoutServer('redis'))('Redis', () => {
  useRedis();

  describe('a source', () => {
    it.each([undefined, 2])(
      'G40: a Redis source has ended when its connection is closed (partitions: %s)',
      async (partitions) => {
        const own = new Redis(server.url);
        const subscription = await createRedisSource({ client: own, stream: unused(), partitions }).open(collector());
        let ended: Error | undefined;
        void subscription.ended?.then((cause) => (ended = cause));
        await settle();
        expect(ended).toBeUndefined();
        own.disconnect();
        await subscription.ended;
        expect(ended).toBeInstanceOf(QueueError);
        expect(ended?.message).toMatch(
          new RegExp(`^The queue at 127.0.0.1:${server.port} failed: The connection was closed`),
        );
        await subscription.stop();
        await subscription.close();
      },
    );

    it.each([undefined, 2])(
      'a Redis source creates its groups again if Redis has lost them (partitions: %s)',
      async (partitions) => {
        vi.spyOn(Math, 'random').mockReturnValue(0);
        onTestFinished(() => void vi.restoreAllMocks());
        const { stream, publish, has, got, errors, clock } = await running({ partitions, capacity: 1 });
        await publish('a', 'k');
        await has(1);
        const key = partitions === undefined ? stream : `{${stream}}:${partitionOf('k', 2, '')}`;
        await client.xgroup('DESTROY', key, 'tradelane');
        await publish('b', 'k');
        await expect(got[0]?.ack()).rejects.toThrow('NOGROUP');
        await look(clock, got, 2);
        expect(errors.map(String).every((error) => /NOGROUP|UNBLOCKED/.test(error))).toBe(true);
        expect(errors.length).toBeGreaterThan(0);
        // From the oldest message.
        expect(got[1]).toMatchObject({ body: 'a', attempt: 1 });
      },
    );
  });

  it('a Redis queue opens the database, the stream and the partitions that its URL names, and leaves no connection', async () => {
    const stream = unused();
    const connections = async (): Promise<number> =>
      String(await client.client('LIST', 'TYPE', 'NORMAL')).match(/ db=3 /g)?.length ?? 0;
    const url = `${server.url}/3?queue=${stream}&partitions=2`;
    const publisher = await openPublisher(url);
    await publisher.publish({ id: 'a', key: 'a', body: 'a' });
    const subscription = await (await connectSource(url)).open(collector());
    const other = new Redis(`${server.url}/3`);
    expect(await other.xlen(`{${stream}}:${partitionOf('a', 2, '')}`)).toBe(1);
    const plain = await openPublisher(`${server.url}/3`);
    await plain.publish({ id: 'a', key: 'a', body: 'a' });
    expect(await other.xlen('tradelane-events')).toBe(1);
    expect(await connections()).toBeGreaterThan(1);
    other.disconnect();
    await Promise.all([publisher.close(), plain.close(), subscription.close()]);
    await expect.poll(connections, { interval: 2 }).toBe(0);
  });
});
