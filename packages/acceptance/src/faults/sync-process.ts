/** A process that follows orders into SQLite until it is killed. */
import { flushCompileCache } from 'node:module';
import { DatabaseSync } from 'node:sqlite';
import { createFileCheckpoints, createSqliteCheckpoints } from '@tradelane/core/sqlite';
import { createHub } from '@tradelane/hub';
import { fastClock, jumpingClock } from './clocks.ts';
import type { SyncOrders } from './orders.ts';
import type { Message } from './worker.ts';

const orders = JSON.parse(process.argv[2] ?? '') as SyncOrders;
const database = new DatabaseSync(orders.database, { timeout: 5_000 });
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
const apply = database.prepare('INSERT INTO applied (id, updated_at, version, redelivery) VALUES (?, ?, ?, ?)');
const hub = createHub({
  baseUrl: orders.url,
  auth: { authUrl: orders.authUrl, ...orders.credentials },
  limits: 'off',
  timeoutInMs: 800,
  clock: jumpingClock(fastClock(10), orders.jumpInMs),
});

const isFile = orders.checkpoint !== undefined;
const checkpoint =
  orders.checkpoint === undefined
    ? createSqliteCheckpoints(database)
    : createFileCheckpoints(orders.checkpoint, { sync: false });
const sync = hub.orders.sync({
  checkpoint,
  holder: orders.holder,
  leaseInMs: 2_000,
  overlapInMs: 2_000,
  // After a page all that is loaded when it is asked for is loaded; the next process finds it compiled.
  onProgress: () => flushCompileCache(),
  handler: (order, { commit, redelivery }) => {
    const row = [order.id, order.updated_at, String(order.channel_updated_at), Number(redelivery)] as const;
    if (isFile) return void apply.run(...row);
    database.exec('BEGIN IMMEDIATE');
    try {
      apply.run(...row);
      void commit();
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  },
});

const send = (message: Message): void => void process.send?.(message);
process.once('disconnect', () => process.exit()); // nobody is left to kill it
send({ kind: 'ready' });
await sync.follow({
  signal: new AbortController().signal,
  intervalInMs: 200,
  onRun: ({ handled, resumed }) => send({ kind: 'run', handled, resumed }),
});
