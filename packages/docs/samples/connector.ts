import { DatabaseSync } from 'node:sqlite';
import {
  channelPlatformOptionsFromEnv,
  createChannelPlatform,
} from '@tradelane/channel-platform';
import { ActionRejected, createConsumer } from '@tradelane/events';
import {
  createSqliteDedupe,
  createSqliteOutbox,
} from '@tradelane/events/sqlite';
import { connectSource } from '@tradelane/events/url';

const platform = createChannelPlatform(channelPlatformOptionsFromEnv());
const database = new DatabaseSync(
  process.env['DATABASE_FILE'] ?? 'connector.sqlite',
);

// Replace this with calls to your channel. A call may run twice, so a
// repeated call must do no harm.
const shop = {
  accept: async (orderId: string, lineIds: readonly string[]) =>
    console.log(`accept ${orderId}: ${lineIds.join()}`),
  refuse: async (orderId: string, lineIds: readonly string[]) =>
    console.log(`refuse ${orderId}: ${lineIds.join()}`),
  ship: async (orderId: string, carrier: string) =>
    console.log(`ship ${orderId} with ${carrier}`),
};
const carriers: ReadonlySet<string> = new Set(['DHL', 'UPS']);

// Wakes a person. Replace this with a call to your paging service.
const page = async (text: string): Promise<void> => {
  console.error(text);
  const url = process.env['PAGER_URL'];
  if (url === undefined) return;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ text });
  await fetch(url, { method: 'POST', headers, body });
};

const consumer = createConsumer({
  source: await connectSource(
    process.env['EVENTS_URL'] ?? 'http://localhost:4010',
  ),
  actions: platform.actions,
  dedupe: createSqliteDedupe(database),
  outbox: createSqliteOutbox(database),
  handlers: {
    // The seller decides on each line of the order.
    ACCEPT: async ({ data }) => {
      const linesOf = (isAccepted: boolean): readonly string[] =>
        data.order_lines
          .filter(({ accepted }) => accepted === isAccepted)
          .map(({ channel_order_line_id }) => channel_order_line_id);
      const [accepted, refused] = [linesOf(true), linesOf(false)];
      if (refused.length > 0)
        await shop.refuse(data.channel_order_id, refused);
      if (accepted.length > 0)
        await shop.accept(data.channel_order_id, accepted);
    },
    CREATE_SHIPMENT: async ({ data }) => {
      // The seller reads this message. The consumer retries any other
      // error.
      if (!carriers.has(data.carrier))
        throw new ActionRejected({
          code: 'CARRIER_NOT_SUPPORTED',
          message: `We don't ship with ${data.carrier}.`,
        });
      await shop.ship(data.channel_order_id, data.carrier);
    },
    // Covers cancel and refund, and commands that a later version adds. The
    // seller reads the reason.
    fallbackCommand: ({ type }) => {
      throw new ActionRejected({
        code: 'ACTION_NOT_SUPPORTED',
        message: `This channel doesn't support ${type}.`,
      });
    },
  },
  hooks: {
    // The seller waits for the outcome of a dead-lettered command.
    onDeadLetter: ({ type, actionId, reason }) =>
      page(`${type} ${actionId} was dead-lettered: ${reason}`),
    // The consumer keeps trying.
    onQueueError: (error) => console.error(error),
  },
});

// On SIGTERM, running handlers finish and other messages return to the
// queue.
const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
await consumer.run({ signal: stop.signal });
database.close();
