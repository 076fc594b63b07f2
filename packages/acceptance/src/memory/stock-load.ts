/**
 * A process that imports the stock of many offers from a generator, and then streams the refused lines. It reports its
 * live memory at several points of the load.
 */
import { createMemoryCheckpoints } from '@tradelane/core';
import { createMarketplaceSeller, runStockImport } from '@tradelane/marketplace-seller';
import { liveBytes } from './live.ts';
import type { Message } from './messages.ts';

const [url = '', key = '', lines = '0'] = process.argv.slice(2);
const count = Number(lines);
const seller = createMarketplaceSeller({
  baseUrl: `${url}/instance`,
  auth: { apiKey: key },
  timeoutInMs: 180_000,
  rateLimiting: false,
});
const send = (message: Message): void => void process.send?.(message);
const points: { readonly line: number; readonly bytes: number }[] = [];

/** Every tenth line is of an offer that doesn't exist. */
async function* rows(until: number, every: number) {
  for (let line = 1; line <= until; line += 1) {
    if (line % every === 0) points.push({ line, bytes: liveBytes() });
    yield { 'offer-sku': line % 10 === 0 ? `NOTHING-${line}` : 'LAMP-2', quantity: line };
  }
}

const checkpoint = createMemoryCheckpoints();
/** Moves the clock of the server, because the import ends after its time. */
const advance = (): Promise<Response> =>
  fetch(`${url}/__sandbox/clock`, { method: 'POST', body: JSON.stringify({ advance: 'PT5M' }) });
async function load(name: string, until: number, every: number) {
  return runStockImport(
    seller,
    { rows: rows(until, every) },
    { checkpoint, key: name, intervalInMs: 15_000, onStarted: () => void advance() },
  );
}

// Loads everything that a first load loads.
await load('first', 1_000, 500);
points.length = 0;
const startInBytes = liveBytes();
const result = await load('night', count, count / 20);
let refused = 0;
let last = 0;
for await (const { line = 0 } of result.errors()) {
  refused += 1;
  last = line;
  if (refused % (count / 100) === 0) points.push({ line, bytes: liveBytes() });
}
send({
  kind: 'loaded',
  read: result.lines.read,
  refused,
  last,
  points: points.map(({ line, bytes }) => ({ line, grown: bytes - startInBytes })),
});
process.disconnect();
