import { DatabaseSync } from 'node:sqlite';
import {
  channelPlatformOptionsFromEnv,
  createChannelPlatform,
} from '@tradelane/channel-platform';
import { createConsumer } from '@tradelane/events';
import {
  createSqliteDedupe,
  createSqliteOutbox,
} from '@tradelane/events/sqlite';
import { connectSource } from '@tradelane/events/url';

const platform = createChannelPlatform(channelPlatformOptionsFromEnv());
const database = new DatabaseSync(
  process.env['DATABASE_FILE'] ?? 'connector.sqlite',
  { timeout: 5_000 },
);
database.exec(
  `CREATE TABLE IF NOT EXISTS decisions (
    order_id TEXT, line_id TEXT, status TEXT)`,
);
const decide = database.prepare(
  'INSERT INTO decisions (order_id, line_id, status) VALUES (?, ?, ?)',
);
const outbox = createSqliteOutbox(database);

const consumer = createConsumer({
  source: await connectSource(
    process.env['EVENTS_URL'] ?? 'http://localhost:4010',
  ),
  actions: platform.actions,
  dedupe: createSqliteDedupe(database),
  outbox,
  handlers: {
    ACCEPT: ({ data }, { commit }) => {
      database.exec('BEGIN IMMEDIATE');
      try {
        for (const { channel_order_line_id, accepted } of data.order_lines)
          decide.run(
            data.channel_order_id,
            channel_order_line_id,
            accepted ? 'accepted' : 'refused',
          );
        // Writes the outcome in the same transaction. This store returns
        // immediately.
        void commit(outbox);
        database.exec('COMMIT');
      } catch (error) {
        // SQLite has rolled back already if the disk is full.
        if (database.isTransaction !== false) database.exec('ROLLBACK');
        throw error;
      }
    },
  },
});

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
await consumer.run({ signal: stop.signal });
database.close();
