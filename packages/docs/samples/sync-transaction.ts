import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { LeaseHeldError, LeaseLostError } from '@tradelane/core';
import { createSqliteCheckpoints } from '@tradelane/core/sqlite';
import { createHub, hubOptionsFromEnv, syncOrders } from '@tradelane/hub';

const hub = createHub(hubOptionsFromEnv());
const [databaseFile = 'orders.sqlite'] = process.argv.slice(2);

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());

const database = new DatabaseSync(databaseFile, { timeout: 5_000 });
database.exec(
  `CREATE TABLE IF NOT EXISTS orders (
    id TEXT PRIMARY KEY, body TEXT NOT NULL)`,
);
const put = database.prepare(
  'INSERT OR REPLACE INTO orders (id, body) VALUES (?, ?)',
);

try {
  const { handled } = await syncOrders(hub, {
    checkpoint: createSqliteCheckpoints(database),
    ownerId: `order-copy on ${hostname()}`,
    signal: stop.signal,
    handler(order, { commit }) {
      database.exec('BEGIN IMMEDIATE');
      try {
        put.run(order.id, JSON.stringify(order));
        // Writes the checkpoint in the same transaction.
        commit();
        database.exec('COMMIT');
      } catch (error) {
        // SQLite has rolled back already if the disk is full.
        if (database.isTransaction !== false) database.exec('ROLLBACK');
        throw error;
      }
    },
  });
  database.close();
  console.log(`${handled} orders copied`);
} catch (error) {
  // Another run works.
  if (!(error instanceof LeaseHeldError || error instanceof LeaseLostError))
    throw error;
  console.error(error.message);
  process.exitCode = 75;
}
