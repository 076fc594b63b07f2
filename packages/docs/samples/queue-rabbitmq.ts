import {
  channelPlatformOptionsFromEnv,
  createChannelPlatform,
} from '@tradelane/channel-platform';
import { createConsumer, createMemoryDedupeStore } from '@tradelane/events';
import { createRabbitSource } from '@tradelane/events/rabbitmq';
import { Connection } from 'rabbitmq-client';

const connection = new Connection('amqp://guest:guest@localhost:5672');
const source = createRabbitSource({
  connection,
  queue: 'tradelane-events',
  partitions: 16,
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
