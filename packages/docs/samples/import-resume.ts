import { hostname } from 'node:os';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import { LeaseHeldError } from '@tradelane/core';
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
  if (!(error instanceof LeaseHeldError)) throw error;
  console.log(
    `another process runs this import until ${error.until.toISOString()}`,
  );
}
