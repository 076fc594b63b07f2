import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import {
  createMarketplaceSeller,
  keptBatch,
  LeaseHeldError,
  marketplaceSellerOptionsFromEnv,
  type NewShipment,
} from '@tradelane/marketplace-seller';

const instance = createMarketplaceSeller(marketplaceSellerOptionsFromEnv());
const [file = 'shipments.json', key = 'monday', checkpointFile = 'batches.sqlite'] = process.argv.slice(2);
const shipments = JSON.parse(await readFile(file, 'utf8')) as NewShipment[];

const stop = new AbortController();
process.once('SIGTERM', () => stop.abort());

try {
  const result = await instance.shipments.create({ shipments }, undefined, {
    // The same key means the same list. A restart sends only the items that no earlier run sent.
    kept: keptBatch({ checkpoint: createFileCheckpoints(checkpointFile), key, ownerId: `shipments on ${hostname()}` }),
    handler: ({ succeeded, failed }) => console.log(`${succeeded.length} accepted, ${failed.length} rejected`),
    signal: stop.signal,
  });
  console.log(`total: ${result.succeeded.length} accepted, ${result.failed.length} rejected`);
  for (const { item } of result.unknown) console.log(`check before you retry: order ${item.order_id}`);
} catch (error) {
  if (!(error instanceof LeaseHeldError)) throw error;
  console.log(`another process sends this list until ${error.until.toISOString()}`);
}
