import {
  channelPlatformOptionsFromEnv,
  createChannelPlatform,
} from '@tradelane/channel-platform';
import { createConsumer, createMemoryDedupeStore } from '@tradelane/events';
import { createSqsSource } from '@tradelane/events/sqs';
import { SQSClient } from '@aws-sdk/client-sqs';

const queueUrl =
  'https://sqs.eu-west-1.amazonaws.com/123456789012/events.fifo';
const deadLetterQueueUrl =
  'https://sqs.eu-west-1.amazonaws.com/123456789012/events-dead.fifo';
const source = createSqsSource({
  client: new SQSClient(),
  queueUrl,
  deadLetterQueueUrl,
});

const consumer = createConsumer({
  source,
  actions: createChannelPlatform(channelPlatformOptionsFromEnv()).actions,
  dedupe: createMemoryDedupeStore(),
  handlers: {
    ACCEPT: ({ data }) => console.log(`accept ${data.channel_order_id}`),
  },
});
const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
await consumer.run({ signal: stop.signal });
