/**
 * A process that follows orders of many days into SQLite until it is killed. It uses default options and a slow
 * handler.
 */
import { flushCompileCache } from 'node:module';
import { DatabaseSync } from 'node:sqlite';
import { createSqliteCheckpoints } from '@tradelane/core/sqlite';
import { type OrderSyncOptions, syncOrders } from '@tradelane/hub';
import { applyTo, inTransaction } from './applied-orders.ts';
import { hurriedClock } from './clocks.ts';
import { follow, hubOf } from './follow-orders.ts';
import type { DaysOrders } from './orders.ts';
import { pause } from '../prove/pause.ts';
import { readTask, send } from '../prove/process.ts';

const orders = readTask<DaysOrders>();
const database = new DatabaseSync(orders.database);
database.exec('PRAGMA synchronous = NORMAL');
const apply = applyTo(database);
// The client's timeouts count in real time.
const hub = hubOf(orders, hurriedClock(orders.speed), orders.speed);
const checkpoint = createSqliteCheckpoints(database);
let isAtWork = false;
const handler: OrderSyncOptions['handler'] = async (order, { commit, redelivery }) => {
  await pause(orders.handlerInMs);
  inTransaction(database, () => {
    apply(order, redelivery);
    void commit();
  });
  if (!isAtWork) void send({ kind: 'working' });
  isAtWork = true;
};

flushCompileCache(); // It may be killed before its first page is done.
await follow((onProgress) => syncOrders(hub, { checkpoint, handler, onProgress }));
