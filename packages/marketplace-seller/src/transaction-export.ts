import type { RowExportOptions } from '@tradelane/workflows';
import { RowExport } from '@tradelane/workflows/runtime';
import { runtimeOf } from '@tradelane/core/runtime';
import type { TransactionsMethods } from './generated/client.ts';
import { operations as o, surface } from './generated/operations.ts';
import type { TransactionExportRequest, TransactionExportStatus, TransactionLine } from './generated/types.ts';

/** Lines of an export (TL03, TL04, TL05). */
export type TransactionExport = RowExport<TransactionLine, TransactionExportStatus>;
/** Options of an export of transaction lines. */
export type TransactionExportOptions = RowExportOptions<TransactionExportStatus>;

/**
 * Exports the lines that match the request, one by one: `for await (const line of …)`. Use it instead of
 * `transactions.list` for more than a few pages. Only one export per day is allowed.
 * S09: TL03 starts it, TL04 reports its files, and TL05 downloads them. The default format is NDJSON, which is read
 * line by line.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 */
export function exportTransactions(
  client: { readonly transactions: TransactionsMethods },
  request?: TransactionExportRequest,
  options: TransactionExportOptions = {},
): TransactionExport {
  const operations = { start: o.TL03, status: o.TL04, chunk: o.TL05 };
  return new RowExport(runtimeOf(client, surface.name), operations, { format: 'NDJSON', ...request }, options);
}
