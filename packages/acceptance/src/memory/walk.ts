/** A process that iterates over an archive of 3,000 documents and reports its memory. */
import { fileEntries } from '@tradelane/core/zip';
import { createMarketplaceOperator } from '@tradelane/marketplace-operator';
import { type StoredFile, zipResponse } from '../stored-zip.ts';
import { inBytes, type Message } from './messages.ts';

const documents = 3_000;
const sizeInBytes = 64 * 1024;
const send = (message: Message): void => void process.send?.(message);

function* files(): Generator<StoredFile, void, undefined> {
  for (let number = 0; number < documents; number += 1)
    yield { name: `${2001 + (number % 3)}/Übersicht ${number}.pdf`, data: new Uint8Array(sizeInBytes).fill(number) };
}

const operator = createMarketplaceOperator({
  baseUrl: 'https://instance.example.com',
  auth: { apiKey: 'k' },
  fetch: async () => zipResponse(files()),
});

const startInBytes = process.memoryUsage().rss;
let entries = 0;
for await (const entry of fileEntries(await operator.documents.download({ shop_ids: [2001, 2002, 2003] }))) {
  if ((await entry.bytes()).length === sizeInBytes) entries += 1;
  // Measures live memory, not garbage.
  if (entries % 50 === 0) globalThis.gc?.();
}
send({ kind: 'walked', entries });
send({ kind: 'grown', bytes: inBytes(process.resourceUsage().maxRSS) - startInBytes });
process.disconnect();
