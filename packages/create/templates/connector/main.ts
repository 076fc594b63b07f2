import { DatabaseSync } from 'node:sqlite';
import { ActionRejected, createConsumer } from '@tradelane/events';
import {
  createSqliteDedupe,
  createSqliteOutbox,
} from '@tradelane/events/sqlite';
import { connect } from './platform.ts';

const { platform, source, databaseFile, isDemo } = await connect();
const database = new DatabaseSync(databaseFile);
const stop = new AbortController();

const consumer = createConsumer({
  source,
  actions: platform.actions,
  dedupe: createSqliteDedupe(database),
  outbox: createSqliteOutbox(database),
  handlers: {
    // Replace the lines that print with calls to your channel. A call may
    // run twice after a crash.
    ACCEPT: ({ data }) => {
      for (const line of data.order_lines)
        console.log(
          `${line.accepted ? 'accept' : 'refuse'} ${line.channel_order_line_id} of ${data.channel_order_id}`,
        );
    },
    CREATE_SHIPMENT: ({ data }) =>
      console.log(`ship ${data.channel_order_id} with ${data.carrier}`),
    // The seller reads why the channel can't do anything else.
    fallbackCommand: ({ type }) => {
      throw new ActionRejected({
        code: 'ACTION_NOT_SUPPORTED',
        message: `This channel doesn't support ${type}.`,
      });
    },
  },
  hooks: {
    onReported: ({ type, actionId, outcome }) => {
      console.log(`reported ${type} ${actionId}: ${outcome}`);
      if (isDemo) stop.abort();
    },
    onDeadLetter: ({ type, reason }) =>
      console.error(`moved ${type} to the dead letters: ${reason}`),
    onQueueError: (error) => console.error(error),
  },
});

// On SIGTERM, running handlers finish and other messages return to the
// queue.
for (const name of ['SIGTERM', 'SIGINT'] as const)
  process.on(name, () => stop.abort());
console.log(`Waiting for commands on ${source.name}.`);
await consumer.run({ signal: stop.signal });
database.close();
