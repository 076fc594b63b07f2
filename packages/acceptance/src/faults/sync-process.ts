/** A process that follows orders into SQLite until it is killed. */
import { DatabaseSync } from 'node:sqlite';
import { createFileCheckpoints, createSqliteCheckpoints } from '@tradelane/core/sqlite';
import { applyTo, inTransaction } from './applied-orders.ts';
import { followChanges } from './follow-orders.ts';
import type { SyncOrders } from './orders.ts';
import { readTask } from '../prove/process.ts';

const orders = readTask<SyncOrders>();
const database = new DatabaseSync(orders.database, { timeout: 5_000 });
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
const apply = applyTo(database);
const isFile = orders.checkpoint !== undefined;
const checkpoint =
  orders.checkpoint === undefined
    ? createSqliteCheckpoints(database)
    : createFileCheckpoints(orders.checkpoint, { sync: false });

await followChanges(orders, {
  checkpoint,
  handler: (order, { commit, redelivery }) => {
    if (isFile) return apply(order, redelivery);
    inTransaction(database, () => {
      apply(order, redelivery);
      void commit();
    });
  },
});
