import type { SyncOptions } from '@tradelane/workflows';
import { listSource, recommendedIntervalInMs, Sync } from '@tradelane/workflows/runtime';
import { type Runtime, runtimeOf, withAccount } from '@tradelane/core/runtime';
import type { ThreadsMethods, TransactionsMethods } from './generated/client.ts';
import { operations as descriptors, surface } from './generated/operations.ts';
import type { ListedThread, ThreadsListQuery, TransactionLine, TransactionsListQuery } from './generated/types.ts';

/** Options of `syncTransactions`. `filter` takes the parameters of TL02. */
export type TransactionSyncOptions = SyncOptions<
  TransactionLine,
  Omit<TransactionsListQuery, 'last_updated_from' | 'shop_id' | 'sort' | 'limit' | 'page_token'>
>;
/** Options of `syncThreads`. `filter` takes the parameters of M11. */
export type ThreadSyncOptions = SyncOptions<
  ListedThread,
  Omit<ThreadsListQuery, 'updated_since' | 'shop_id' | 'sort' | 'limit' | 'page_token'>
>;

/** Each shop has separate streams. */
function streamOf(stream: string, { presets }: Runtime): string {
  const { shop_id: shopId } = presets;
  return `${surface.name}.${stream}${shopId === undefined ? '' : `.shop-${String(shopId)}`}`;
}

/**
 * Follows new and changed transaction lines and passes each version once. Await it for one run, or call `follow()` to
 * run at the recommended rate.
 * It uses `lastUpdated`, as TL02 recommends (S11), and the largest pages.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 */
export function syncTransactions(
  client: { readonly transactions: TransactionsMethods },
  options: TransactionSyncOptions,
): Sync<TransactionLine> {
  const runtime = withAccount(runtimeOf(client, surface.name));
  const query: TransactionsListQuery = { ...options?.filter, sort: 'lastUpdated,ASC', limit: 2_000 };
  const source = listSource<TransactionLine, TransactionsListQuery>({
    name: streamOf('transactions', runtime),
    account: runtime.account,
    baseUrl: runtime.settings.baseUrl,
    list: client.transactions.list,
    query,
    since: 'last_updated_from',
    isAscending: true,
    intervalInMs: recommendedIntervalInMs(descriptors.TL02),
    keyOf: ({ id }) => id,
    changedAt: ({ last_updated, date_created }) => last_updated ?? date_created,
  });
  return new Sync(source, options, runtime.clock);
}

/**
 * Follows changed threads, like `syncTransactions`. M11 documents no order, so threads are read in any order.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 */
export function syncThreads(
  client: { readonly threads: ThreadsMethods },
  options: ThreadSyncOptions,
): Sync<ListedThread> {
  const runtime = withAccount(runtimeOf(client, surface.name));
  const query: ThreadsListQuery = { ...options?.filter, limit: 100 };
  const source = listSource<ListedThread, ThreadsListQuery>({
    name: streamOf('threads', runtime),
    account: runtime.account,
    baseUrl: runtime.settings.baseUrl,
    list: client.threads.list,
    query,
    since: 'updated_since',
    isAscending: false,
    intervalInMs: recommendedIntervalInMs(descriptors.M11),
    keyOf: ({ id }) => id,
    changedAt: ({ date_updated }) => date_updated,
  });
  return new Sync(source, options, runtime.clock);
}
