import {
  channelPlatformOptionsFromEnv,
  createChannelPlatform,
} from '@tradelane/channel-platform';
import { createConsumer, createMemoryDedupeStore } from '@tradelane/events';
import { createPubSubSource } from '@tradelane/events/pubsub';
import { PubSub } from '@google-cloud/pubsub';

const client = new PubSub({ projectId: 'my-project' });
const source = createPubSubSource({
  client,
  subscription: 'events',
  deadLetterTopic: 'events-dead',
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
