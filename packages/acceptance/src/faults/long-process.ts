/** A process that follows an import, then an export, into SQLite until it is killed; started again it goes on. */
import { flushCompileCache } from 'node:module';
import { DatabaseSync } from 'node:sqlite';
import { TradelaneError } from '@tradelane/core';
import { createMarketplaceSeller } from '@tradelane/marketplace-seller';
import { productOf } from '../memory/product-file.ts';
import { hurriedClock } from './clocks.ts';
import type { LongWorkOrders } from './orders.ts';
import type { Message, Work } from './worker.ts';

const orders = JSON.parse(process.argv[2] ?? '') as LongWorkOrders;
const database = new DatabaseSync(orders.database, { timeout: 5_000 });
const keep = database.prepare('INSERT OR REPLACE INTO kept VALUES (?, ?)');
const kept = (name: string): string | undefined =>
  (database.prepare('SELECT value FROM kept WHERE name = ?').get(name) as { readonly value: string } | undefined)
    ?.value;
const seller = createMarketplaceSeller({
  baseUrl: orders.url,
  auth: { apiKey: orders.apiKey },
  limits: 'off',
  // Of the wall, an attempt may take as long as in the sync.
  timeoutInMs: 800 * orders.speed,
  clock: hurriedClock(orders.speed),
});
const send = (message: Message): void => void process.send?.(message);
/** Whoever kills wants something to be going on. */
const begin = (work: Work, resumeWith?: string): void => {
  if (resumeWith !== undefined) keep.run(work, resumeWith);
  send({ kind: 'begun', work });
};

async function importProducts(): Promise<void> {
  const resume = kept('import');
  if (resume !== undefined) begin('import');
  const rows = Array.from({ length: orders.lines }, (_, index) => {
    const { sku, ean, title } = productOf(index + 1);
    return `${sku};${ean};${title};chairs\n`;
  });
  const file = { name: 'products.csv', data: `shop_sku;ean;title;category\n${rows.join('')}` };
  const { importId, status, lines } = await (resume === undefined
    ? seller.imports.run(file, { onStarted: ({ resumeWith }) => begin('import', resumeWith) })
    : seller.imports.wait({ resume }));
  keep.run('import result', JSON.stringify({ importId, status, read: lines.read }));
}

async function exportLines(): Promise<void> {
  const insert = database.prepare('INSERT INTO lines VALUES (?)');
  const resume = kept('export');
  if (resume !== undefined) begin('export');
  const lines = seller.transactions.export(
    { items_per_chunk: orders.itemsPerChunk },
    { resume, onStarted: ({ resumeWith }) => begin('export', resumeWith) },
  );
  for await (const { id = '' } of lines) {
    database.exec('BEGIN IMMEDIATE');
    insert.run(id);
    keep.run('export', lines.serialize());
    database.exec('COMMIT');
  }
}

flushCompileCache(); // it may be killed
process.once('disconnect', () => process.exit()); // nobody is left to kill it
try {
  if (kept('import result') === undefined) await importProducts();
  await exportLines();
  send({ kind: 'done' });
} catch (error) {
  // Whoever started it starts it again.
  if (!(error instanceof TradelaneError)) throw error;
  send({ kind: 'gave up', error: error.name });
}
process.disconnect();
