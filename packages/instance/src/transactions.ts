import type { ListOptions, ListPromise } from '@tradelane/core';
import { withAccount } from '@tradelane/core/runtime';
import type { RowExportOptions, SyncOptions } from '@tradelane/workflows';
import { listSource, recommendedIntervalInMs, Sync } from '@tradelane/workflows/follow';
import { RowExport } from '@tradelane/workflows/runtime';
import type {
  TransactionExportRequest,
  TransactionExportStatus,
  TransactionLine,
  TransactionsListQuery,
} from './generated/types.ts';
import { runtimeWith, streamOf } from './runtime-with.ts';

/** A client that lists transaction lines. */
export interface TransactionClient {
  /** The transaction lines. */
  readonly transactions: { list(query?: TransactionsListQuery, options?: ListOptions): ListPromise<TransactionLine> };
}

/** Options of `syncTransactions`. `filter` takes the parameters of TL02. */
export type TransactionSyncOptions = SyncOptions<
  TransactionLine,
  Omit<TransactionsListQuery, 'last_updated_from' | 'shop_id' | 'sort' | 'limit' | 'page_token'>
>;

/**
 * Follows new and changed transaction lines and passes each version once. Await it for one run, or call `follow()` to
 * run at the recommended rate.
 * It uses `lastUpdated`, as TL02 recommends (S11), and the largest pages.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 */
export function syncTransactions(client: TransactionClient, options: TransactionSyncOptions): Sync<TransactionLine> {
  const { runtime: own, operations } = runtimeWith(client, 'TL02');
  const runtime = withAccount(own);
  const source = listSource<TransactionLine, TransactionsListQuery>({
    ...streamOf('transactions', runtime),
    list: client.transactions.list,
    query: { ...options?.filter, sort: 'lastUpdated,ASC', limit: 2_000 },
    since: 'last_updated_from',
    isAscending: true,
    intervalInMs: recommendedIntervalInMs(operations.TL02),
    keyOf: ({ id }) => id,
    changedAt: ({ last_updated, date_created }) => last_updated ?? date_created,
  });
  return new Sync(source, options, runtime.clock);
}

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
 * @example
 * ```ts
 * import { exportTransactions } from '@tradelane/marketplace-seller';
 *
 * for await (const line of exportTransactions(shop)) await save(line);
 * ```
 */
export function exportTransactions(
  client: TransactionClient,
  request?: TransactionExportRequest,
  options: TransactionExportOptions = {},
): TransactionExport {
  const { runtime, operations: o } = runtimeWith(client, 'TL03', 'TL04', 'TL05');
  const defaults = { format: 'NDJSON' };
  return new RowExport(runtime, { start: o.TL03, status: o.TL04, chunk: o.TL05, defaults }, request, options);
}
