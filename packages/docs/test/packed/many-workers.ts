import { workerHub } from '../../samples/many-workers.ts';
import { openWorld } from './world.ts';

// Two workers with one store of keys: the second has the token of the first.
const world = openWorld();
const { urls, credentials } = world.sandbox.info();
const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
globalThis.fetch = world.sandbox.fetch as typeof fetch;
const held = new Map<string, string>();
const keys = {
  get: (key: string) => Promise.resolve(held.get(key)),
  set: (key: string, value: string) => Promise.resolve(void held.set(key, value)),
  delete: (key: string) => Promise.resolve(void held.delete(key)),
};
const worker = () => workerHub(urls.base_url, { authUrl: urls.auth_url, clientId, clientSecret }, keys);
await worker().orders.list({ limit: 1 });
await worker().documents.list({ limit: 1 });
const tokens = world.sandbox.journal().filter(({ path }) => path.endsWith('/oauth/token')).length;
console.log(JSON.stringify({ tokens }));
world.close();
