import { DatabaseSync } from 'node:sqlite';
import {
  channelPlatformOptionsFromEnv,
  createChannelPlatform,
} from '@tradelane/channel-platform';
import { createConsumer } from '@tradelane/events';
import { createSqliteDedupe } from '@tradelane/events/sqlite';
import { connectSource } from '@tradelane/events/url';
import type { Order } from '@tradelane/hub';

const platform = createChannelPlatform(channelPlatformOptionsFromEnv());
const database = new DatabaseSync(
  process.env['DATABASE_FILE'] ?? 'worker.sqlite',
);

const worker = createConsumer<{ order: Order }>({
  source: await connectSource(
    process.env['EVENTS_URL'] ??
      'amqp://localhost?queue=orders&partitions=16',
  ),
  actions: platform.actions,
  dedupe: createSqliteDedupe(database),
  handlers: {
    order: ({ data }) => console.log(data.id, data.status),
  },
});

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
await worker.run({ signal: stop.signal });
database.close();
