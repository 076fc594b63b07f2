import { createVirtualClock } from '@tradelane/core';
import { withoutServer } from '@tradelane/test-servers';
import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRedisPublisher, createRedisSource } from '../../src/brokers/redis-streams/index.ts';
import { partitionOf } from '../../src/queue/keys.ts';
import { browseQueue, connectSource, openPublisher, QueueError } from '../../src/url.ts';
import { collector } from '../support/collector.ts';
import {
  client,
  consumersOf,
  entriesOf,
  expire,
  look,
  pendingOf,
  running,
  server,
  unused,
  useRedis,
  wake,
} from '../support/redis-streams.ts';
import { settle } from '../support/world.ts';

describe.skipIf(withoutServer('redis'))('Redis', () => {
  useRedis();

  describe('a publisher', () => {
    it('adds the body, and the trace if there is one', async () => {
      const stream = unused();
      const publisher = createRedisPublisher({ client, stream });
      expect(publisher.name).toBe(stream);
      await publisher.publish({ id: 'a', key: 'order/1', body: '{}' });
      await publisher.publish({ id: 'b', key: undefined, body: '{}', traceparent: 'trace' });
      expect(await entriesOf(stream)).toEqual([
        ['body', '{}'],
        ['body', '{}', 'traceparent', 'trace'],
      ]);
      await publisher.close();
      expect(client.status).toBe('ready');
    });

    it('adds to the partition of the key, or of the ID without a key', async () => {
      const stream = unused();
      const publisher = createRedisPublisher({ client, stream, partitions: 5 });
      await publisher.publish({ id: 'a', key: 'order/1', body: 'by key' });
      await publisher.publish({ id: 'b', key: undefined, body: 'by ID' });
      expect(await entriesOf(`{${stream}}:${partitionOf('order/1', 5, '')}`)).toContainEqual(['body', 'by key']);
      expect(await entriesOf(`{${stream}}:${partitionOf('b', 5, '')}`)).toContainEqual(['body', 'by ID']);
    });
  });

  describe('a source', () => {
    it.each([
      [undefined, undefined, 'tradelane', undefined],
      [2, 'mail', 'mail', 'first'],
    ] as const)(
      'creates its groups at the oldest message (partitions: %s)',
      async (partitions, group, name, redelivery) => {
        const stream = unused();
        const keys = partitions === undefined ? [stream] : [`{${stream}}:0`, `{${stream}}:1`];
        for (const key of keys) await client.xadd(key, '*', 'body', 'before');
        const source = createRedisSource({ client, stream, partitions, group, leaseInMs: 100 / 3 });
        expect([source.name, source.system]).toEqual([stream, 'redis']);
        const subscription = await source.open(collector());
        expect(subscription).toMatchObject({ leaseInMs: 34, redelivery });
        for (const key of keys) {
          const [info] = (await client.xinfo('GROUPS', key)) as unknown[][];
          expect(info?.[info.indexOf('name') + 1]).toBe(name);
          expect(info?.[info.indexOf('last-delivered-id') + 1]).toBe('0-0');
        }
        await subscription.close();
        const again = await createRedisSource({ client, stream, partitions, group }).open(collector());
        expect(again.leaseInMs).toBe(30_000);
        await again.close();
      },
    );

    it('can not be opened on a key of another kind', async () => {
      const stream = unused();
      await client.set(stream, 'text');
      await expect(createRedisSource({ client, stream }).open(collector())).rejects.toThrow('WRONGTYPE');
    });

    it('reads as many messages as there is room for, and the next after one has ended', async () => {
      const { publish, got, bodies, has, stream } = await running({ capacity: 2 });
      for (const body of ['a', 'b', 'c', 'd']) await publish(body);
      await has(2);
      await client.ping();
      expect(bodies()).toEqual(['a', 'b']);
      expect(await pendingOf(stream)).toHaveLength(2);
      await got[0]?.ack();
      await has(3);
      expect(bodies()).toEqual(['a', 'b', 'c']);
      await got[1]?.ack();
      await has(4);
    });

    it('takes over as many messages as there is room for, before new ones', async () => {
      const stream = unused();
      await client.xgroup('CREATE', stream, 'tradelane', '0', 'MKSTREAM');
      for (const body of ['a', 'b', 'c']) await client.xadd(stream, '*', 'body', body);
      await client.xreadgroup('GROUP', 'tradelane', 'gone', 'COUNT', 3, 'STREAMS', stream, '>');
      await expire(stream);
      for (const body of ['d', 'e', 'f']) await client.xadd(stream, '*', 'body', body);
      const { has, got, bodies } = await running({ stream, capacity: 2 });
      await has(2);
      await wake();
      await client.ping();
      expect(bodies()).toEqual(['a', 'b']);
      await got[0]?.ack();
      await has(3);
      await got[1]?.ack();
      await has(4);
      await client.ping();
      expect(bodies()).toEqual(['a', 'b', 'c', 'd']);
    });

    it('leaves no listener on the client, no connection and no consumer', async () => {
      const stream = unused();
      const listeners = client.listenerCount('end');
      const duplicated = vi.spyOn(client, 'duplicate');
      const follower = await running({ stream, consumer: 'me' });
      await follower.publish('a');
      await follower.has(1);
      expect(await consumersOf(stream)).toEqual(['me']);
      await follower.got[0]?.ack();
      const [connection] = duplicated.mock.results.map(({ value }) => value as Redis);
      duplicated.mockRestore();
      const failure = new Error('connect ECONNREFUSED');
      connection?.emit('error', failure);
      expect(follower.errors.splice(0)).toEqual([failure]);
      await follower.close();
      expect(client.listenerCount('end')).toBe(listeners);
      await expect.poll(() => connection?.status, { interval: 1 }).toBe('end');
      expect(await consumersOf(stream)).toEqual([]);
      expect(follower.errors).toEqual([]);
    });

    it.each([undefined, 1])(
      'keeps a consumer with messages in flight, which are returned at once (partitions: %s)',
      async (partitions) => {
        const { publish, stream, has, close, errors } = await running({ consumer: 'me', partitions });
        const key = partitions === undefined ? stream : `{${stream}}:0`;
        await publish('a');
        await has(1);
        await close();
        expect(await consumersOf(key)).toEqual(['me']);
        expect(await pendingOf(key)).toMatchObject([{ deliveries: 1 }]);
        expect((await pendingOf(key))[0]?.idleInMs).toBeGreaterThanOrEqual(30_000);
        expect(errors).toEqual([]);
      },
    );

    it.each([undefined, 2])('G40: has ended when its connection is closed (partitions: %s)', async (partitions) => {
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
    });

    it.each([undefined, 2])('creates its groups again if Redis has lost them (partitions: %s)', async (partitions) => {
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
    });
  });

  describe('other workers', () => {
    const consumer = (name: string, idle: unknown): unknown[] => [
      'name',
      name,
      'pending',
      0,
      'idle',
      idle,
      'inactive',
      0,
    ];

    it.each([
      ['itself', consumer('me', 0), 0],
      ['one that read lately', consumer('you', 5_999), 1],
      ['one that is gone', consumer('you', 6_000), 0],
      ['one without an idle time', ['name', 'you'], 0],
    ])('%s is reported %s', async (_, worker, times) => {
      const xinfo = vi.spyOn(client, 'xinfo').mockResolvedValue([consumer('me', 0), worker]);
      onTestFinished(() => xinfo.mockRestore());
      const { unordered, publish, has, clock, stream } = await running({ consumer: 'me' });
      await publish('a');
      await has(1);
      expect(unordered()).toBe(times);
      expect(xinfo.mock.calls).toEqual([['CONSUMERS', stream, 'tradelane']]);
      // Each message starts a read.
      const read = async (body: string, messages: number): Promise<number> => {
        await publish(body);
        await has(messages);
        return xinfo.mock.calls.length;
      };
      await clock.advance(4_999);
      await wake();
      expect(await read('b', 2)).toBe(1);
      await clock.advance(1);
      await read('c', 3);
      expect(await read('d', 4)).toBe(times === 0 ? 2 : 1);
    });

    it('are not reported if the server refuses the question', async () => {
      const xinfo = vi.spyOn(client, 'xinfo').mockRejectedValue(new Error('NOPERM'));
      onTestFinished(() => xinfo.mockRestore());
      const { unordered, publish, has, errors } = await running();
      await publish('a');
      await has(1);
      expect([unordered(), errors]).toEqual([0, []]);
    });
  });

  describe('partitions', () => {
    it('have one message of each in flight, and the next after it has ended', async () => {
      const { publish, got, bodies, has, subscription, errors } = await running({ partitions: 2 });
      const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
      for (const key of keys) await publish(key, key);
      await has(2);
      const of = (part: number): readonly string[] => keys.filter((key) => partitionOf(key, 2, '') === part);
      expect(bodies().toSorted()).toEqual([of(0)[0], of(1)[0]].toSorted());
      const isBlocked = async (): Promise<boolean> => / flags=b .*cmd=xread /.test(String(await client.client('LIST')));
      await vi.waitUntil(isBlocked, { interval: 1 });
      await got.find(({ body }) => body === of(0)[0])?.ack();
      // At once, since the read for new messages still waits.
      await client.ping();
      expect(bodies()[2]).toBe(of(0)[1]);
      got[2]?.forget();
      // Its lease decides.
      await client.ping();
      expect(got).toHaveLength(3);
      await subscription.stop();
      await got.find(({ body }) => body === of(1)[0])?.ack();
      await client.ping();
      expect(got).toHaveLength(3);
      expect(errors).toEqual([]);
    });

    it.each([
      [1_000, 500, 1_000],
      [60_000, 2_000, 2_000],
    ])('wait for a message or for a lease of %s ms, but at most two seconds', async (leaseInMs, least, most) => {
      const stream = unused();
      const duplicated = vi.spyOn(client, 'duplicate');
      const source = createRedisSource({ client, stream, partitions: 2, leaseInMs, clock: createVirtualClock() });
      const subscription = await source.open(collector());
      const [connection] = duplicated.mock.results.map(({ value }) => value as Redis);
      duplicated.mockRestore();
      if (connection === undefined) return expect.unreachable();
      const xread = vi.spyOn(connection, 'xread');
      await client.xadd(`{${stream}}:0`, '1-1', 'body', 'theirs');
      await client.xreadgroup('GROUP', 'tradelane', 'other', 'COUNT', 1, 'STREAMS', `{${stream}}:0`, '>');
      subscription.start();
      await vi.waitUntil(() => xread.mock.calls.length === 1, { interval: 1 });
      const [, , , wait, ...streams] = xread.mock.calls[0] as unknown[];
      expect(wait).toBeGreaterThanOrEqual(least);
      expect(wait).toBeLessThanOrEqual(most);
      // After the last message of each partition, which may be empty.
      expect(streams).toEqual(['STREAMS', `{${stream}}:0`, `{${stream}}:1`, '1-1', '0']);
      await subscription.stop();
      await subscription.close();
    });

    it('report an error of the server, and read again after half a second', async () => {
      const { publish, got, errors, clock, has, close } = await running({ partitions: 2 });
      const failure = new Error('LOADING');
      const xrevrange = vi.spyOn(client, 'xrevrange').mockRejectedValueOnce(failure);
      onTestFinished(() => xrevrange.mockRestore());
      const fails = () => vi.waitUntil(() => wake().then(() => errors.includes(failure)), { interval: 1 });
      await fails();
      await publish('a', 'a');
      await clock.advance(499);
      await client.ping();
      expect(got).toEqual([]);
      await clock.advance(1);
      await has(1);
      // The stop doesn't wait for the next try.
      xrevrange.mockRejectedValueOnce(new Error('again'));
      await vi.waitUntil(() => wake().then(() => errors.map(String).includes('Error: again')), { interval: 1 });
      await close();
    });
  });

  describe('a browser', () => {
    it('reads all partitions, a hundred messages of each at a time, and removes one message', async () => {
      const stream = unused();
      const publisher = createRedisPublisher({ client, stream, partitions: 2 });
      const keys = ['a', 'b', 'c'];
      for (let at = 0; at < 110; at += 1) await publisher.publish({ id: String(at), key: 'a', body: String(at) });
      for (const key of keys) await publisher.publish({ id: key, key, body: key, traceparent: 'trace' });
      const browser = await browseQueue(`${server.url}?queue=${stream}&partitions=2`);
      expect([browser.name, browser.isPassive]).toEqual([`{${stream}}:0, {${stream}}:1`, true]);
      const other = keys.filter((key) => partitionOf(key, 2, '') !== partitionOf('a', 2, ''));
      expect(await browser.next()).toHaveLength(100 + other.length);
      const rest = await browser.next();
      expect(rest).toHaveLength(10 + keys.length - other.length);
      expect(rest[9]).toMatchObject({ body: '109', traceparent: undefined, reason: undefined });
      expect(rest[10]).toMatchObject({ traceparent: 'trace' });
      expect(await browser.next()).toEqual([]);
      const key = `{${stream}}:${partitionOf('a', 2, '')}`;
      await rest[0]?.remove();
      expect((await entriesOf(key)).some((fields) => fields[1] === '100')).toBe(false);
      expect(await entriesOf(key)).toHaveLength(113 - 1 - other.length);
      await publisher.publish({ id: 'new', key: 'a', body: 'new' });
      expect(await browser.next()).toMatchObject([{ body: 'new' }]);
      await browser.close();
    });

    it('reads dead letters with their reasons, whatever their bodies are', async () => {
      const stream = unused();
      for (const body of ['reason', 'body'])
        await client.xadd(`{${stream}}:dead`, '*', 'body', body, 'reason', `no ${body}`);
      await client.xadd(`{${stream}}:dead`, '*', 'other', 'x');
      const browser = await browseQueue(`${server.url}?queue=${stream}`, { deadLetters: true });
      expect(browser.name).toBe(`{${stream}}:dead`);
      expect((await browser.next()).map(({ body, reason }) => [body, reason])).toEqual([
        ['reason', 'no reason'],
        ['body', 'no body'],
        ['', undefined],
      ]);
      await browser.close();
    });
  });

  it('opens the database, the stream and the partitions that its URL names, and leaves no connection', async () => {
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
