import { hostname } from 'node:os';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import { LeaseHeldError, LeaseLostError } from '@tradelane/core';
import {
  createMarketplaceSeller,
  marketplaceSellerOptionsFromEnv,
  runImport,
} from '@tradelane/marketplace-seller';

const instance = createMarketplaceSeller(marketplaceSellerOptionsFromEnv());
const [
  file = 'products.csv',
  key = 'monday',
  checkpointFile = 'imports.sqlite',
] = process.argv.slice(2);

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());

try {
  const { ok } = await runImport(instance, file, {
    checkpoint: createFileCheckpoints(checkpointFile),
    // The same key means the same import. Use a new key for each import.
    key,
    ownerId: `product-import on ${hostname()}`,
    signal: stop.signal,
    onStarted: ({ importId, recovered }) =>
      console.log(
        `import ${importId} ${recovered ? 'resumed' : 'started'}`,
      ),
  });
  console.log(ok ? 'all products arrived' : 'some products were rejected');
} catch (error) {
  // Another run works.
  if (!(error instanceof LeaseHeldError || error instanceof LeaseLostError))
    throw error;
  console.error(error.message);
  process.exitCode = 75;
}
