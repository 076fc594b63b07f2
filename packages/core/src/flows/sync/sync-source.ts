import { checkObject } from '../../base/check-object.ts';
import { snapshot } from '../../call/arguments/snapshot.ts';
import type { OperationDescriptor } from '../../base/descriptor.ts';
import type { ListOptions, ListPromise } from '../../kinds/lists/index.ts';

/** Where a page begins: behind an instant, or where an earlier page said. */
export type SyncCursor = { readonly since: Date } | { readonly cursor: string };

/** One page of a stream of changes. */
export interface SyncPage<Item> {
  /** Items in the order in which they are handed over. */
  readonly items: readonly Item[];
  /** Where the next page begins; undefined on the last one. */
  readonly nextCursor: string | undefined;
  /**
   * When the page was made, as the server says (`Date` of the response). No watermark lies behind that of a walk's first page. Where absent this
   * machine's clock stands in: one that is ahead by more than the overlap may miss changes of items in no order.
   */
  readonly asOf?: string | undefined;
}

/** What a stream of changes is read from. */
export interface SyncSource<Item> {
  /** Name of the stream, before the consumer's own: `hub.orders`. */
  readonly name: string;
  /** Whose stream it is, where that is known for longer than this process lives: another account's checkpoint is refused. */
  readonly account?: string | undefined;
  /** Base URL of the surface that it is read from: another host's checkpoint is refused. */
  readonly baseUrl?: string | undefined;
  /** Whether items come in the order of their change; if not, the watermark moves at the end of a run. */
  readonly isAscending: boolean;
  /** Filters that a cursor remembers: with others it is not resumed. */
  readonly filter: object;
  /** Recommended time between two runs. */
  readonly intervalInMs: number;
  /** Reads one page. The signal aborts with the run. */
  readonly read: (position: SyncCursor, signal: AbortSignal | undefined) => Promise<SyncPage<Item>>;
  /** What makes the item the same item later; undefined where it does not say, and then it is never passed over. */
  readonly keyOf: (item: Item) => string | undefined;
  /** When it last changed; absent where items do not say. */
  readonly changedAt?: (item: Item) => string | undefined;
}

/** A list operation that can be read as a stream of changes. */
export interface ListSource<Item, Query extends object> {
  /** Name of the stream, before the consumer's own: `hub.orders`. */
  readonly name: string;
  /** Whose stream it is, where that is known for longer than this process lives: another account's checkpoint is refused. */
  readonly account?: string | undefined;
  /** Base URL of the surface that it is read from: another host's checkpoint is refused. */
  readonly baseUrl?: string | undefined;
  /** Calls the operation. */
  readonly list: (query: Query, options: ListOptions) => ListPromise<Item>;
  /** Filter, sort and page size. */
  readonly query: Query;
  /** The parameter that takes the instant to read from: `updated_from`. */
  readonly since: keyof Query;
  /** Whether items come in the order of their change; if not, the watermark moves at the end of a run. */
  readonly isAscending: boolean;
  /** Recommended time between two runs. */
  readonly intervalInMs: number;
  /** What makes the item the same item later; undefined where it does not say, and then it is never passed over. */
  readonly keyOf: (item: Item) => string | undefined;
  /** When the item last changed, as RFC 3339; undefined where it does not say. */
  readonly changedAt: (item: Item) => string | undefined;
}

/**
 * A stream over a list in pages. It waits for its limit as long as that asks.
 * @throws ArgumentError naming what it must have
 */
export function listSource<Item, Query extends object>(source: ListSource<Item, Query>): SyncSource<Item> {
  checkObject(source, 'source', 'list', 'keyOf', 'changedAt');
  const { name, account, baseUrl, list, since, isAscending, intervalInMs, keyOf, changedAt } = source;
  const query = snapshot(source.query); // every run asks for it
  return {
    name,
    account,
    baseUrl,
    isAscending,
    intervalInMs,
    keyOf,
    changedAt,
    filter: query,
    read: async (position, signal) => {
      const instant = 'since' in position ? position.since : new Date(0);
      const cursor = 'cursor' in position ? { cursor: position.cursor } : {};
      const listed = list({ ...query, [since]: instant }, { signal, maxWaitInMs: Infinity, ...cursor });
      const { data: page, headers } = await listed.withResponse();
      return { items: page.items, nextCursor: page.nextCursor, asOf: headers.get('date') ?? undefined };
    },
  };
}

/**
 * Time between two runs that the documents recommend for a list; a minute where they name no rate.
 * @throws ArgumentError where it is no operation
 */
export function recommendedIntervalInMs(operation: OperationDescriptor): number {
  checkObject(operation, 'operation');
  const windows = operation.rate?.recommended ?? operation.rate?.maximum ?? [];
  return windows.length === 0 ? 60_000 : Math.max(...windows.map(({ requests, periodInMs }) => periodInMs / requests));
}
