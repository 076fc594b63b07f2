/** Options of the queues: what each refuses, by name. */
import { ArgumentError } from '@tradelane/core';
import { describe, expect, it } from 'vitest';
import * as memory from '../src/brokers/memory/index.ts';
import * as nats from '../src/brokers/nats/index.ts';
import * as pubsub from '../src/brokers/pubsub/index.ts';
import * as rabbit from '../src/brokers/rabbitmq/index.ts';
import * as redis from '../src/brokers/redis-streams/index.ts';
import * as sandbox from '../src/brokers/sandbox/index.ts';
import * as serviceBus from '../src/brokers/service-bus/index.ts';
import * as sqs from '../src/brokers/sqs/index.ts';

const nothing = (): void => undefined;
const clock = { now: 0 };
const notPositive = [0, -1, Number.NaN, Infinity, '1'];
const notWhole = [0, 1.5, '2'];
const notText = ['', 7];

type Create = (options: never) => unknown;

const queues: readonly (readonly [
  name: string,
  creates: readonly Create[],
  valid: object,
  invalid: Readonly<Record<string, readonly unknown[]>>,
])[] = [
  ['memory', [memory.createMemoryQueue], {}, { name: notText, leaseInMs: notPositive, clock: [clock], lease: [1] }],
  [
    'NATS',
    [nats.createNatsSource, nats.createNatsPublisher],
    { connection: { request: nothing }, stream: 'events' },
    {
      connection: [undefined, {}, null],
      stream: [undefined, ...notText],
      subject: notText,
      consumer: notText,
      partitions: notWhole,
      leaseInMs: notPositive,
      partition: [2],
    },
  ],
  [
    'Pub/Sub as a source',
    [pubsub.createPubSubSource],
    { client: { getClientConfig: nothing }, subscription: 'events', deadLetterTopic: 'dead' },
    {
      client: [undefined, {}],
      subscription: [undefined, ...notText],
      deadLetterTopic: [undefined, ...notText],
      leaseInMs: notPositive,
      waitInMs: [-1, Number.NaN],
      topic: ['events'],
    },
  ],
  [
    'Pub/Sub as a publisher',
    [pubsub.createPubSubPublisher],
    { client: { getClientConfig: nothing }, topic: 'events' },
    { client: [undefined, {}], topic: [undefined, ...notText], subscription: ['events'] },
  ],
  [
    'RabbitMQ',
    [rabbit.createRabbitSource, rabbit.createRabbitPublisher],
    { connection: { acquire: nothing, createPublisher: () => ({ on: nothing }) }, queue: 'events' },
    {
      connection: [undefined, {}],
      queue: [undefined, ...notText],
      partitions: notWhole,
      declare: ['false', 0],
      heartbeatInMs: notPositive,
      clock: [clock],
      random: [0.5],
      leaseInMs: [1],
    },
  ],
  [
    'Redis',
    [redis.createRedisSource, redis.createRedisPublisher],
    { client: { xadd: nothing }, stream: 'events' },
    {
      client: [undefined, {}],
      stream: [undefined, ...notText],
      group: notText,
      consumer: notText,
      partitions: notWhole,
      leaseInMs: notPositive,
      clock: [clock],
      queue: ['events'],
    },
  ],
  [
    'a sandbox',
    [sandbox.createSandboxSource, sandbox.createSandboxPublisher],
    { url: 'http://127.0.0.1:1' },
    { url: [undefined, '', 'sandbox'], fetch: ['fetch'], leaseInMs: notPositive, waitInMs: [-1], queue: ['events'] },
  ],
  [
    'Service Bus',
    [serviceBus.createServiceBusSource, serviceBus.createServiceBusPublisher],
    { client: { createSender: nothing }, queue: 'events' },
    {
      client: [undefined, {}],
      queue: [undefined, ...notText],
      leaseInMs: notPositive,
      clock: [clock],
      topic: ['events'],
    },
  ],
  [
    'SQS as a source',
    [sqs.createSqsSource],
    { client: { send: nothing }, queueUrl: 'http://sqs/1/events', deadLetterQueueUrl: 'http://sqs/1/dead' },
    {
      client: [undefined, {}],
      queueUrl: [undefined, ...notText],
      deadLetterQueueUrl: [undefined, ...notText],
      leaseInMs: notPositive,
      waitInMs: [-1],
      deadLetters: ['dead'],
    },
  ],
  [
    'SQS as a publisher',
    [sqs.createSqsPublisher],
    { client: { send: nothing }, queueUrl: 'http://sqs/1/events' },
    { client: [undefined, {}], queueUrl: [undefined, ...notText], deadLetterQueueUrl: ['dead'] },
  ],
];

describe.each(queues)('%s', (_, creates, valid, invalid) => {
  it.each(Object.entries(invalid).flatMap(([option, values]) => values.map((value) => [option, value] as const)))(
    'refuses the option %s: %s',
    async (option, value) => {
      for (const create of creates) {
        const refused = await Promise.resolve()
          .then(() => create({ ...valid, [option]: value } as never))
          .catch((error: unknown) => error);
        expect(refused).toBeInstanceOf(ArgumentError);
        expect(refused).toMatchObject({ argument: option, message: expect.stringContaining(`\`${option}\``) });
      }
    },
  );
});
