import {
  checkClient,
  type ClientOptions,
  createRuntime,
  type CheckReport,
  type Environment,
  optionsFromEnv,
  type Poller,
  type Runtime,
  type Sync,
} from '@tradelane/core';
import {
  type ActionsMethods,
  type ConversationsMethods,
  type DocumentsMethods,
  type HubMethods,
  hubMethods,
  type OrdersMethods,
  type ReturnsMethods,
} from './generated/client.ts';
import { features } from './generated/features.ts';
import { surface } from './generated/operations.ts';
import type {
  ActionStatus,
  Conversation,
  ConversationActionStatus,
  Order,
  OrderDocument,
  paths,
  Return,
} from './generated/types.ts';
import {
  type ConversationSyncOptions,
  type DocumentSyncOptions,
  type OrderSyncOptions,
  type ReturnSyncOptions,
  syncConversations,
  syncDocuments,
  syncOrders,
  syncReturns,
} from './sync.ts';
import { type AwaitedAction, waitFor, type WaitOptions } from './wait.ts';

export * from '@tradelane/core';
export type * from './generated/client.ts';
export type * from './generated/types.ts';
export { ActionFailedError, type ActionFault } from './action-failed-error.ts';
export type { AwaitedAction, WaitOptions };
export type { ConversationSyncOptions, DocumentSyncOptions, OrderSyncOptions, ReturnSyncOptions };

/** Orders of the channels, and the stream of their changes. */
export interface HubOrders extends OrdersMethods {
  /**
   * Follows every change of orders, each once: await it for one run from where the last one ended, or `follow()` it
   * every five minutes, as recommended.
   */
  sync(options: OrderSyncOptions): Sync<Order>;
}

/** Returns of the channels, and the stream of their changes. */
export interface HubReturns extends ReturnsMethods {
  /** Follows every change of returns, as `orders.sync` does of orders. */
  sync(options: ReturnSyncOptions): Sync<Return>;
}

/** Documents of orders and returns, and the stream of new ones. */
export interface HubDocuments extends DocumentsMethods {
  /** Follows every new or changed document of an order, as `orders.sync` does of orders. The content is downloaded per order. */
  sync(options: DocumentSyncOptions): Sync<OrderDocument>;
}

/** Actions, and following one to its end. */
export interface HubActions extends ActionsMethods {
  /**
   * Follows an action to its end, reading its status at once and then every five minutes, as the documents recommend; every minute is the most.
   * Rejects with `ActionFailedError` where it failed, with `StillRunningError` after `timeoutInMs`.
   */
  wait(action: AwaitedAction, options?: WaitOptions<ActionStatus>): Poller<ActionStatus>;
}

/** Conversations with customers, the stream of their changes, and following a message to its end. */
export interface HubConversations extends ConversationsMethods {
  /**
   * Follows the sending of a message, reading its status every ten seconds; the response names the conversation.
   * Rejects with `ActionFailedError` where it failed, with `StillRunningError` after `timeoutInMs`.
   */
  waitForAction(
    action: AwaitedAction,
    options?: WaitOptions<ConversationActionStatus>,
  ): Poller<ConversationActionStatus>;
  /** Follows every conversation that changed, as `orders.sync` does of orders. Its messages are read by `messages`. */
  sync(options: ConversationSyncOptions): Sync<Conversation>;
}

/** A client of the hub: orders, documents, shipments, returns, conversations and products of a seller. */
export interface Hub extends HubMethods {
  /** Orders of the channels: read, accept, cancel, refund; `sync` follows them. */
  readonly orders: HubOrders;
  /** What customers send back; `sync` follows it. */
  readonly returns: HubReturns;
  /** Documents of orders and of their returns; `sync` follows them. */
  readonly documents: HubDocuments;
  /** Work on orders and returns that ends later; `wait` follows one to its end. */
  readonly actions: HubActions;
  /** Conversations with customers; `sync` follows them. */
  readonly conversations: HubConversations;
  /** The path-style client of openapi-fetch on the same pipeline. */
  readonly raw: Runtime<paths>['raw'];
  /** The rate limits as this client knows them. */
  limits(): ReturnType<Runtime['limits']>;
  /** Checks host, credentials, scopes, access, clock and limits; print the report, or read its `results`. */
  check(): Promise<CheckReport>;
}

/**
 * Creates a client of the hub.
 * @throws ConfigurationError where an option is missing or wrong; it says what to pass.
 */
export function createHub(options: ClientOptions): Hub {
  const runtime = createRuntime<paths>(surface, options, features);
  const { actions, conversations, documents, orders, returns, ...methods } = hubMethods(runtime);
  const { clock } = runtime;
  return {
    ...methods,
    orders: { ...orders, sync: (given) => syncOrders(orders.list, given, runtime) },
    returns: { ...returns, sync: (given) => syncReturns(returns.list, given, runtime) },
    documents: { ...documents, sync: (given) => syncDocuments(documents.list, given, runtime) },
    actions: {
      ...actions,
      wait: (action, given = {}) => waitFor('action', action, actions.get, clock, given),
    },
    conversations: {
      ...conversations,
      waitForAction: (action, { intervalInMs = 10_000, ...others } = {}) =>
        waitFor('conversation-action', action, conversations.getAction, clock, { intervalInMs, ...others }),
      sync: (given) => syncConversations(conversations.list, given, runtime),
    },
    get raw() {
      return runtime.raw;
    },
    limits: () => runtime.limits(),
    check: () => checkClient(surface, options, features),
  };
}

/**
 * Address and credentials from `TRADELANE_HUB_…` or `TRADELANE_…` variables.
 * @throws ConfigurationError naming the variables that are missing
 */
export function fromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
