import { readFile } from 'node:fs/promises';
import { createHub } from '@tradelane/hub';

const secretFile =
  process.env['SECRET_FILE'] ?? '/run/secrets/hub-client-secret';

const hub = createHub({
  baseUrl: process.env['TRADELANE_BASE_URL'] ?? 'http://localhost:4010/hub',
  auth: {
    authUrl:
      process.env['TRADELANE_AUTH_URL'] ?? 'http://localhost:4010/auth',
    clientId: process.env['TRADELANE_CLIENT_ID'] ?? 'sandbox-seller',
    // The client calls this function for each token request, so you can
    // rotate the secret without a restart.
    clientSecret: async () => (await readFile(secretFile, 'utf8')).trim(),
  },
});

const page = await hub.orders.list({ limit: 5 });
console.log(`${page.items.length} orders`);
