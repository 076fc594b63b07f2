// Says how many bytes of the heap a client takes before its first call: `node --expose-gc idle-client.ts <module of the surface>`.
import type * as Seller from '@tradelane/marketplace-seller';
import { say } from './child.ts';

const clients = 10_000;

const [surface = ''] = process.argv.slice(2);
const { createMarketplaceSeller } = (await import(surface)) as typeof Seller;
const create = (): Seller.MarketplaceSeller =>
  createMarketplaceSeller({ baseUrl: 'https://marketplace.example.com', auth: { apiKey: 'key' } });
// What all of them share is made with the first.
for (let client = 0; client < 1_000; client += 1) create();
const kept: Seller.MarketplaceSeller[] = [];
kept.length = clients;
globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
for (let client = 0; client < clients; client += 1) kept[client] = create();
globalThis.gc?.();
const bytes = (process.memoryUsage().heapUsed - before) / kept.length;
say(bytes);
process.disconnect?.();
process.exit();
