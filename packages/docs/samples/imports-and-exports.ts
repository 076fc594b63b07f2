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
/** Imports a product file: whether all of it arrived, and the reasons of the products that were rejected. */
export async function importProducts(
  instance: MarketplaceSeller,
  path: string,
): Promise<{ readonly ok: boolean; readonly rejected: readonly string[] }> {
  const { ok, lines, products, reports } = await runImport(instance, path);
  const arrived = products?.synchronized ?? 'an unknown number of';
  console.log(`${lines.read} lines read, ${lines.failed} of them faulty, ${arrived} products arrived`);
  const rejected: string[] = [];
  for await (const row of reports.errors?.rows() ?? []) rejected.push(`line ${row['line']}: ${row['errors']}`);
  return { ok, rejected };
}
// #endregion import

// #region resume
/** Whether all of the file arrived; `keep` gets a text from which any process can follow the import. */
export async function importAndNote(
  instance: MarketplaceSeller,
  path: string,
  keep: (text: string) => void,
): Promise<boolean> {
  const { ok } = await runImport(instance, path, { onStarted: ({ resumeWith }) => keep(resumeWith) });
  return ok;
}

export async function resumeImport(instance: MarketplaceSeller, text: string): Promise<boolean> {
  const { ok } = await waitForImport(instance, { resume: text });
  return ok;
}
// #endregion resume

// #region export
/** What was credited by every transaction line that changed since then, by currency; memory holds one line, however many there are. */
export async function creditByCurrency(instance: MarketplaceSeller, since: Date): Promise<ReadonlyMap<string, number>> {
  const credit = new Map<string, number>();
  for await (const { amount_credited, currency_iso_code } of exportTransactions(instance, {
    last_updated_from: since,
  })) {
    if (amount_credited === undefined) continue;
    const currency = currency_iso_code ?? 'unknown';
    // Sums of decimals would drift. No currency has more than four decimals.
    credit.set(currency, Math.round(((credit.get(currency) ?? 0) + amount_credited) * 10_000) / 10_000);
  }
  return credit;
}
// #endregion export

// #region poll
/** The statuses that are final. Any other one, also one that nobody knows yet, means that it goes on. */
const ended: ReadonlySet<string> = new Set(['COMPLETED', 'FAILED', 'CANCELED']);

/** The same by hand, with the poller that everything above is made of. */
export async function exportedFiles(
  instance: MarketplaceSeller,
  clock: Clock = systemClock,
): Promise<readonly string[]> {
  const { tracking_id } = await instance.transactions.startExport({ format: 'NDJSON' });
  return poll({
    kind: 'export',
    id: tracking_id,
    read: (id, signal) => instance.transactions.exportStatus(id, undefined, { signal, maxWaitInMs: Infinity }),
    isFinal: ({ status }) => status !== undefined && ended.has(status),
    result: ({ status, urls = [], error }, id) => {
      if (status !== 'COMPLETED')
        throw new Error(`Export ${id} ended as ${status}: ${error?.detail ?? 'no reason given'}`);
      return urls;
    },
    intervalInMs: 60_000,
    timeoutInMs: 3_600_000,
    clock,
  });
}
// #endregion poll
