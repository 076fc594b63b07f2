import {
  channelPlatformOptionsFromEnv,
  createChannelPlatform,
} from '@tradelane/channel-platform';
import { createConsumer, createMemoryDedupeStore } from '@tradelane/events';
import { createRedisSource } from '@tradelane/events/redis-streams';
import { Redis } from 'ioredis';

const client = new Redis('redis://localhost:6379');
const source = createRedisSource({
  client,
  stream: 'tradelane-events',
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
