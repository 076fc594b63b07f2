import { listSource, recommendedIntervalInMs, type Runtime, Sync, type SyncOptions } from '@tradelane/core';
import type { ConversationsMethods, DocumentsMethods, OrdersMethods, ReturnsMethods } from './generated/client.ts';
import { operations as descriptors } from './generated/operations.ts';
import type { Conversation, operations, Order, OrderDocument, Return } from './generated/types.ts';

type SyncRuntime = Pick<Runtime, 'clock' | 'account'>;
type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;
type Filter<Id extends keyof operations> = Omit<Query<Id>, 'updated_from' | 'sort' | 'limit' | 'page_token'>;

/** How `orders.sync` reads and handles orders. `filter` takes what `v2-listOrders` does. */
export type OrderSyncOptions = SyncOptions<Order, Filter<'v2-listOrders'>>;
/** How `returns.sync` reads and handles returns. `filter` takes what `v2-listReturns` does. */
export type ReturnSyncOptions = SyncOptions<Return, Filter<'v2-listReturns'>>;
/** How `documents.sync` reads and handles documents. `filter` takes what `v2-listOrderDocuments` does. */
export type DocumentSyncOptions = SyncOptions<OrderDocument, Filter<'v2-listOrderDocuments'>>;
/** How `conversations.sync` reads and handles conversations. `filter` takes what `listConversations` does. */
export type ConversationSyncOptions = SyncOptions<Conversation, Filter<'listConversations'>>;

/** Oldest change first, in full pages: the order in which a walk meets what changes while it goes on. */
const walk = { sort: 'updated_at,ASC', limit: 100 } as const;
const byUpdate = {
  since: 'updated_from',
  isAscending: true,
  keyOf: ({ id }: { readonly id: string }): string => id,
  changedAt: ({ updated_at }: { readonly updated_at?: string }): string | undefined => updated_at,
} as const;

export function syncOrders(list: OrdersMethods['list'], options: OrderSyncOptions, runtime: SyncRuntime): Sync<Order> {
  const { filter } = options;
  const query: Query<'v2-listOrders'> = { ...filter, ...walk };
  const intervalInMs = recommendedIntervalInMs(descriptors['v2-listOrders']);
  return new Sync(
    listSource({ name: 'hub.orders', account: runtime.account, list, query, intervalInMs, ...byUpdate }),
    options,
    runtime.clock,
  );
}

export function syncReturns(
  list: ReturnsMethods['list'],
  options: ReturnSyncOptions,
  runtime: SyncRuntime,
): Sync<Return> {
  const { filter } = options;
  const query: Query<'v2-listReturns'> = { updated_from: new Date(0), ...filter, ...walk };
  const intervalInMs = recommendedIntervalInMs(descriptors['v2-listReturns']);
  return new Sync(
    listSource({ name: 'hub.returns', account: runtime.account, list, query, intervalInMs, ...byUpdate }),
    options,
    runtime.clock,
  );
}

export function syncDocuments(
  list: DocumentsMethods['list'],
  options: DocumentSyncOptions,
  runtime: SyncRuntime,
): Sync<OrderDocument> {
  const { filter } = options;
  const query: Query<'v2-listOrderDocuments'> = { ...filter, ...walk };
  const intervalInMs = recommendedIntervalInMs(descriptors['v2-listOrderDocuments']);
  return new Sync(
    listSource({ name: 'hub.documents', account: runtime.account, list, query, intervalInMs, ...byUpdate }),
    options,
    runtime.clock,
  );
}

export function syncConversations(
  list: ConversationsMethods['list'],
  options: ConversationSyncOptions,
  runtime: SyncRuntime,
): Sync<Conversation> {
  const { filter } = options;
  const query: Query<'listConversations'> = { ...filter, ...walk };
  const intervalInMs = recommendedIntervalInMs(descriptors.listConversations);
  return new Sync(
    listSource({ name: 'hub.conversations', account: runtime.account, list, query, intervalInMs, ...byUpdate }),
    options,
    runtime.clock,
  );
}
