/** A process that follows an import, then an export, into SQLite until it is killed; started again it goes on. */
import { DatabaseSync } from 'node:sqlite';
import { createMarketplaceSeller } from '@tradelane/marketplace-seller';
import { hurriedClock, type LongWorkOrders } from './orders.ts';

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
  // An attempt may take five seconds of the wall.
  timeoutInMs: 5_000 * orders.speed,
  clock: hurriedClock(orders.speed),
});
const tell = (kind: string): void => void process.send?.({ kind });
// Whoever kills wants something to be going on.
const begun = (name: string, resumeWith: string): void => {
  keep.run(name, resumeWith);
  tell('begun');
};

if (kept('import result') === undefined) {
  const resume = kept('import');
  if (resume !== undefined) tell('begun');
  const result =
    resume === undefined
      ? await seller.imports.run(
          { name: 'products.csv', data: 'sku;title\nSKU-1;Canvas shoe\n' },
          { onStarted: ({ resumeWith }) => begun('import', resumeWith) },
        )
      : await seller.imports.wait({ resume });
  keep.run('import result', `${result.importId} ${result.status} ${result.lines.read}`);
}

const insert = database.prepare('INSERT INTO lines VALUES (?)');
const resume = kept('export');
if (resume !== undefined) tell('begun');
const lines = seller.transactions.export(
  { items_per_chunk: 500 },
  { resume, onStarted: ({ resumeWith }) => begun('export', resumeWith) },
);
/** The line in hand: it is kept together with the place behind it, which the next line tells. */
let inHand: string | undefined;
for await (const { id = '' } of lines) {
  if (inHand !== undefined) {
    database.exec('BEGIN IMMEDIATE');
    insert.run(inHand);
    keep.run('export', lines.serialize());
    database.exec('COMMIT');
  }
  inHand = id;
}
if (inHand !== undefined) insert.run(inHand);
tell('done');
