import { GetQueueAttributesCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSqsPublisher, createSqsSource } from '../../src/brokers/sqs/index.ts';
import type { Delivery } from '../../src/index.ts';
import { conformance } from '../support/conformance.ts';
import { accept, publishAll } from '../support/messages.ts';

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

it('removes a dead-lettered message from its queue', async () => {
  const { queueUrl } = server.createQueue('buried');
  const deadLetterQueueUrl = server.createQueue('buried-dead').queueUrl;
  const got: Delivery[] = [];
  await publishAll(createSqsPublisher({ client, queueUrl }), [accept('ORD-1')]);
  const subscription = await createSqsSource({ client, queueUrl, deadLetterQueueUrl, waitInMs: 1_000 }).open({
    capacity: 1,
    deliver: (delivery) => void got.push(delivery),
    onError: () => undefined,
  });
  subscription.start();
  await expect.poll(() => got.length).toBe(1);
  await got[0]?.deadLetter('No handler.');
  const { Attributes = {} } = await client.send(
    new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames: ['All'] }),
  );
  expect(Attributes).toMatchObject({ ApproximateNumberOfMessages: '0', ApproximateNumberOfMessagesNotVisible: '0' });
  await subscription.stop();
  await subscription.close();
});

it('names groups and duplicates of a FIFO queue as SQS allows, whatever the key and the ID', async () => {
  const { queueUrl } = server.createQueue('named.fifo', { attributes: { FifoQueue: 'true' } });
  const publisher = createSqsPublisher({ client, queueUrl });
  const ids = ['a'.repeat(128), 'a'.repeat(129), '♥'];
  for (const id of ids) await publisher.publish({ id, key: id, body: id });
  const { Messages = [] } = await client.send(
    new ReceiveMessageCommand({
      QueueUrl: queueUrl,
      MaxNumberOfMessages: 10,
      MessageSystemAttributeNames: ['MessageDeduplicationId', 'MessageGroupId'],
    }),
  );
  const names = Messages.flatMap(({ Attributes = {} }) => Object.values(Attributes));
  expect(names).toHaveLength(2 * ids.length);
  for (const name of names) expect(name).toMatch(/^[!-~]{1,128}$/);
  expect(new Set(names).size).toBe(ids.length);
});
