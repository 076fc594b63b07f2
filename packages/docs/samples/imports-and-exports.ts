import { type Clock, type MarketplaceSeller, poll, systemClock } from '@tradelane/marketplace-seller';

// #region import
/** Imports a product file and gives the reasons of the products that were refused. */
export async function importProducts(instance: MarketplaceSeller, path: string): Promise<readonly string[]> {
  const { lines, reports } = await instance.imports.run(path);
  console.log(`${lines.inSuccess} of ${lines.read} lines went through`);
  const refused: string[] = [];
  for await (const row of reports.errors?.rows() ?? []) refused.push(`line ${row['line']}: ${row['errors']}`);
  return refused;
}
// #endregion import

// #region resume
/** As above; `keep` gets a text from which any process can follow the import. */
export async function importAndNote(
  instance: MarketplaceSeller,
  path: string,
  keep: (text: string) => void,
): Promise<string> {
  const { status } = await instance.imports.run(path, { onStarted: ({ resumeWith }) => keep(resumeWith) });
  return status;
}

export async function resumeImport(instance: MarketplaceSeller, text: string): Promise<string> {
  const { status } = await instance.imports.wait({ resume: text });
  return status;
}
// #endregion resume

// #region export
/** Starts an export of transaction lines, waits for it and reads its files one by one. */
export async function exportTransactions(
  instance: MarketplaceSeller,
  since: Date,
  clock: Clock = systemClock,
): Promise<readonly string[]> {
  const { tracking_id } = await instance.transactions.startExport({ format: 'NDJSON', last_updated_from: since });
  const done = await poll({
    kind: 'export',
    id: tracking_id,
    read: (id, signal) => instance.transactions.exportStatus(id, undefined, { signal, maxWaitInMs: Infinity }),
    isFinal: ({ status }) => status !== 'PENDING',
    intervalInMs: 60_000,
    clock,
  });
  if (done.status !== 'COMPLETED')
    throw new Error(`The export ended as ${done.status}: ${done.error?.detail ?? 'no reason given'}`);
  const files: string[] = [];
  for (const url of done.urls ?? []) files.push(await (await instance.transactions.downloadChunk(url)).text());
  return files;
}
// #endregion export
