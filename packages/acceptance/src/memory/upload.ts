/** A process that imports a product file of many megabytes, generated as it is sent. It reports its memory. */
import { createCatalogManagerSeller } from '@tradelane/catalog-manager-seller';
import { liveBytes } from './live.ts';
import { bigProductFile } from './product-file.ts';
import type { Message } from './messages.ts';

const [url = '', key = '', megabytes = '0'] = process.argv.slice(2);
const client = createCatalogManagerSeller({
  baseUrl: `${url}/instance`,
  auth: { apiKey: key },
  timeoutInMs: 180_000,
});
const send = (message: Message): void => void process.send?.(message);

await client.roles.list(); // The connection is open, and the memory of a first call is in use.
const startInBytes = liveBytes();
const stepInBytes = 4 * 1024 * 1024;
let sentInBytes = 0;
let measuredAtInBytes = 0;
let peakInBytes = startInBytes;
const { import_id } = await client.imports.create(
  { file: { name: 'products.csv', type: 'text/csv', data: bigProductFile(Number(megabytes)) }, operator_format: true },
  undefined,
  {
    onProgress: ({ bytes }) => {
      sentInBytes = bytes;
      if (bytes - measuredAtInBytes < stepInBytes) return;
      measuredAtInBytes = bytes;
      peakInBytes = Math.max(peakInBytes, liveBytes());
    },
  },
);
send({ kind: 'imported', id: import_id, sentInBytes });
send({ kind: 'grown', bytes: peakInBytes - startInBytes });
process.disconnect();
