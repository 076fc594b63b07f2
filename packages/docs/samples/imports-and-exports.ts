import {
  type Clock,
  type MarketplaceSeller,
  poll,
  systemClock,
  type FileInput,
  type ProductImportTracking,
} from '@tradelane/marketplace-seller';

// #region import
const final: ReadonlySet<string> = new Set(['COMPLETE', 'CANCELLED', 'FAILED', 'TRANSFORMATION_FAILED']);

/** Sends a product file and waits for the end of its import; `errors` is the report of what was refused. */
export async function importProducts(
  instance: MarketplaceSeller,
  file: FileInput,
  clock: Clock = systemClock,
): Promise<{ readonly status: ProductImportTracking; readonly errors: string | undefined }> {
  const started = await instance.imports.create({ file });
  const id = started.import_id;
  const status = await poll({
    kind: 'import',
    id: String(id),
    read: (_, signal) => instance.imports.get(id, undefined, { signal, maxWaitInMs: Infinity }),
    isFinal: ({ import_status }) => import_status !== undefined && final.has(import_status),
    intervalInMs: 60_000,
    clock,
  });
  const report = status.has_error_report === true ? await instance.imports.errorReport(id) : undefined;
  return { status, errors: await report?.text() };
}
// #endregion import

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
