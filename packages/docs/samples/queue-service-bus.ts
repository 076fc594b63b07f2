import {
  channelPlatformOptionsFromEnv,
  createChannelPlatform,
} from '@tradelane/channel-platform';
import { createConsumer, createMemoryDedupeStore } from '@tradelane/events';
import { createServiceBusSource } from '@tradelane/events/service-bus';
import { ServiceBusClient } from '@azure/service-bus';

const client = new ServiceBusClient(
  process.env['SERVICE_BUS_CONNECTION'] ?? '',
);
const source = createServiceBusSource({ client, queue: 'events' });

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
