import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createKafkaPublisher, createKafkaSource } from '../../src/brokers/kafka/index.ts';
import { connectSource, openPublisher } from '../../src/url.ts';
import { collector, follow } from '../support/collector.ts';
import { assign, connection, record, running, useFakeClient } from '../support/fakes/kafka-client.ts';
import { FakeKafka } from '../support/fakes/kafka.ts';
import { settle } from '../support/world.ts';

describe('a Kafka source', () => {
  const { consumers, streams, failures, consume, commit, closed } = useFakeClient();

  it('reads its topic from the last commit, or from the oldest message', async () => {
    const { source, subscription, close } = await running();
    expect(source).toMatchObject({ name: 'events', system: 'kafka' });
    expect(subscription).toMatchObject({ leaseInMs: 6_000, redelivery: 'together' });
    expect(consume.mock.calls).toEqual([[{ topics: ['events'], mode: 'committed', fallbackMode: 'earliest' }]]);
    await close();
    expect(streams[0]?.isClosed).toBe(true);
    expect(closed.mock.calls).toEqual([['consumer true'], ['producer']]);
    expect((await createKafkaSource({ connection, topic: 'events' }).open(collector())).leaseInMs).toBe(30_000);
  });

  it('closes the consumer if it can not be opened', async () => {
    failures.set('consume', [new Error('no topic')]);
    failures.set('close', [new Error('no connection')]);
    await expect(running()).rejects.toThrow('no topic');
    expect(closed.mock.calls).toEqual([['consumer true']]);
  });

  it('stops reading while as many records wait as its capacity', async () => {
    const { got, close } = await running({}, 2);
    streams[0]?.put(...Array.from({ length: 20 }, (_, at) => record(0, at)));
    await settle();
    // Two are in flight and two wait.
    expect([streams[0]?.taken, got.length]).toEqual([4, 2]);
    await got[0]?.ack();
    await settle();
    expect([streams[0]?.taken, got.length]).toEqual([5, 3]);
    // Without the partition there is room again.
    assign(consumers[0], [1]);
    await settle();
    expect(streams[0]?.taken).toBe(20);
    await close();
  });

  it('delivers nothing after the stop, and waits for no room', async () => {
    const { got, subscription } = await running({}, 1);
    streams[0]?.put(record(0, 1), record(0, 2), record(0, 3));
    await settle();
    await subscription.stop();
    await got[0]?.ack();
    await settle();
    expect(got).toHaveLength(1);
    await subscription.close();
    expect(commit).toHaveBeenCalledTimes(1);
  });

  it('reports what it can not close', async () => {
    const { close, errors } = await running();
    const failure = new Error('no connection');
    failures.set('close', [failure]);
    await close();
    expect(errors).toEqual([failure]);
    expect(closed.mock.calls.at(-1)).toEqual(['producer']);
  });
});

describe('a Kafka publisher', () => {
  const { failures, send, closed } = useFakeClient();

  it('sends the ID and the trace as headers and the key, and waits for all replicas', async () => {
    const publisher = createKafkaPublisher({ connection, topic: 'events' });
    expect(publisher.name).toBe('events');
    await publisher.publish({ id: 'a', key: 'k', body: '{}', traceparent: 'trace' });
    await publisher.publish({ id: 'b', key: undefined, body: '{}' });
    const value = Buffer.from('{}');
    expect(send.mock.calls).toEqual([
      [{ messages: [{ topic: 'events', value, key: 'k', headers: { id: 'a', traceparent: 'trace' } }], acks: -1 }],
      [{ messages: [{ topic: 'events', value, headers: { id: 'b' } }], acks: -1 }],
    ]);
    failures.set('send', [new Error('away')]);
    await expect(publisher.publish({ id: 'a', key: 'k', body: '{}' })).rejects.toThrow('away');
    await publisher.close();
    expect(closed.mock.calls).toEqual([['producer']]);
  });
});

describe('a Kafka queue by its URL', () => {
  const server = new FakeKafka();

  it('sends user and password of its URL', async () => {
    await server.start();
    onTestFinished(() => server.stop());
    server.createTopic('tradelane-events', 1);
    const publisher = await openPublisher(`kafka://us%40er:p%3Aass@${server.url}`);
    await publisher.publish({ id: 'a', key: 'k', body: '{}' });
    await publisher.close();
    expect([...server.credentials]).toEqual(['us@er p:ass']);
  });

  it.each([
    ['', 'tradelane-events', 'tradelane', 'tradelane-events-dead'],
    ['?queue=events&group=stock&dead-letters=letters', 'events', 'stock', 'letters'],
  ])(
    'with the parameters %j has the topic %s, the group %s and the dead letters %s',
    async (query, topic, group, dead) => {
      await server.start();
      onTestFinished(() => server.stop());
      server.createTopic(topic, 1);
      server.createTopic(dead, 1);
      const url = `kafka://${server.url}${query}`;
      const publisher = await openPublisher(url);
      await publisher.publish({ id: 'a', key: 'k', body: '{"a":1}', traceparent: 'trace' });
      const follower = await follow(await connectSource(url));
      await vi.waitUntil(() => follower.got.length === 1, { interval: 2 });
      expect(follower.bodies()).toEqual(['{"a":1}']);
      expect(follower.got[0]).toMatchObject({ traceparent: 'trace' });
      expect(follower.subscription.leaseInMs).toBe(30_000);
      // Without an acknowledgement, nothing is committed.
      await follower.close();
      expect(follower.got[0]?.isGone).toBe(true);
      const again = await follow(await connectSource(url));
      await vi.waitUntil(() => again.got.length === 1, { interval: 2 });
      await again.got[0]?.deadLetter('No handler.');
      expect(server.sizeOf(dead)).toBe(1);
      expect(server.joined).toContainEqual({ group, sessionInMs: 30_000, rebalanceInMs: 60_000 });
      expect([...server.fetchWaits]).toEqual([500]);
      await again.close();
      await publisher.close();
    },
  );
});
