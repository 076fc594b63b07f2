import { DatabaseSync } from 'node:sqlite';
import { createFileCheckpoints, createSqliteCheckpoints } from '@tradelane/core/sqlite';
import { type Hub, type Order, syncOrders, type SyncReport } from '@tradelane/hub';

// #region run
/** Hands over every order that changed since the last run, each version once. */
export async function passOrders(
  hub: Hub,
  path: string,
  handler: (order: Order) => Promise<void>,
): Promise<SyncReport> {
  return syncOrders(hub, { checkpoint: createFileCheckpoints(path), handler });
}
// #endregion run

// #region follow
/** Run after run, every five minutes, until the signal aborts. */
export async function followOrders(
  hub: Hub,
  path: string,
  handler: (order: Order) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const orders = syncOrders(hub, { checkpoint: createFileCheckpoints(path), handler });
  await orders.follow({ signal, onError: (error) => console.warn(error.message) });
}
// #endregion follow

// #region once
/** Order and checkpoint are written together or not at all, whenever the process ends. */
export async function copyOrders(hub: Hub, path: string): Promise<number> {
  const database = new DatabaseSync(path);
  database.exec('CREATE TABLE IF NOT EXISTS orders (id TEXT PRIMARY KEY, body TEXT NOT NULL)');
  const put = database.prepare('INSERT OR REPLACE INTO orders (id, body) VALUES (?, ?)');
  const { handled } = await syncOrders(hub, {
    checkpoint: createSqliteCheckpoints(database),
    handler(order, { commit }) {
      database.exec('BEGIN');
      try {
        put.run(order.id, JSON.stringify(order));
        commit();
        database.exec('COMMIT');
      } catch (error) {
        if (database.isTransaction !== false) database.exec('ROLLBACK'); // SQLite itself has, where the disk is full
        throw error;
      }
    },
  });
  database.close();
  return handled;
}
// #endregion once
