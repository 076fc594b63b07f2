/** A process that follows orders of many days into SQLite, with every option as it comes and a handler that takes its time, until it is killed. */
import { flushCompileCache } from 'node:module';
import { DatabaseSync } from 'node:sqlite';
import { createSqliteCheckpoints } from '@tradelane/core/sqlite';
import { createHub } from '@tradelane/hub';
import { hurriedClock, jumpingClock } from './clocks.ts';
import type { DaysOrders } from './orders.ts';
import { pause } from './pause.ts';
import type { Message } from './worker.ts';

const orders = JSON.parse(process.argv[2] ?? '') as DaysOrders;
const database = new DatabaseSync(orders.database);
database.exec('PRAGMA synchronous = NORMAL');
const apply = database.prepare('INSERT INTO applied (id, updated_at, version, redelivery) VALUES (?, ?, ?, ?)');
const hub = createHub({
  baseUrl: orders.url,
  auth: { authUrl: orders.authUrl, ...orders.credentials },
  limits: 'off',
  // What the wall makes of it is what a client waits for.
  timeoutInMs: 800 * orders.speed,
  clock: jumpingClock(hurriedClock(orders.speed), orders.jumpInMs),
});
const send = (message: Message): void => void process.send?.(message);
let isAtWork = false;
const sync = hub.orders.sync({
  checkpoint: createSqliteCheckpoints(database),
  handler: async (order, { commit, redelivery }) => {
    await pause(orders.handlerInMs);
    database.exec('BEGIN IMMEDIATE');
    try {
      apply.run(order.id, order.updated_at, String(order.channel_updated_at), Number(redelivery));
      void commit();
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
    if (!isAtWork) send({ kind: 'at work' });
    isAtWork = true;
  },
});

flushCompileCache(); // it may be killed
process.once('disconnect', () => process.exit()); // nobody is left to kill it
send({ kind: 'ready' });
await sync.follow({
  signal: new AbortController().signal,
  onRun: ({ handled, resumed }) => send({ kind: 'run', handled, resumed }),
});
