import { listSource, recommendedIntervalInMs, Sync, type SyncOptions } from '@tradelane/core';
import { type Runtime, runtimeOf, withAccount } from '@tradelane/core/runtime';
import type { HubMethods } from './generated/client.ts';
import { operations as descriptors, surface } from './generated/operations.ts';
import type { Conversation, operations, Order, OrderDocument, Return } from './generated/types.ts';

type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;
type Filter<Id extends keyof operations> = Omit<Query<Id>, 'updated_from' | 'sort' | 'limit' | 'page_token'>;

/** How `syncOrders` reads and handles orders. `filter` takes what `v2-listOrders` does. */
export type OrderSyncOptions = SyncOptions<Order, Filter<'v2-listOrders'>>;
/** How `syncReturns` reads and handles returns. `filter` takes what `v2-listReturns` does. */
export type ReturnSyncOptions = SyncOptions<Return, Filter<'v2-listReturns'>>;
/** How `syncDocuments` reads and handles documents. `filter` takes what `v2-listOrderDocuments` does. */
export type DocumentSyncOptions = SyncOptions<OrderDocument, Filter<'v2-listOrderDocuments'>>;
/** How `syncConversations` reads and handles conversations. `filter` takes what `listConversations` does. */
export type ConversationSyncOptions = SyncOptions<Conversation, Filter<'listConversations'>>;

/** Oldest change first, in full pages: the order in which a walk meets what changes while it goes on. */
const walk = { sort: 'updated_at,ASC', limit: 100 } as const;
const byUpdate = {
  since: 'updated_from',
  isAscending: true,
  keyOf: ({ id }: { readonly id: string }): string => id,
  changedAt: ({ updated_at }: { readonly updated_at?: string }): string | undefined => updated_at,
} as const;

/** Whose changes they are, and of which host. */
function ownerOf(hub: object): Pick<Runtime, 'clock' | 'account'> & { readonly baseUrl: string } {
  const { clock, account, settings } = withAccount(runtimeOf(hub, surface.name));
  return { clock, account, baseUrl: settings.baseUrl };
}

/**
 * Follows every change of orders, each once: await it for one run from where the last one ended, or `follow()` it every five minutes, as recommended.
 * @param hub the client itself, as its package made it: a copy, a part or a fake of one is refused with `ArgumentError`
 */
export function syncOrders(hub: Pick<HubMethods, 'orders'>, options: OrderSyncOptions): Sync<Order> {
  const { clock, ...owner } = ownerOf(hub);
  const { list } = hub.orders;
  const query: Query<'v2-listOrders'> = { ...options?.filter, ...walk };
  const intervalInMs = recommendedIntervalInMs(descriptors['v2-listOrders']);
  return new Sync(listSource({ name: 'hub.orders', ...owner, list, query, intervalInMs, ...byUpdate }), options, clock);
}

/**
 * Follows every change of returns, as `syncOrders` does of orders.
 * @param hub the client itself, as its package made it: a copy, a part or a fake of one is refused with `ArgumentError`
 */
export function syncReturns(hub: Pick<HubMethods, 'returns'>, options: ReturnSyncOptions): Sync<Return> {
  const { clock, ...owner } = ownerOf(hub);
  const { list } = hub.returns;
  const query: Query<'v2-listReturns'> = { updated_from: new Date(0), ...options?.filter, ...walk };
  const intervalInMs = recommendedIntervalInMs(descriptors['v2-listReturns']);
  return new Sync(
    listSource({ name: 'hub.returns', ...owner, list, query, intervalInMs, ...byUpdate }),
    options,
    clock,
  );
}

/**
 * Follows every new or changed document of an order, as `syncOrders` does of orders. The content is downloaded per order.
 * @param hub the client itself, as its package made it: a copy, a part or a fake of one is refused with `ArgumentError`
 */
export function syncDocuments(hub: Pick<HubMethods, 'documents'>, options: DocumentSyncOptions): Sync<OrderDocument> {
  const { clock, ...owner } = ownerOf(hub);
  const { list } = hub.documents;
  const query: Query<'v2-listOrderDocuments'> = { ...options?.filter, ...walk };
  const intervalInMs = recommendedIntervalInMs(descriptors['v2-listOrderDocuments']);
  return new Sync(
    listSource({ name: 'hub.documents', ...owner, list, query, intervalInMs, ...byUpdate }),
    options,
    clock,
  );
}

/**
 * Follows every conversation that changed, as `syncOrders` does of orders. Its messages are read by `messages`.
 * @param hub the client itself, as its package made it: a copy, a part or a fake of one is refused with `ArgumentError`
 */
export function syncConversations(
  hub: Pick<HubMethods, 'conversations'>,
  options: ConversationSyncOptions,
): Sync<Conversation> {
  const { clock, ...owner } = ownerOf(hub);
  const { list } = hub.conversations;
  const query: Query<'listConversations'> = { ...options?.filter, ...walk };
  const intervalInMs = recommendedIntervalInMs(descriptors.listConversations);
  return new Sync(
    listSource({ name: 'hub.conversations', ...owner, list, query, intervalInMs, ...byUpdate }),
    options,
    clock,
  );
}
