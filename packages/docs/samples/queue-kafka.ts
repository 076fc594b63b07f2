import {
  channelPlatformOptionsFromEnv,
  createChannelPlatform,
} from '@tradelane/channel-platform';
import { createConsumer, createMemoryDedupeStore } from '@tradelane/events';
import { createKafkaSource } from '@tradelane/events/kafka';

const connection = {
  clientId: 'connector',
  bootstrapBrokers: ['localhost:9092'],
};
const source = createKafkaSource({ connection, topic: 'tradelane-events' });

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
