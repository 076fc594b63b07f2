import type { SyncOptions } from '@tradelane/workflows';
import { listSource, recommendedIntervalInMs, Sync } from '@tradelane/workflows/follow';
import { type Runtime, runtimeOf, withAccount } from '@tradelane/core/runtime';
import type { HubMethods } from './generated/client.ts';
import { operations as descriptors, surface } from './generated/operations.ts';
import type {
  Conversation,
  ConversationsListQuery,
  DocumentsListQuery,
  Order,
  OrderDocument,
  OrdersListQuery,
  Return,
  ReturnsListQuery,
} from './generated/types.ts';

/** Options of `syncOrders`. `filter` takes the parameters of `v2-listOrders`. */
export type OrderSyncOptions = SyncOptions<
  Order,
  Omit<OrdersListQuery, 'updated_from' | 'sort' | 'limit' | 'page_token'>
>;
/** Options of `syncReturns`. `filter` takes the parameters of `v2-listReturns`. */
export type ReturnSyncOptions = SyncOptions<
  Return,
  Omit<ReturnsListQuery, 'updated_from' | 'sort' | 'limit' | 'page_token'>
>;
/** Options of `syncDocuments`. `filter` takes the parameters of `v2-listOrderDocuments`. */
export type DocumentSyncOptions = SyncOptions<
  OrderDocument,
  Omit<DocumentsListQuery, 'updated_from' | 'sort' | 'limit' | 'page_token'>
>;
/** Options of `syncConversations`. `filter` takes the parameters of `listConversations`. */
export type ConversationSyncOptions = SyncOptions<
  Conversation,
  Omit<ConversationsListQuery, 'updated_from' | 'sort' | 'limit' | 'page_token'>
>;

/** Oldest change first, so that a walk also meets items that change during it. */
const walk = { sort: 'updated_at,ASC', limit: 100 } as const;
const byUpdate = {
  since: 'updated_from',
  isAscending: true,
  keyOf: ({ id }: { readonly id: string }): string => id,
  changedAt: ({ updated_at }: { readonly updated_at?: string }): string | undefined => updated_at,
} as const;

/** Account and host of the stream. */
function ownerOf(hub: object): Pick<Runtime, 'clock' | 'account'> & { readonly baseUrl: string } {
  const { clock, account, settings } = withAccount(runtimeOf(hub, surface.name));
  return { clock, account, baseUrl: settings.baseUrl };
}

/**
 * Follows changes of orders and passes each version once. Await it for one run, or call `follow()` to run every 5
 * minutes, as recommended.
 * @param hub A client from `createHub`. Copies, parts and fakes throw `ArgumentError`.
 * @example
 * ```ts
 * import { createFileCheckpoints } from '@tradelane/core/sqlite';
 * import { syncOrders } from '@tradelane/hub';
 *
 * const checkpoint = createFileCheckpoints('checkpoints.sqlite');
 * await syncOrders(hub, { checkpoint, handler: (order) => save(order) });
 * ```
 */
export function syncOrders(hub: Pick<HubMethods, 'orders'>, options: OrderSyncOptions): Sync<Order> {
  const { clock, ...owner } = ownerOf(hub);
  const { list } = hub.orders;
  const query: OrdersListQuery = { ...options?.filter, ...walk };
  const intervalInMs = recommendedIntervalInMs(descriptors['v2-listOrders']);
  return new Sync(listSource({ name: 'hub.orders', ...owner, list, query, intervalInMs, ...byUpdate }), options, clock);
}

/**
 * Follows changes of returns, like `syncOrders`.
 * @param hub A client from `createHub`. Copies, parts and fakes throw `ArgumentError`.
 */
export function syncReturns(hub: Pick<HubMethods, 'returns'>, options: ReturnSyncOptions): Sync<Return> {
  const { clock, ...owner } = ownerOf(hub);
  const { list } = hub.returns;
  const query: ReturnsListQuery = { updated_from: new Date(0), ...options?.filter, ...walk };
  const intervalInMs = recommendedIntervalInMs(descriptors['v2-listReturns']);
  return new Sync(
    listSource({ name: 'hub.returns', ...owner, list, query, intervalInMs, ...byUpdate }),
    options,
    clock,
  );
}

/**
 * Follows new and changed documents of orders, like `syncOrders`. Download the content per order.
 * @param hub A client from `createHub`. Copies, parts and fakes throw `ArgumentError`.
 */
export function syncDocuments(hub: Pick<HubMethods, 'documents'>, options: DocumentSyncOptions): Sync<OrderDocument> {
  const { clock, ...owner } = ownerOf(hub);
  const { list } = hub.documents;
  const query: DocumentsListQuery = { ...options?.filter, ...walk };
  const intervalInMs = recommendedIntervalInMs(descriptors['v2-listOrderDocuments']);
  return new Sync(
    listSource({ name: 'hub.documents', ...owner, list, query, intervalInMs, ...byUpdate }),
    options,
    clock,
  );
}

/**
 * Follows changed conversations, like `syncOrders`. Read their messages with `messages`.
 * @param hub A client from `createHub`. Copies, parts and fakes throw `ArgumentError`.
 */
export function syncConversations(
  hub: Pick<HubMethods, 'conversations'>,
  options: ConversationSyncOptions,
): Sync<Conversation> {
  const { clock, ...owner } = ownerOf(hub);
  const { list } = hub.conversations;
  const query: ConversationsListQuery = { ...options?.filter, ...walk };
  const intervalInMs = recommendedIntervalInMs(descriptors.listConversations);
  return new Sync(
    listSource({ name: 'hub.conversations', ...owner, list, query, intervalInMs, ...byUpdate }),
    options,
    clock,
  );
}
