import {
  type Clock,
  exportTransactions,
  type MarketplaceSeller,
  poll,
  runImport,
  systemClock,
  waitForImport,
} from '@tradelane/marketplace-seller';

// #region import
/** Imports a product file and gives the reasons of the products that were rejected. */
export async function importProducts(instance: MarketplaceSeller, path: string): Promise<readonly string[]> {
  const { lines, products, reports } = await runImport(instance, path);
  console.log(`${lines.read} lines read, ${products?.synchronized ?? 'an unknown number of'} products arrived`);
  const rejected: string[] = [];
  for await (const row of reports.errors?.rows() ?? []) rejected.push(`line ${row['line']}: ${row['errors']}`);
  return rejected;
}
// #endregion import

// #region resume
/** As above; `keep` gets a text from which any process can follow the import. */
export async function importAndNote(
  instance: MarketplaceSeller,
  path: string,
  keep: (text: string) => void,
): Promise<string> {
  const { status } = await runImport(instance, path, { onStarted: ({ resumeWith }) => keep(resumeWith) });
  return status;
}

export async function resumeImport(instance: MarketplaceSeller, text: string): Promise<string> {
  const { status } = await waitForImport(instance, { resume: text });
  return status;
}
// #endregion resume

// #region export
/** Every transaction line that changed since then, however many; memory holds one. */
export async function totalCredit(instance: MarketplaceSeller, since: Date): Promise<number> {
  let cents = 0;
  for await (const line of exportTransactions(instance, { last_updated_from: since })) {
    cents += Math.round((line.amount_credited ?? 0) * 100);
  }
  return cents / 100;
}
// #endregion export

// #region poll
/** The same by hand, with the poller that everything above is made of. */
export async function exportedFiles(
  instance: MarketplaceSeller,
  clock: Clock = systemClock,
): Promise<readonly string[]> {
  const { tracking_id } = await instance.transactions.startExport({ format: 'NDJSON' });
  const done = await poll({
    kind: 'export',
    id: tracking_id,
    read: (id, signal) => instance.transactions.exportStatus(id, undefined, { signal, maxWaitInMs: Infinity }),
    isFinal: ({ status }) => status !== 'PENDING',
    intervalInMs: 60_000,
    clock,
  });
  return done.urls ?? [];
}
// #endregion poll
