import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { LeaseHeldError, LeaseLostError } from '@tradelane/core';
import { createSqliteCheckpoints } from '@tradelane/core/sqlite';
import {
  createMarketplaceFront,
  marketplaceFrontOptionsFromEnv,
  syncOffers,
} from '@tradelane/marketplace-front';

const front = createMarketplaceFront(marketplaceFrontOptionsFromEnv());
const [databaseFile = 'offers.sqlite', product] = process.argv.slice(2);

if (product === undefined) {
  // The copy for lists and searches.
  const database = new DatabaseSync(databaseFile, { timeout: 5_000 });
  database.exec(`CREATE TABLE IF NOT EXISTS offers (
    id INTEGER PRIMARY KEY, product TEXT, quantity INTEGER, body TEXT)`);
  const put = database.prepare(
    'INSERT OR REPLACE INTO offers VALUES (?, ?, ?, ?)',
  );
  const remove = database.prepare('DELETE FROM offers WHERE id = ?');
  try {
    const { handled } = await syncOffers(front, {
      checkpoint: createSqliteCheckpoints(database),
      ownerId: `offers on ${hostname()}`,
      handler(offer) {
        const {
          offer_id: id = 0,
          product_sku: sku = '',
          quantity = 0,
        } = offer;
        if (!offer.active || offer.deleted) remove.run(id);
        else put.run(id, sku, quantity, JSON.stringify(offer));
      },
    });
    console.log(`${handled} offers changed`);
  } catch (error) {
    // Another run works.
    if (
      !(error instanceof LeaseHeldError || error instanceof LeaseLostError)
    )
      throw error;
    console.error(error.message);
    process.exitCode = 75;
  }
  database.close();
} else {
  // The current stock, for the page of a product.
  const query = { product_ids: [product] };
  for await (const { offers = [] } of front.products.offers(query))
    for (const offer of offers)
      console.log(
        `${offer.shop_name}: ${offer.total_price} with shipping, ` +
          `${offer.quantity} in stock`,
      );
}
