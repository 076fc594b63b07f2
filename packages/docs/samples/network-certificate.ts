import { readFile } from 'node:fs/promises';
import { createNodeTransport } from '@tradelane/core/node';
import { createHub, hubOptionsFromEnv } from '@tradelane/hub';
import { Agent } from 'undici';

const ca = await readFile(
  process.env['CA_FILE'] ?? '/etc/ssl/private-ca.pem',
  'utf8',
);
const transport = createNodeTransport({
  dispatcher: new Agent({ connect: { ca } }),
});
const hub = createHub({ ...hubOptionsFromEnv(), transport });

const page = await hub.orders.list({ limit: 5 });
console.log(`${page.items.length} orders`);
