import { saveTo } from '@tradelane/core/node';
import { fileEntries } from '@tradelane/core/zip';
import { createHub, hubOptionsFromEnv } from '@tradelane/hub';

const hub = createHub(hubOptionsFromEnv());
const [orderId = 'acme_ORD-1006', folder = '.'] = process.argv.slice(2);

// Saves all documents of the order as one archive, under the file name in
// the response.
const archive = await hub.documents.download(orderId);
console.log(`saved ${await saveTo(archive, `${folder}/`)}`);

// Reads the archive entry by entry without saving it.
for await (const entry of fileEntries(
  await hub.documents.download(orderId),
))
  console.log(entry.name);
