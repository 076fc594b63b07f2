import { isDeepStrictEqual } from 'node:util';
import { Consumer } from '@platformatic/kafka';
import { createVirtualClock } from '@tradelane/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Delivery, MessageLeaseLostError, parseEvent, type Source } from '../../src/index.ts';
import { createKafkaPublisher, createKafkaSource } from '../../src/brokers/kafka/index.ts';
import { conformance } from '../support/conformance.ts';
import { FakeKafka } from '../support/fakes/kafka.ts';
import { accept, publishAll } from '../support/messages.ts';

const server = new FakeKafka();
let count = 0;

beforeAll(() => server.start());
afterAll(() => server.stop());

conformance(
  {
    name: 'Kafka',
    leaseInMs: 6_000,
    // A partition stays with its consumer as long as the consumer sends heartbeats.
    expires: false,
    counts: true,
    orders: true,
  },
  () => {
    const topic = `events-${(count += 1)}`;
    const dead = `${topic}-dead`;
    server.createTopic(topic, 4);
    server.createTopic(dead, 1);
    const connection = { clientId: 'test', bootstrapBrokers: [server.url] };
    const publisher = createKafkaPublisher({ connection, topic });
    return Promise.resolve({
      publisher,
      source: () => createKafkaSource({ connection, topic, group: topic, sessionTimeoutInMs: 6_000 }),
      deadLetters: async () => readAll(connection, dead),
      close: () => publisher.close(),
    });
  },
);

async function readAll(
  connection: { readonly clientId: string; readonly bootstrapBrokers: string[] },
  topic: string,
): Promise<readonly { readonly body: string; readonly reason: string }[]> {
  const consumer = new Consumer({ ...connection, groupId: `reader-${topic}`, autocommit: false, maxWaitTime: 100 });
  const stream = await consumer.consume({ topics: [topic], mode: 'earliest' });
  try {
    for await (const { value, headerEntries } of stream) {
      const reason = headerEntries.find(([name]) => name.toString() === 'reason')?.[1].toString() ?? '';
      return [{ body: value.toString(), reason }];
    }
    return [];
  } finally {
    await consumer.close(true);
  }
}

it('a process that joins gets its share of the partitions, with their messages in flight', async () => {
  const topic = `events-${(count += 1)}`;
  server.createTopic(topic, 4);
  server.createTopic(`${topic}-dead`, 1);
  const connection = { clientId: 'test', bootstrapBrokers: [server.url] };
  const publisher = createKafkaPublisher({ connection, topic });
  const follow = async (source: Source) => {
    const got: Delivery[] = [];
    const errors: unknown[] = [];
    const subscription = await source.open({
      capacity: 100,
      deliver: (delivery) => void got.push(delivery),
      onError: (error) => errors.push(error),
    });
    subscription.start();
    const close = async (): Promise<void> => {
      await subscription.stop();
      await subscription.close();
      expect(errors).toEqual([]);
    };
    return { got, close };
  };
  const source = createKafkaSource({ connection, topic, sessionTimeoutInMs: 6_000 });
  const idOf = ({ body }: Delivery): string => parseEvent(body).event.id;

  const first = await follow(source);
  await publishAll(
    publisher,
    Array.from({ length: 40 }, (_, index) => accept(`ORD-${index}`)),
  );
  await expect.poll(() => first.got.length).toBe(40);
  const second = await follow(source);
  const gone = (): readonly Delivery[] => first.got.filter(({ isGone }) => isGone);
  await expect.poll(() => second.got.length).toBeGreaterThan(0);
  // One partition after the other may go and come.
  await expect
    .poll(() => ({ has: second.got.map(idOf).toSorted(), lacks: gone().map(idOf).toSorted() }))
    .toSatisfy(({ has, lacks }) => isDeepStrictEqual(has, lacks));
  expect(gone().length).toBeLessThan(40);

  for (const delivery of first.got) {
    if (delivery.isGone) await expect(delivery.ack()).rejects.toThrow(MessageLeaseLostError);
    else await delivery.ack();
  }
  // Not in their order, as handlers end: the group's position waits for what came first.
  await Promise.all(second.got.toReversed().map((delivery) => delivery.ack()));
  // Records of the first consumer are delivered once, although the group starts at the last commit.
  expect(new Set(first.got.map(idOf)).size).toBe(first.got.length);
  await first.close();
  await second.close();
  const last = accept('ORD-0');
  await publishAll(publisher, [last]);
  const third = await follow(source);
  await expect.poll(() => third.got.map(idOf)).toEqual([last.id]);
  await third.close();
  await publisher.close();
});

it('hands a record out again that the dead letters did not take', async () => {
  const topic = `events-${(count += 1)}`;
  server.createTopic(topic, 1);
  const connection = { clientId: 'test', bootstrapBrokers: [server.url], retries: 0 };
  const publisher = createKafkaPublisher({ connection, topic });
  const clock = createVirtualClock();
  const got: Delivery[] = [];
  const subscription = await createKafkaSource({ connection, topic, clock }).open({
    capacity: 10,
    deliver: (delivery) => void got.push(delivery),
    onError: () => undefined,
  });
  subscription.start();
  await publishAll(publisher, [accept('ORD-1')]);
  await expect.poll(() => got.length).toBe(1);
  await expect(got[0]?.deadLetter('No handler.')).rejects.toThrow();
  await clock.advance(10_000);
  await expect.poll(() => got.length).toBe(2);
  await subscription.stop();
  await subscription.close();
  await publisher.close();
});

it('loses its messages after a session without heartbeats, and delivers them again after the next heartbeat', async () => {
  const topic = `events-${(count += 1)}`;
  server.createTopic(topic, 1);
  const connection = { clientId: 'test', bootstrapBrokers: [server.url] };
  const publisher = createKafkaPublisher({ connection, topic });
  const clock = createVirtualClock();
  const got: Delivery[] = [];
  const subscription = await createKafkaSource({ connection, topic, clock, sessionTimeoutInMs: 6_000 }).open({
    capacity: 10,
    deliver: (delivery) => void got.push(delivery),
    onError: () => undefined,
  });
  subscription.start();
  await publishAll(publisher, [accept('ORD-1')]);
  await expect.poll(() => got.length).toBe(1);
  await got[0]?.heartbeat();
  expect(got[0]?.isGone).toBe(false);
  await clock.advance(6_000);
  expect(() => got[0]?.heartbeat()).toThrow(MessageLeaseLostError);
  expect(got[0]?.isGone).toBe(true);
  got[0]?.forget();
  expect(got.length).toBe(1);
  await expect.poll(() => got.length).toBe(2);
  expect(got[1]?.isGone).toBe(false);
  await got[1]?.ack();
  await subscription.stop();
  await subscription.close();
  await publisher.close();
});
