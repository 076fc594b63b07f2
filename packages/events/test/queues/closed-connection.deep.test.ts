import { ServiceBusClient } from '@azure/service-bus';
import { SQSClient } from '@aws-sdk/client-sqs';
import { PubSub } from '@google-cloud/pubsub';
import { connect } from '@nats-io/transport-node';
import { startNats, startRabbit, startRedis, type TestServer, withoutServer } from '@tradelane/test-servers';
import { Redis } from 'ioredis';
import { startFauxqs } from 'fauxqs';
import { Connection } from 'rabbitmq-client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createConsumer, createMemoryDedupeStore, type Publisher, type Source } from '../../src/index.ts';
import { createNatsSource } from '../../src/brokers/nats/index.ts';
import { createPubSubPublisher, createPubSubSource } from '../../src/brokers/pubsub/index.ts';
import { createRabbitSource } from '../../src/brokers/rabbitmq/index.ts';
import { createRedisSource } from '../../src/brokers/redis-streams/index.ts';
import { createServiceBusSource } from '../../src/brokers/service-bus/index.ts';
import { createSqsPublisher, createSqsSource } from '../../src/brokers/sqs/index.ts';
import { QueueError } from '../../src/queue/errors.ts';
import { FakePubSub } from '../support/fakes/pubsub.ts';
import { FakeServiceBus } from '../support/fakes/service-bus.ts';
import { accept } from '../support/messages.ts';

/** Runs a consumer, closes its connection once the source is open, and returns the error of the run. */
async function runUntilClosed(source: Source, close: () => unknown): Promise<{ error: unknown; reported: number }> {
  let reported = 0;
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const watched: Source = {
    ...source,
    open: async (intake) => {
      const subscription = await source.open(intake);
      return {
        ...subscription,
        start: () => {
          subscription.start();
          open();
        },
      };
    },
  };
  const running = createConsumer({
    source: watched,
    actions: { updateStatus: () => Promise.resolve() },
    dedupe: createMemoryDedupeStore(),
    handlers: {},
    hooks: { onQueueError: () => void (reported += 1) },
  }).run({ signal: new AbortController().signal });
  const ended = running.catch((cause: unknown) => cause);
  await opened;
  void close();
  return { error: await ended, reported };
}

describe.skipIf(withoutServer('redis')).each([undefined, 2])('Redis (partitions: %s)', (partitions) => {
  it.each(['quit', 'disconnect'] as const)('G40: a run ends with an error after %s of its connection', async (how) => {
    const server = await startRedis();
    const client = new Redis(server.url);
    const source = createRedisSource({ client, stream: 'events', partitions });
    const { error, reported } = await runUntilClosed(source, () => client[how]());
    expect(error).toBeInstanceOf(QueueError);
    expect(reported).toBeLessThan(5);
    await server.stop();
  });
});

describe.skipIf(withoutServer('rabbitmq'))('RabbitMQ', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startRabbit()));
  afterAll(() => server?.stop());

  it.each([
    ['close', undefined],
    ['close', 2],
    ['unsafeDestroy', undefined],
    ['unsafeDestroy', 2],
  ] as const)('G40: a run ends with an error after %s of its connection (partitions: %s)', async (how, partitions) => {
    const connection = new Connection(server.url);
    connection.on('error', () => undefined);
    await connection.onConnect(60_000);
    const source = createRabbitSource({ connection, queue: `events-${how}-${partitions}`, partitions });
    const { error, reported } = await runUntilClosed(source, () => connection[how]());
    expect(error).toBeInstanceOf(QueueError);
    expect(reported).toBeLessThan(5);
  });
});

it.skipIf(withoutServer('nats'))(
  'G40: a run ends with an error if its connection to NATS is permanently closed',
  async () => {
    const server = await startNats();
    const connection = await connect({ servers: server.url, maxReconnectAttempts: 2, reconnectTimeWait: 50 });
    const source = createNatsSource({ connection, stream: 'events', partitions: 8 });
    const { error } = await runUntilClosed(source, () => server.kill());
    expect(error).toBeInstanceOf(QueueError);
    await server.stop();
  },
);

describe('Azure Service Bus', () => {
  it('G40: a run ends with an error after its client is closed', async () => {
    const server = new FakeServiceBus();
    await server.start();
    onTestFinished(() => server.stop());
    server.createQueue('events', { lockInMs: 5_000 });
    const client = new ServiceBusClient(
      `Endpoint=sb://${server.url};SharedAccessKeyName=test;SharedAccessKey=test;UseDevelopmentEmulator=true;`,
    );
    const source = createServiceBusSource({ client, queue: 'events' });
    const { error } = await runUntilClosed(source, () => client.close());
    expect(error).toBeInstanceOf(QueueError);
  });
});

/** Handles a message, breaks the connection, and resolves when a message that is published later is handled. */
async function expectToResume(source: Source, publisher: Publisher, cut: () => void): Promise<void> {
  const stop = new AbortController();
  let onHandled = (_order: string): void => undefined;
  const publish = async (order: string): Promise<void> => {
    const handled = new Promise<void>((resolve) => (onHandled = (one) => void (one === order && resolve())));
    const message = accept(order);
    await vi.waitFor(() => publisher.publish(message), 20_000);
    await handled;
  };
  const running = createConsumer({
    source,
    actions: { updateStatus: () => Promise.resolve() },
    dedupe: createMemoryDedupeStore(),
    handlers: { ACCEPT: ({ data }) => onHandled(data.channel_order_id) },
  }).run({ signal: stop.signal });
  await Promise.race([running, publish('ORD-1')]);
  cut();
  await Promise.race([running, publish('ORD-2')]);
  stop.abort();
  await running;
  await publisher.close();
}

it('G40: a run resumes after the SQS client was destroyed, which only closes its idle connections', async () => {
  const server = await startFauxqs({ port: 0, logger: false, host: '127.0.0.1' });
  onTestFinished(() => server.stop());
  const client = new SQSClient({
    endpoint: server.address,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const [queueUrl, deadLetterQueueUrl] = ['events', 'dead'].map((name) => server.createQueue(name, {}).queueUrl) as [
    string,
    string,
  ];
  const source = createSqsSource({ client, queueUrl, deadLetterQueueUrl, waitInMs: 1_000 });
  await expectToResume(source, createSqsPublisher({ client, queueUrl }), () => client.destroy());
});

it('G40: a run resumes after the connections to Pub/Sub broke', async () => {
  const server = new FakePubSub();
  await server.start();
  onTestFinished(() => server.stop());
  vi.stubEnv('PUBSUB_EMULATOR_HOST', server.host);
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  onTestFinished(() => void vi.unstubAllEnvs());
  const client = new PubSub({ projectId: 'test' });
  for (const name of ['events', 'dead']) server.createTopic(`projects/test/topics/${name}`);
  server.createSubscription('projects/test/subscriptions/events', {
    topic: 'projects/test/topics/events',
    isOrdered: false,
    deadLetterPolicy: { topic: 'projects/test/topics/dead', maxDeliveryAttempts: 1_000 },
    ackDeadlineSeconds: 10,
  });
  const source = createPubSubSource({ client, subscription: 'events', deadLetterTopic: 'dead', waitInMs: 1_000 });
  await expectToResume(source, createPubSubPublisher({ client, topic: 'events' }), () => server.cut());
});
