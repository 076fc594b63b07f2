import type { ListOptions, ListPromise } from '@tradelane/core';
import { withAccount } from '@tradelane/core/runtime';
import type { SyncOptions } from '@tradelane/workflows';
import { listSource, recommendedIntervalInMs, Sync } from '@tradelane/workflows/follow';
import type { ListedThread, ThreadsListQuery } from './generated/types.ts';
import { runtimeWith, streamOf } from './runtime-with.ts';

/** A client that lists threads. */
export interface ThreadClient {
  /** The threads of messages. */
  readonly threads: { list(query?: ThreadsListQuery, options?: ListOptions): ListPromise<ListedThread> };
}

/** Options of `syncThreads`. `filter` takes the parameters of M11. */
export type ThreadSyncOptions = SyncOptions<
  ListedThread,
  Omit<ThreadsListQuery, 'updated_since' | 'shop_id' | 'sort' | 'limit' | 'page_token'>
>;

/**
 * Follows changed threads, like `syncTransactions`. M11 documents no order, so threads are read in any order.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 */
export function syncThreads(client: ThreadClient, options: ThreadSyncOptions): Sync<ListedThread> {
  const { runtime: own, operations } = runtimeWith(client, 'M11');
  const runtime = withAccount(own);
  const source = listSource<ListedThread, ThreadsListQuery>({
    ...streamOf('threads', runtime),
    list: client.threads.list,
    query: { ...options?.filter, limit: 100 },
    since: 'updated_since',
    isAscending: false,
    intervalInMs: recommendedIntervalInMs(operations.M11),
    keyOf: ({ id }) => id,
    changedAt: ({ date_updated }) => date_updated,
  });
  return new Sync(source, options, runtime.clock);
}
