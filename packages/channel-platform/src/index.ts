import {
  ApiPromise,
  type BatchResult,
  type CallOptions,
  checkClient,
  type ClientOptions,
  createRuntime,
  type CheckReport,
  type Environment,
  optionsFromEnv,
  type Replacement,
  type Runtime,
} from '@tradelane/core';
import {
  type ActionsMethods,
  type CarriersMethods,
  channelPlatformMethods,
  type ChannelPlatformMethods,
  type OrdersMethods,
  type StoresMethods,
  type TaxonomyMethods,
} from './generated/client.ts';
import { features } from './generated/features.ts';
import { surface } from './generated/operations.ts';
import type {
  ActionError,
  BusinessInformation,
  CarriersUpsert,
  operations,
  OrdersUpsert,
  OrderUpsert,
  paths,
  ProductType,
} from './generated/types.ts';
import { type GuardedOptions, replaceBusinessInformation, replaceCarriers, replaceProductType } from './replace.ts';
import { reportOutcome, requireReasons } from './report-outcome.ts';
import { upsertOrders, type UpsertOrdersOptions } from './upsert-orders.ts';

export * from '@tradelane/core';
export type * from './generated/client.ts';
export type * from './generated/types.ts';
export type { GuardedOptions, UpsertOrdersOptions };

/** Orders of the channel, sent one request at a time or in any number. */
export interface ChannelPlatformOrders extends OrdersMethods {
  /**
   * Sends any number of orders, in as many requests as it takes, and reports what became of each. A request is taken whole or not
   * at all (P01): a refused one is halved until only the faulty orders are left, and all others are taken, unless `bisect` is false.
   */
  upsertOrders(body: OrdersUpsert, options?: UpsertOrdersOptions): ApiPromise<BatchResult<OrderUpsert, void>>;
}

/** Carriers that the channel allows, and a replacement that removes none by mistake. */
export interface ChannelPlatformCarriers extends CarriersMethods {
  /**
   * Replaces the list of carriers, unless that would remove one that was not confirmed.
   * @throws RemovalError naming what would be removed; nothing was sent.
   */
  replaceCarriers(channel_id: string, body: CarriersUpsert, options: GuardedOptions): Promise<Replacement>;
}

/** Product types of the channel, and a replacement that removes nothing by mistake. */
export interface ChannelPlatformTaxonomy extends TaxonomyMethods {
  /**
   * Replaces a product type, unless that would remove an attribute, a value or a rule that was not confirmed.
   * @throws RemovalError naming what would be removed; nothing was sent.
   */
  replaceProductType(
    channel_id: string,
    body: ProductType,
    query: operations['upsertProductType']['parameters']['query'],
    options: GuardedOptions,
  ): Promise<Replacement>;
}

/** Stores on the channel, and a replacement of their business information that removes nothing by mistake. */
export interface ChannelPlatformStores extends StoresMethods {
  /**
   * Replaces the business information of a store, unless that would remove a field or a sub-channel that was not confirmed.
   * @throws RemovalError naming what would be removed; nothing was sent.
   */
  replaceBusinessInformation(
    channel_id: string,
    channel_store_id: string,
    body: BusinessInformation,
    options: GuardedOptions,
  ): Promise<Replacement>;
}

/** Outcomes of what a command asked for. */
export interface ChannelPlatformActions extends ActionsMethods {
  /** Reports that an action was done. A repeat after a lost response is no error. */
  succeed(actionId: string, options?: CallOptions): Promise<void>;
  /** Reports that an action could not be done, and why: at least one error. A repeat after a lost response is no error. */
  fail(actionId: string, errors: readonly ActionError[], options?: CallOptions): Promise<void>;
}

/** A client of the channel platform: what a connector reports to the hub about its channel. */
export interface ChannelPlatform extends ChannelPlatformMethods {
  /** Orders of the channel; `upsertOrders` sends any number of them. */
  readonly orders: ChannelPlatformOrders;
  /** Carriers that the channel allows; `replaceCarriers` removes none by mistake. */
  readonly carriers: ChannelPlatformCarriers;
  /** Product types of the channel; `replaceProductType` removes nothing by mistake. */
  readonly taxonomy: ChannelPlatformTaxonomy;
  /** Stores on the channel; `replaceBusinessInformation` removes nothing by mistake. */
  readonly stores: ChannelPlatformStores;
  /** Outcomes of what a command asked for; `succeed` and `fail` report one. */
  readonly actions: ChannelPlatformActions;
  /** The path-style client of openapi-fetch on the same pipeline. */
  readonly raw: Runtime<paths>['raw'];
  /** The rate limits as this client knows them. */
  limits(): ReturnType<Runtime['limits']>;
  /** Checks host, credentials, scopes, access, clock and limits; print the report, or read its `results`. */
  check(): Promise<CheckReport>;
}

/**
 * Creates a client of the channel platform: what a connector reports to the hub about its channel.
 * @throws ConfigurationError where an option is missing or wrong; it says what to pass.
 */
export function createChannelPlatform(options: ClientOptions): ChannelPlatform {
  const runtime = createRuntime<paths>(surface, options, features);
  const { actions, carriers, orders, stores, taxonomy, ...methods } = channelPlatformMethods(runtime);
  const updateStatus: ActionsMethods['updateStatus'] = (id, outcome, callOptions) =>
    new ApiPromise(async () => {
      requireReasons(outcome);
      return actions.updateStatus(id, outcome, callOptions).withResponse();
    });
  return {
    ...methods,
    orders: { ...orders, upsertOrders: (body, given) => upsertOrders(runtime, body, given) },
    carriers: {
      ...carriers,
      replaceCarriers: (channelId, body, given) => replaceCarriers(runtime, carriers.upsert, channelId, body, given),
    },
    taxonomy: {
      ...taxonomy,
      replaceProductType: (channelId, body, query, given) =>
        replaceProductType(runtime, taxonomy.upsertProductType, channelId, body, query, given),
    },
    stores: {
      ...stores,
      replaceBusinessInformation: (channelId, storeId, body, given) =>
        replaceBusinessInformation(runtime, stores.upsertBusinessInformation, channelId, storeId, body, given),
    },
    actions: {
      ...actions,
      updateStatus,
      succeed: (id, callOptions) => reportOutcome(updateStatus, id, { status: 'SUCCESS' }, callOptions),
      fail: (id, errors, callOptions) =>
        reportOutcome(updateStatus, id, { status: 'FAILURE', errors: [...errors] }, callOptions),
    },
    get raw() {
      return runtime.raw;
    },
    limits: () => runtime.limits(),
    check: () => checkClient(surface, options, features),
  };
}

/**
 * Address and credentials from `TRADELANE_CHANNEL_PLATFORM_…` or `TRADELANE_…` variables.
 * @throws ConfigurationError naming the variables that are missing
 */
export function fromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
