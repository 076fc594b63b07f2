import { checkObject, type OperationDescriptor, snapshot } from '@tradelane/core/runtime';
import type { ListOptions, ListPromise } from '@tradelane/core';

/** Start of a page: an instant or the cursor of an earlier page. */
export type SyncCursor = { readonly since: Date } | { readonly cursor: string };

/** One page of a stream of changes. */
export interface SyncPage<Item> {
  /** Items in the order of delivery. */
  readonly items: readonly Item[];
  /** Cursor of the next page, or `undefined` on the last page. */
  readonly nextCursor: string | undefined;
  /**
   * Server time of the page (`Date` of the response). The first page's time or the local time, the earlier of both, caps
   * the run's watermark. Default: the local clock. If it is ahead by more than the overlap, unordered streams may miss
   * changes.
   */
  readonly asOf?: string | undefined;
}

/** Source of a stream of changes. */
export interface SyncSource<Item> {
  /** Name of the stream, followed by the consumer's key: `hub.orders`. */
  readonly name: string;
  /** Account of the stream, if it stays the same across processes. Checkpoints of other accounts are rejected. */
  readonly account?: string | undefined;
  /** Base URL of the surface. Checkpoints of other hosts are rejected. */
  readonly baseUrl?: string | undefined;
  /** Whether items are ordered by change time. If not, the watermark moves at the end of a run. */
  readonly isAscending: boolean;
  /** Filters of the cursor. A cursor with other filters isn't resumed. */
  readonly filter: object;
  /** Recommended milliseconds between two runs. */
  readonly intervalInMs: number;
  /**
   * Reads one page. The signal aborts with the run. `maxWaitInMs` is the longest wait for the limit. If it is undefined,
   * the option of the client applies.
   */
  readonly read: (
    position: SyncCursor,
    signal: AbortSignal | undefined,
    maxWaitInMs?: number | undefined,
  ) => Promise<SyncPage<Item>>;
  /** Returns the item's ID. Items without an ID are delivered every time. */
  readonly keyOf: (item: Item) => string | undefined;
  /** Returns when the item last changed. Omit it if items have no change time. */
  readonly changedAt?: (item: Item) => string | undefined;
}

/** A list operation that can be read as a stream of changes. */
export interface ListSource<Item, Query extends object> {
  /** Name of the stream, followed by the consumer's key: `hub.orders`. */
  readonly name: string;
  /** Account of the stream, if it stays the same across processes. Checkpoints of other accounts are rejected. */
  readonly account?: string | undefined;
  /** Base URL of the surface. Checkpoints of other hosts are rejected. */
  readonly baseUrl?: string | undefined;
  /** Calls the operation. */
  readonly list: (query: Query, options: ListOptions) => ListPromise<Item>;
  /** Filter, sort order and page size. */
  readonly query: Query;
  /** The parameter that takes the instant to read from: `updated_from`. */
  readonly since: keyof Query;
  /** Whether items are ordered by change time. If not, the watermark moves at the end of a run. */
  readonly isAscending: boolean;
  /** Recommended milliseconds between two runs. */
  readonly intervalInMs: number;
  /** Returns the item's ID. Items without an ID are delivered every time. */
  readonly keyOf: (item: Item) => string | undefined;
  /** Returns when the item last changed, in RFC 3339 format, or `undefined`. */
  readonly changedAt: (item: Item) => string | undefined;
}

/**
 * Creates a stream of changes from a paged list. It waits for its limit without a maximum, unless the run has one.
 * @throws {ArgumentError} If a member is missing.
 */
export function listSource<Item, Query extends object>(source: ListSource<Item, Query>): SyncSource<Item> {
  checkObject(source, 'source', 'list', 'keyOf', 'changedAt');
  const { name, account, baseUrl, list, since, isAscending, intervalInMs, keyOf, changedAt } = source;
  const query = snapshot(source.query); // Every run requests it.
  return {
    name,
    account,
    baseUrl,
    isAscending,
    intervalInMs,
    keyOf,
    changedAt,
    filter: query,
    read: async (position, signal, maxWaitInMs) => {
      const instant = 'since' in position ? position.since : new Date(0);
      const cursor = 'cursor' in position ? { cursor: position.cursor } : {};
      const listed = list({ ...query, [since]: instant }, { signal, maxWaitInMs, ...cursor });
      const { data: page, headers } = await listed.withResponse();
      return { items: page.items, nextCursor: page.nextCursor, asOf: headers.get('date') ?? undefined };
    },
  };
}

/**
 * Milliseconds between two runs that the documents recommend for a list. Default: 60,000 (1 min) if they give no rate.
 * @throws {ArgumentError} If the argument isn't an operation.
 */
export function recommendedIntervalInMs(operation: OperationDescriptor): number {
  checkObject(operation, 'operation');
  const windows = operation.rate?.recommended ?? operation.rate?.maximum ?? [];
  return windows.length === 0 ? 60_000 : Math.max(...windows.map(({ requests, periodInMs }) => periodInMs / requests));
}
