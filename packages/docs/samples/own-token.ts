import { readFile } from 'node:fs/promises';
import { createHub } from '@tradelane/hub';

const tokenFile = process.env['TOKEN_FILE'] ?? '/run/secrets/hub-token';

const hub = createHub({
  baseUrl: process.env['TRADELANE_BASE_URL'] ?? 'http://localhost:4010/hub',
  // The client calls this function for each request.
  auth: { token: async () => (await readFile(tokenFile, 'utf8')).trim() },
});

const page = await hub.orders.list({ limit: 5 });
console.log(`${page.items.length} orders`);
