import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import {
  LeaseHeldError,
  LeaseLostError,
  RateLimitError,
} from '@tradelane/core';
import { createSqliteCheckpoints } from '@tradelane/core/sqlite';
import {
  createMarketplaceSeller,
  marketplaceSellerOptionsFromEnv,
  type Order,
  syncOrders,
} from '@tradelane/marketplace-seller';

const shop = createMarketplaceSeller(marketplaceSellerOptionsFromEnv());
const [databaseFile = 'erp.sqlite'] = process.argv.slice(2);

const database = new DatabaseSync(databaseFile, { timeout: 5_000 });
database.exec(
  `CREATE TABLE IF NOT EXISTS orders (
    id TEXT PRIMARY KEY, state TEXT NOT NULL, body TEXT NOT NULL)`,
);
const put = database.prepare(
  'INSERT OR REPLACE INTO orders (id, state, body) VALUES (?, ?, ?)',
);

async function copyAndAccept(): Promise<void> {
  // 1. Copies new and changed orders. The order and the checkpoint are
  // written in one transaction.
  const { handled } = await syncOrders(shop, {
    checkpoint: createSqliteCheckpoints(database),
    ownerId: `erp on ${hostname()}`,
    handler(order, { commit }) {
      database.exec('BEGIN IMMEDIATE');
      try {
        put.run(order.order_id, order.order_state, JSON.stringify(order));
        commit();
        database.exec('COMMIT');
      } catch (error) {
        if (database.isTransaction !== false) database.exec('ROLLBACK');
        throw error;
      }
    },
  });

  // 2. Accepts the orders that wait. Check your stock here.
  let accepted = 0;
  for (const { body } of database
    .prepare("SELECT body FROM orders WHERE state = 'WAITING_ACCEPTANCE'")
    .all()) {
    const { order_id: id, order_lines: lines }: Order = JSON.parse(
      String(body),
    );
    try {
      await shop.orders.accept(id, {
        order_lines: lines.map((line) => ({
          id: line.order_line_id,
          accepted: true,
        })),
      });
      accepted += 1;
    } catch (error) {
      // The order no longer waits. The next run copies its new state.
      const { status = 0, message } = error as Error & { status?: number };
      if ([400, 404, 409, 410, 422].includes(status)) continue;
      // Without a response, or without access, no other order works either.
      if ([0, 401, 429].includes(status)) throw error;
      console.error(`${id}: ${message}`);
      process.exitCode = 1;
    }
  }
  console.log(`${handled} orders copied, ${accepted} accepted`);
}

try {
  await copyAndAccept();
} catch (error) {
  // Another program with this key uses the limit, or another run works.
  if (
    !(error instanceof RateLimitError) &&
    !(error instanceof LeaseHeldError) &&
    !(error instanceof LeaseLostError)
  )
    throw error;
  console.error(error.message);
  process.exitCode = 75;
}
database.close();
