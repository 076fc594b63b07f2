import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import {
  ImportFailedError,
  ImportOutcomeUnknownError,
  WorkNotFoundError,
} from '@tradelane/workflows';
import { LeaseHeldError, LeaseLostError } from '@tradelane/core';
import { createSqliteCheckpoints } from '@tradelane/core/sqlite';
import {
  createMarketplaceSeller,
  marketplaceSellerOptionsFromEnv,
  runPriceImport,
  runStockImport,
} from '@tradelane/marketplace-seller';

const shop = createMarketplaceSeller(marketplaceSellerOptionsFromEnv());
const [databaseFile = 'shop.sqlite', all] = process.argv.slice(2);

// The triggers note each change. `load` names the import that sends it, and
// is empty until one does. They delete first, because an upsert of `offers`
// would also decide what happens to a row that exists.
const database = new DatabaseSync(databaseFile, { timeout: 5_000 });
database.exec(`
  CREATE TABLE IF NOT EXISTS offers (
    sku TEXT PRIMARY KEY, price REAL NOT NULL, quantity INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS changes (
    kind TEXT, sku TEXT, load TEXT, PRIMARY KEY (kind, sku, load));
  CREATE TABLE IF NOT EXISTS unsure (
    kind TEXT, sku TEXT, until INTEGER, PRIMARY KEY (kind, sku));
  CREATE TRIGGER IF NOT EXISTS added AFTER INSERT ON offers BEGIN
    DELETE FROM changes WHERE sku = new.sku AND load = '';
    INSERT INTO changes
    VALUES ('prices', new.sku, ''), ('stock', new.sku, '');
  END;
  CREATE TRIGGER IF NOT EXISTS repriced AFTER UPDATE OF price ON offers
  WHEN old.price <> new.price BEGIN
    DELETE FROM changes WHERE kind = 'prices' AND sku = new.sku AND load = '';
    INSERT INTO changes VALUES ('prices', new.sku, '');
  END;
  CREATE TRIGGER IF NOT EXISTS sold AFTER UPDATE OF quantity ON offers
  WHEN old.quantity <> new.quantity BEGIN
    DELETE FROM changes WHERE kind = 'stock' AND sku = new.sku AND load = '';
    INSERT INTO changes VALUES ('stock', new.sku, '');
  END;
  DELETE FROM unsure WHERE until < unixepoch();
  INSERT OR IGNORE INTO changes SELECT kind, sku, '' FROM unsure`);
const open = database.prepare(
  "SELECT load FROM changes WHERE kind = ? AND load <> '' LIMIT 1",
);
const name = database.prepare(
  "UPDATE changes SET load = ? WHERE kind = ? AND load = ''",
);
const done = database.prepare(
  'DELETE FROM changes WHERE kind = ? AND load = ?',
);
// A marketplace may still carry out an upload without a response. Then it
// overwrites newer values, so each run of a day sends them again.
const keepSending = database.prepare(`
  INSERT OR REPLACE INTO unsure SELECT kind, sku, unixepoch() + 86400
  FROM changes WHERE kind = ? AND load = ?`);
const values = database.prepare(
  `SELECT sku, price, quantity FROM changes JOIN offers USING (sku)
  WHERE kind = ? AND load = ?`,
);
// Values that aren't numbers can't be sent.
const unusable = database.prepare(`
  SELECT sku, iif(kind = 'prices', price, quantity) AS value
  FROM changes JOIN offers USING (sku) WHERE kind = ? AND load = ?
  AND (typeof(value) NOT IN ('integer', 'real') OR abs(value) = 9e999)`);
const drop = database.prepare(
  'DELETE FROM changes WHERE kind = ? AND load = ? AND sku = ?',
);

// Read while they are sent, one by one.
function* priceRows(load: string) {
  for (const { sku, price } of values.iterate('prices', load))
    yield { 'offer-sku': String(sku), price: Number(price) };
}
function* stockRows(load: string) {
  for (const { sku, quantity } of values.iterate('stock', load))
    yield { 'offer-sku': String(sku), quantity: Number(quantity) };
}

// The key makes a restarted program follow the import that it started.
const checkpoint = createSqliteCheckpoints(database);
const optionsOf = (key: string) => ({
  checkpoint,
  key,
  // A restarted program takes over at once.
  ownerId: `prices and stock on ${hostname()}`,
  intervalInMs: 60_000,
});
const imports = {
  prices: (load: string) =>
    runPriceImport(shop, { rows: priceRows(load) }, optionsOf(load)),
  stock: (load: string) =>
    runStockImport(shop, { rows: stockRows(load) }, optionsOf(load)),
} as const;

if (all === '--all')
  database.exec(`INSERT OR IGNORE INTO changes SELECT kind, sku, ''
    FROM offers, (SELECT 'prices' AS kind UNION SELECT 'stock')`);

for (const [kind, run] of Object.entries(imports)) {
  if (open.get(kind) === undefined) name.run(randomUUID(), kind);
  const load = open.get(kind)?.['load'];
  if (load === undefined) {
    console.log(`${kind}: no changes`);
    continue;
  }
  for (const { sku, value } of unusable.all(kind, load)) {
    console.log(
      `${kind}: skips ${sku}, because ${value} can't be sent. Correct it.`,
    );
    process.exitCode = 1;
    drop.run(kind, load, String(sku));
  }
  // The other offers of the load may have been deleted.
  if (values.get(kind, load) === undefined) {
    done.run(kind, load);
    console.log(`${kind}: nothing to send`);
    continue;
  }
  try {
    const { lines, errors } = await run(String(load));
    for await (const { line, message } of errors())
      console.log(`${kind}: line ${line} failed: ${message}`);
    done.run(kind, load);
    console.log(
      `${kind}: ${lines.succeeded} of ${lines.read} lines imported`,
    );
  } catch (error) {
    if (error instanceof LeaseHeldError || error instanceof LeaseLostError)
      console.log(`${kind}: another run is sending the changes`);
    else if (
      error instanceof ImportOutcomeUnknownError ||
      // The marketplace forgot the import.
      error instanceof WorkNotFoundError
    ) {
      // Values are absolute, so the next runs send the current ones, each
      // under a new key.
      keepSending.run(kind, load);
      done.run(kind, load);
      console.log(
        `${kind}: unknown outcome, each run of a day sends the current values`,
      );
    } else if (error instanceof ImportFailedError) {
      // The other kind doesn't wait for it.
      console.log(`${kind}: ${error.message}`);
      process.exitCode = 1;
    } else throw error;
  }
}
database.close();
