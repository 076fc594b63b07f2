import { RowExport, type RowExportOptions, type Runtime } from '@tradelane/core';
import { operations as o } from './generated/operations.ts';
import type { TransactionExportRequest, TransactionExportStatus, TransactionLine } from './generated/types.ts';

/** The lines of an export, one by one (TL03, TL04, TL05). */
export type TransactionExport = RowExport<TransactionLine, TransactionExportStatus>;
/** How an export of transaction lines is followed, and gone on with after a restart. */
export type TransactionExportOptions = RowExportOptions<TransactionExportStatus>;

/** S09: TL03 starts it, TL04 reports when its files are there, TL05 fetches them. NDJSON where nothing is asked for: it is read line by line. */
export function exportTransactions(
  runtime: Runtime,
  request: TransactionExportRequest | undefined,
  options: TransactionExportOptions = {},
): TransactionExport {
  const operations = { start: o.TL03, status: o.TL04, chunk: o.TL05 };
  return new RowExport(runtime, operations, { format: 'NDJSON', ...request }, options);
}
