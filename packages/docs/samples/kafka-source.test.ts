import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import * as kafka from '@platformatic/kafka';
import {
  conformanceTests,
  type QueueUnderTest,
} from '@tradelane/events/conformance';
import { createKafkaSource } from './kafka-source.ts';

const cluster = { clientId: 'test', bootstrapBrokers: ['localhost:9092'] };
const serializers = kafka.stringSerializers;
const deserializers = kafka.stringDeserializers;

async function createQueue(): Promise<QueueUnderTest> {
  const topic = `events-${randomUUID()}`;
  const dead = `${topic}-dead`;
  const admin = new kafka.Admin(cluster);
  await admin.createTopics({ topics: [topic, dead], partitions: 4 });
  await admin.close();
  const producer = new kafka.Producer({ ...cluster, serializers });
  return {
    publisher: {
      name: topic,
      publish: async ({ key = '', body, traceparent }) => {
        const headers = traceparent === undefined ? {} : { traceparent };
        const message = { topic, key, value: body, headers };
        await producer.send({ messages: [message] });
      },
      close: () => producer.close(),
    },
    source: () => createKafkaSource({ ...cluster, groupId: topic }, topic),
    async deadLetters() {
      const groupId = randomUUID();
      const options = { ...cluster, groupId, deserializers };
      const consumer = new kafka.Consumer(options);
      const topics = [dead];
      const stream = await consumer.consume({ topics, mode: 'earliest' });
      for await (const { value, headers } of stream) {
        await consumer.close(true);
        return [{ body: value, reason: headers.get('reason') ?? '' }];
      }
      return [];
    },
    close: () => producer.close(),
  };
}

const kafkaTraits = {
  leaseInMs: 60_000,
  // A partition stays with its worker while the connection is open.
  expires: false,
  counts: true,
  orders: true,
};
describe('the Kafka source', { concurrency: true }, () => {
  for (const { title, run } of conformanceTests(kafkaTraits, createQueue))
    it(title, run);
});
