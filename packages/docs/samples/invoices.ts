import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { saveTo } from '@tradelane/core/node';
import {
  createMarketplaceSeller,
  marketplaceSellerOptionsFromEnv,
} from '@tradelane/marketplace-seller';

const instance = createMarketplaceSeller({
  ...marketplaceSellerOptionsFromEnv(),
  // The list allows one run a day. A second run on the same day waits, and
  // prints that.
  hooks: {
    onThrottle: ({ kind, operation, waitInMs }) =>
      kind === 'wait' &&
      console.log(`${operation} waits ${waitInMs} ms for its limit`),
  },
});
const [folder = 'invoices'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });

let saved = 0;
for await (const { invoice_id } of instance.invoices.list({ max: 100 })) {
  if (invoice_id === undefined) continue;
  // An ID of the host must not lead out of the folder.
  const name = `invoice-${encodeURIComponent(invoice_id)}.pdf`;
  const path = join(folder, name);
  if (existsSync(path)) continue;
  // The file appears under this name only when it is complete.
  await saveTo(await instance.invoices.download(invoice_id), path);
  saved += 1;
}
console.log(`${saved} invoices saved`);
