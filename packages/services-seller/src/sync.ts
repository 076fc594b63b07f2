// The same as in packages/marketplace-seller, copied by `pnpm generate`. Edit it there.
import { listSource, recommendedIntervalInMs, Sync, type SyncOptions } from '@tradelane/core';
import { type Runtime, runtimeOf, withAccount } from '@tradelane/core/runtime';
import type { ThreadsMethods, TransactionsMethods } from './generated/client.ts';
import { operations as descriptors, surface } from './generated/operations.ts';
import type { ListedThread, operations, TransactionLine } from './generated/types.ts';

type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;
type Filter<Id extends keyof operations, Since extends string> = Omit<
  Query<Id>,
  Since | 'shop_id' | 'sort' | 'limit' | 'page_token'
>;

/** How `syncTransactions` reads and handles lines. `filter` takes what TL02 does. */
export type TransactionSyncOptions = SyncOptions<TransactionLine, Filter<'TL02', 'last_updated_from'>>;
/** How `syncThreads` reads and handles threads. `filter` takes what M11 does. */
export type ThreadSyncOptions = SyncOptions<ListedThread, Filter<'M11', 'updated_since'>>;

/** The shop that a client is for has streams of its own. */
function streamOf(stream: string, { presets }: Runtime): string {
  const { shop_id: shopId } = presets;
  return `${surface.name}.${stream}${shopId === undefined ? '' : `.shop-${String(shopId)}`}`;
}

/**
 * Follows every new or changed transaction line, each version once: await it for one run from where the last one ended, or `follow()` it at the
 * recommended rate. TL02 recommends `lastUpdated` for following changes (S11); pages are as large as it allows.
 * @param client the client itself, as its package made it: a copy, a part or a fake of one is refused with `ArgumentError`
 */
export function syncTransactions(
  client: { readonly transactions: TransactionsMethods },
  options: TransactionSyncOptions,
): Sync<TransactionLine> {
  const runtime = withAccount(runtimeOf(client, surface.name));
  const query: Query<'TL02'> = { ...options?.filter, sort: 'lastUpdated,ASC', limit: 2_000 };
  const source = listSource<TransactionLine, Query<'TL02'>>({
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
 * Follows every thread that changed, as `syncTransactions` does of transaction lines. M11 does not say how threads are sorted, so they are
 * taken in any order.
 * @param client the client itself, as its package made it: a copy, a part or a fake of one is refused with `ArgumentError`
 */
export function syncThreads(
  client: { readonly threads: ThreadsMethods },
  options: ThreadSyncOptions,
): Sync<ListedThread> {
  const runtime = withAccount(runtimeOf(client, surface.name));
  const query: Query<'M11'> = { ...options?.filter, limit: 100 };
  const source = listSource<ListedThread, Query<'M11'>>({
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
