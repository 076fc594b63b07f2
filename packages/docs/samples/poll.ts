import { poll } from '@tradelane/workflows';
import { systemClock } from '@tradelane/core';
import {
  createMarketplaceSeller,
  marketplaceSellerOptionsFromEnv,
} from '@tradelane/marketplace-seller';

const instance = createMarketplaceSeller(marketplaceSellerOptionsFromEnv());
const { tracking_id } = await instance.transactions.startExport({
  format: 'NDJSON',
});

// Treat any other status as running, also one that a later version adds.
const finalStatuses: ReadonlySet<string> = new Set([
  'COMPLETED',
  'FAILED',
  'CANCELED',
]);

const urls = await poll({
  kind: 'export',
  id: tracking_id,
  read: (id, signal) =>
    instance.transactions.exportStatus(id, undefined, {
      signal,
      maxWaitInMs: Infinity,
    }),
  isFinal: ({ status }) =>
    status !== undefined && finalStatuses.has(status),
  result: ({ status, urls: files = [], error }, id) => {
    if (status !== 'COMPLETED')
      throw new Error(
        `Export ${id} is ${status}: ${error?.detail ?? 'no reason'}`,
      );
    return files;
  },
  intervalInMs: 60_000,
  timeoutInMs: 3_600_000,
  clock: systemClock,
});
for (const url of urls) console.log(url);
