// The same as in packages/marketplace-seller, copied by `pnpm generate`. Edit it there.
import { RowExport, type RowExportOptions } from '@tradelane/core';
import { runtimeOf } from '@tradelane/core/runtime';
import type { TransactionsMethods } from './generated/client.ts';
import { operations as o, surface } from './generated/operations.ts';
import type { TransactionExportRequest, TransactionExportStatus, TransactionLine } from './generated/types.ts';

/** The lines of an export, one by one (TL03, TL04, TL05). */
export type TransactionExport = RowExport<TransactionLine, TransactionExportStatus>;
/** How an export of transaction lines is followed, and gone on with after a restart. */
export type TransactionExportOptions = RowExportOptions<TransactionExportStatus>;

/**
 * Exports the lines that the request finds and hands them over one by one: `for await (const line of …)`. Better than `transactions.list` for
 * more than a few pages; only one export a day.
 * S09: TL03 starts it, TL04 reports when its files are there, TL05 fetches them. NDJSON where nothing is asked for: it is read line by line.
 * @param client the client itself, as its package made it: a copy, a part or a fake of one is refused with `ArgumentError`
 */
export function exportTransactions(
  client: { readonly transactions: TransactionsMethods },
  request?: TransactionExportRequest,
  options: TransactionExportOptions = {},
): TransactionExport {
  const operations = { start: o.TL03, status: o.TL04, chunk: o.TL05 };
  return new RowExport(runtimeOf(client, surface.name), operations, { format: 'NDJSON', ...request }, options);
}
