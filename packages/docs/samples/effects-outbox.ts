import { DatabaseSync } from 'node:sqlite';
import { keepIntent, settleIntents } from '@tradelane/workflows';
import { createSqliteCheckpoints } from '@tradelane/core/sqlite';
import { createHub, hubOptionsFromEnv } from '@tradelane/hub';

const hub = createHub(hubOptionsFromEnv());
const [orderId = '', lineId = '', databaseFile = 'orders.sqlite'] =
  process.argv.slice(2);

const database = new DatabaseSync(databaseFile, { timeout: 5_000 });
database.exec(
  'CREATE TABLE IF NOT EXISTS accepted (order_id TEXT PRIMARY KEY)',
);
const checkpoint = createSqliteCheckpoints(database);

// Your own change and the intent are committed together.
database.exec('BEGIN IMMEDIATE');
database
  .prepare('INSERT OR IGNORE INTO accepted (order_id) VALUES (?)')
  .run(orderId);
const body = { order_lines: [{ id: lineId, accepted: true }] };
// This store writes at once.
void keepIntent(checkpoint, hub.orders.accept, [orderId, body], {
  key: `accept ${orderId} ${lineId}`,
});
database.exec('COMMIT');

// Any process can send it, such as a worker that does this every minute.
const options = { checkpoint, ownerId: 'effects' };
for (const { key, result } of await settleIntents(hub, options))
  console.log(`${key}: ${result.outcome}`);
database.close();
