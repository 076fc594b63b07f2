/** Messages in Redis streams: leases, returns, dead letters, and groups that still need a message. */
import { withoutServer } from '@tradelane/test-servers';
import { describe, expect, it } from 'vitest';
import { MessageLeaseLostError } from '../../src/index.ts';
import {
  client,
  entriesOf,
  expire,
  look,
  pendingOf,
  running,
  unused,
  useRedis,
  wake,
} from '../support/redis-streams.ts';

describe.skipIf(withoutServer('redis'))('Redis', () => {
  useRedis();

  describe.each([undefined, 1])('a message (partitions: %s)', (partitions) => {
    const keyOf = (stream: string): string => (partitions === undefined ? stream : `{${stream}}:0`);
    it('is delivered with its trace and leaves the stream when it is acknowledged', async () => {
      const { stream, got, has, errors } = await running({ partitions });
      await client.xadd(keyOf(stream), '*', 'traceparent', 'trace', 'body', '{}');
      await has(1);
      expect(got[0]).toMatchObject({ body: '{}', attempt: 1, traceparent: 'trace' });
      await got[0]?.ack();
      expect(await entriesOf(keyOf(stream))).toEqual([]);
      expect(await pendingOf(keyOf(stream))).toEqual([]);
      await client.xadd(keyOf(stream), '*', 'other', 'x');
      await has(2);
      expect([got[1]?.traceparent, errors]).toEqual([undefined, []]);
      await got[1]?.ack();
    });

    it('that is returned is delivered again with its count', async () => {
      const { stream, publish, got, has, clock } = await running({ partitions });
      await publish('a');
      await has(1);
      await got[0]?.nack(0);
      await look(clock, got, 2);
      expect(got[1]).toMatchObject({ body: 'a', attempt: 2 });
      // A lease that ended counts as well.
      await expire(keyOf(stream));
      if (partitions === undefined) {
        await look(clock, got, 3);
        expect(got[2]).toMatchObject({ body: 'a', attempt: 3 });
        await got[2]?.ack();
      } else await got[1]?.ack();
      expect(await entriesOf(keyOf(stream))).toEqual([]);
    });

    it('is idle for its lease without its delay, and not at all after a heartbeat', async () => {
      const { stream, publish, got, has, close } = await running({ partitions, leaseInMs: 1_000_000 });
      await publish('a');
      await has(1);
      await expire(keyOf(stream));
      await got[0]?.heartbeat();
      expect((await pendingOf(keyOf(stream)))[0]?.idleInMs).toBeLessThan(100_000);
      await got[0]?.nack(400_000);
      expect((await pendingOf(keyOf(stream)))[0]?.idleInMs).toBeGreaterThanOrEqual(600_000);
      expect((await pendingOf(keyOf(stream)))[0]?.idleInMs).toBeLessThan(700_000);
      await close();
    });

    it('with a delay above its lease waits for the whole lease', async () => {
      const { stream, publish, got, has } = await running({ partitions, leaseInMs: 1_000_000 });
      await publish('a');
      await has(1);
      await got[0]?.nack(2_000_000);
      expect((await pendingOf(keyOf(stream)))[0]?.idleInMs).toBeLessThan(100_000);
    });

    it('is dead-lettered with all its fields and the reason', async () => {
      const { stream, got, has } = await running({ partitions });
      await client.xadd(keyOf(stream), '*', 'body', 'bad', 'traceparent', 'trace');
      await has(1);
      await got[0]?.deadLetter('No handler.');
      expect(await entriesOf(`{${stream}}:dead`)).toEqual([
        ['body', 'bad', 'traceparent', 'trace', 'reason', 'No handler.'],
      ]);
      expect(await entriesOf(keyOf(stream))).toEqual([]);
      expect(await pendingOf(keyOf(stream))).toEqual([]);
    });

    it.each(['ack', 'nack', 'heartbeat', 'deadLetter'] as const)(
      'that another worker has got is left to it: %s',
      async (call) => {
        const { stream, publish, got, has } = await running({ partitions });
        await publish('a');
        await has(1);
        const [entry] = await pendingOf(keyOf(stream));
        await client.xclaim(keyOf(stream), 'tradelane', 'other', 0, entry?.id ?? '');
        const late = got[0]?.[call](call === 'deadLetter' ? ('no' as never) : (0 as never));
        await expect(late).rejects.toThrow(MessageLeaseLostError);
        await expect(late).rejects.toThrow(`entry ${entry?.id} of ${keyOf(stream)}`);
        expect(await pendingOf(keyOf(stream))).toMatchObject([{ consumer: 'other' }]);
        expect(await entriesOf(`{${stream}}:dead`)).toEqual([]);
        expect(await entriesOf(keyOf(stream))).toHaveLength(1);
      },
    );

    it('that was deleted while another worker had it is not waited for', async () => {
      const stream = unused();
      const key = keyOf(stream);
      await client.xgroup('CREATE', key, 'tradelane', '0', 'MKSTREAM');
      const ids = [await client.xadd(key, '*', 'body', 'deleted'), await client.xadd(key, '*', 'body', 'kept')];
      await client.xreadgroup('GROUP', 'tradelane', 'gone', 'COUNT', 2, 'STREAMS', key, '>');
      await expire(key);
      await client.xdel(key, ids[0] ?? '');
      const { has, got } = await running({ stream, partitions, consumer: 'me' });
      await has(1);
      expect(got[0]).toMatchObject({ body: 'kept', attempt: 2 });
      expect(await pendingOf(key)).toMatchObject([{ id: ids[1], consumer: 'me' }]);
      await got[0]?.ack();
    });

    it('whose lease lasts stays with its worker', async () => {
      const stream = unused();
      const key = keyOf(stream);
      await client.xgroup('CREATE', key, 'tradelane', '0', 'MKSTREAM');
      await client.xadd(key, '*', 'body', 'theirs');
      await client.xreadgroup('GROUP', 'tradelane', 'other', 'COUNT', 1, 'STREAMS', key, '>');
      const { has, publish, got, clock } = await running({ stream, partitions, leaseInMs: 60_000 });
      if (partitions === undefined) {
        await publish('ours');
        await has(1);
        expect(got[0]?.body).toBe('ours');
      }
      await expire(key);
      const before = got.length;
      await look(clock, got, before + 1);
      expect(got[before]).toMatchObject({ body: 'theirs', attempt: 2 });
    });

    it('stays in the stream until every group is done with it', async () => {
      const stream = unused();
      const key = keyOf(stream);
      for (const group of ['mail', 'stock']) await client.xgroup('CREATE', key, group, '0', 'MKSTREAM');
      for (const id of ['9-9', '9-10', '10-1']) await client.xadd(key, id, 'body', id);
      const left = async (): Promise<readonly string[]> => (await client.xrange(key, '-', '+')).map(([id]) => id);
      const stock = await running({ stream, partitions, group: 'stock' });
      for (const messages of [1, 2, 3]) {
        await stock.has(messages);
        await stock.got[messages - 1]?.ack();
      }
      // The other group has read none of them yet, or has them in flight.
      expect(await left()).toEqual(['9-9', '9-10', '10-1']);
      const mail = await running({ stream, partitions, group: 'mail' });
      await mail.has(1);
      expect(await left()).toEqual(['9-9', '9-10', '10-1']);
      await mail.got[0]?.ack();
      expect(await left()).toEqual(['9-10', '10-1']);
      await mail.has(2);
      await mail.got[1]?.deadLetter('no');
      await mail.has(3);
      expect(await left()).toEqual(['10-1']);
      await mail.got[2]?.ack();
      expect(await left()).toEqual([]);
    });

    it('stays in the stream for a group that has read only the one before, by the numbers of the IDs', async () => {
      const stream = unused();
      const key = keyOf(stream);
      for (const id of ['9-9', '9-10', '10-1']) await client.xadd(key, id, 'body', id);
      await client.xgroup('CREATE', key, 'mail', '9-9');
      const stock = await running({ stream, partitions, group: 'stock' });
      for (const messages of [1, 2, 3]) {
        await stock.has(messages);
        await stock.got[messages - 1]?.ack();
      }
      expect((await client.xrange(key, '-', '+')).map(([id]) => id)).toEqual(['9-10', '10-1']);
    });

    it('that all other groups are done with is removed with its group, also the last one', async () => {
      const stream = unused();
      const key = keyOf(stream);
      for (const group of ['tradelane', 'gone']) await client.xgroup('CREATE', key, group, '0', 'MKSTREAM');
      await client.xadd(key, '9-9', 'body', 'a');
      await client.xreadgroup('GROUP', 'tradelane', 'before', 'COUNT', 1, 'STREAMS', key, '>');
      await client.xack(key, 'tradelane', '9-9');
      await client.xgroup('DESTROY', key, 'gone');
      await running({ stream, partitions });
      await expect.poll(() => client.xlen(key), { interval: 2 }).toBe(0);
    });

    it('leaves the stream with the last group that has it in flight', async () => {
      const stream = unused();
      const key = keyOf(stream);
      const [mail, stock] = [
        await running({ stream, partitions, group: 'mail' }),
        await running({ stream, partitions, group: 'stock' }),
      ];
      await mail.publish('a');
      await Promise.all([mail.has(1), stock.has(1)]);
      await mail.got[0]?.ack();
      expect(await entriesOf(key)).toHaveLength(1);
      await stock.got[0]?.ack();
      expect(await entriesOf(key)).toEqual([]);
    });

    it('that only a removed group needed is removed, and none that another group still needs', async () => {
      const stream = unused();
      const key = keyOf(stream);
      for (const group of ['tradelane', 'mail', 'gone']) await client.xgroup('CREATE', key, group, '0', 'MKSTREAM');
      for (const id of ['9-9', '9-10', '10-1', '10-2']) await client.xadd(key, id, 'body', id);
      // Both are done with the first two. One has the third in flight, and the other has read it.
      for (const [group, done] of [
        ['tradelane', 3],
        ['mail', 2],
      ] as const) {
        await client.xreadgroup('GROUP', group, 'before', 'COUNT', 3, 'STREAMS', key, '>');
        await client.xack(key, group, ...['9-9', '9-10', '10-1'].slice(0, done));
      }
      await client.xgroup('DESTROY', key, 'gone');
      const { has, got } = await running({ stream, partitions });
      await has(1);
      expect(got[0]?.body).toBe('10-2');
      const left = async (): Promise<readonly string[]> => (await client.xrange(key, '-', '+')).map(([id]) => id);
      if (partitions === undefined) expect(await left()).toEqual(['10-1', '10-2']);
      await got[0]?.ack();
      await wake();
      await expect.poll(left, { interval: 5 }).toEqual(['10-1', '10-2']);
      await client.xack(key, 'mail', '10-1');
    });
  });
});
