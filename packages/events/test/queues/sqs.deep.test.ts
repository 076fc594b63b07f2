import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { afterAll, beforeAll } from 'vitest';
import { createSqsPublisher, createSqsSource } from '../../src/brokers/sqs/index.ts';
import { conformance } from '../support/conformance.ts';

let server: FauxqsServer;
let client: SQSClient;
let count = 0;

beforeAll(async () => {
  server = await startFauxqs({ port: 0, logger: false, host: '127.0.0.1' });
  client = new SQSClient({
    endpoint: server.address,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
});
afterAll(async () => {
  client.destroy();
  await server.stop();
});

for (const isFifo of [false, true])
  conformance(
    { name: `SQS ${isFifo ? 'FIFO' : 'standard'}`, leaseInMs: 3_000, expires: true, counts: true, orders: isFifo },
    (leaseInMs) => {
      count += 1;
      const create = (name: string): string =>
        server.createQueue(
          `${name}-${count}${isFifo ? '.fifo' : ''}`,
          isFifo ? { attributes: { FifoQueue: 'true' } } : {},
        ).queueUrl;
      const [queueUrl, deadLetterQueueUrl] = [create('events'), create('dead')];
      return Promise.resolve({
        publisher: createSqsPublisher({ client, queueUrl }),
        source: () => createSqsSource({ client, queueUrl, deadLetterQueueUrl, leaseInMs, waitInMs: 1_000 }),
        deadLetters: async () => {
          const { Messages = [] } = await client.send(
            new ReceiveMessageCommand({
              QueueUrl: deadLetterQueueUrl,
              MaxNumberOfMessages: 10,
              MessageAttributeNames: ['All'],
              VisibilityTimeout: 0,
            }),
          );
          return Messages.map(({ Body = '', MessageAttributes }) => ({
            body: Body,
            reason: MessageAttributes?.['reason']?.StringValue ?? '',
          }));
        },
        close: () => Promise.resolve(),
      });
    },
  );
