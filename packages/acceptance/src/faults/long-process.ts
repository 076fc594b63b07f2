/**
 * A process that imports, exports and creates shipments into SQLite until it is killed. After a restart it makes the
 * same calls.
 */
import { flushCompileCache } from 'node:module';
import { DatabaseSync } from 'node:sqlite';
import { TradelaneError } from '@tradelane/core';
import { createSqliteCheckpoints } from '@tradelane/core/sqlite';
import { createMarketplaceSeller, exportTransactions, runImport } from '@tradelane/marketplace-seller';
import { ImportOutcomeUnknownError } from '@tradelane/workflows';
import { productOf } from '../memory/product-file.ts';
import { inTransaction } from './applied-orders.ts';
import { aheadOf, hurriedClock } from './clocks.ts';
import { type LongWorkOrders, parcelOf, shipmentOf } from './orders.ts';
import { readTask, send } from '../prove/process.ts';
import type { Work } from '../prove/worker.ts';

const orders = readTask<LongWorkOrders>();
const database = new DatabaseSync(orders.database, { timeout: 5_000 });
database.exec('PRAGMA synchronous = NORMAL');
const keep = database.prepare('INSERT OR REPLACE INTO kept VALUES (?, ?)');
const isKept = (name: string): boolean =>
  database.prepare('SELECT value FROM kept WHERE name = ?').get(name) !== undefined;
const checkpoint = createSqliteCheckpoints(database);
const seller = createMarketplaceSeller({
  baseUrl: orders.url,
  auth: { apiKey: orders.apiKey },
  rateLimiting: false,
  // In real time, an attempt may take as long as in the sync.
  timeoutInMs: 800 * orders.speed,
  clock: aheadOf(hurriedClock(orders.speed), orders.aheadInMs),
});
/** The parent kills a process only while work is running. */
const begin = (work: Work): Promise<void> => send({ kind: 'begun', work });

async function importProducts(): Promise<void> {
  await begin('import');
  const rows = Array.from({ length: orders.lines }, (_, index) => {
    const { sku, ean, title } = productOf(index + 1);
    return `${sku};${ean};${title};chairs\n`;
  });
  const file = { name: 'products.csv', data: `shop_sku;ean;title;category\n${rows.join('')}` };
  // The sandbox lists an import at once, so a file that no list shows was never uploaded.
  for (let load = 0; isKept(`import ${load} is lost`) || !isKept('import result'); load += 1) {
    if (isKept(`import ${load} is lost`)) continue;
    try {
      await runImport(seller, file, {
        checkpoint,
        ...(load > 0 && { key: `load ${load}` }),
        handler: ({ importId, status, lines }) =>
          void keep.run('import result', JSON.stringify({ importId, status, read: lines.read })),
      });
    } catch (error) {
      if (!(error instanceof ImportOutcomeUnknownError) || error.candidates?.length !== 0) throw error;
      keep.run(`import ${load} is lost`, '');
    }
  }
}

async function exportLines(): Promise<void> {
  await begin('export');
  const insert = database.prepare('INSERT INTO lines VALUES (?)');
  const lines = exportTransactions(seller, { items_per_chunk: orders.itemsPerChunk }, { checkpoint, key: 'today' });
  for await (const { id = '' } of lines)
    inTransaction(database, () => {
      insert.run(id);
      void lines.commit();
    });
  keep.run('export result', 'done');
}

async function createShipments(): Promise<void> {
  await begin('batch');
  const insert = database.prepare('INSERT INTO parcels VALUES (?, ?)');
  const shipments = Array.from({ length: orders.shipments }, (_, number) => shipmentOf(number));
  await seller.shipments.create({ shipments }, undefined, {
    chunkSize: 5,
    checkpoint,
    key: 'parcels',
    handler: ({ succeeded, failed, unknown }, { commit }) =>
      inTransaction(database, () => {
        for (const { index } of succeeded) insert.run(parcelOf(index), 'taken');
        for (const { index } of failed) insert.run(parcelOf(index), 'refused');
        for (const { index } of unknown) insert.run(parcelOf(index), 'unknown');
        void commit();
      }),
  });
}

flushCompileCache(); // The process may be killed.
try {
  if (!isKept('import result')) await importProducts();
  if (!isKept('export result')) await exportLines();
  await createShipments();
  await send({ kind: 'done' });
} catch (error) {
  // The parent restarts the process.
  if (!(error instanceof TradelaneError)) throw error;
  await send({ kind: 'failed', error: error.name });
}
process.disconnect();
