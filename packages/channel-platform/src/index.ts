import {
  ApiPromise,
  type BatchResult,
  type CallOptions,
  checkClient,
  type ClientOptions,
  type CheckReport,
  type Environment,
  optionsFromEnv,
  raw,
  type RawClient,
} from '@tradelane/core';
import { clientOn, createRuntime, type Runtime, runtimeOf } from '@tradelane/core/runtime';
import {
  type ActionsMethods,
  channelPlatformMethods,
  type ChannelPlatformMethods,
  type OrdersMethods,
} from './generated/client.ts';
import { features } from './generated/features.ts';
import { surface } from './generated/operations.ts';
import type { ActionError, OrdersUpsert, OrderUpsert, paths } from './generated/types.ts';
import { reportOutcome, requireReasons } from './report-outcome.ts';
import { upsertOrders, type UpsertOrdersOptions } from './upsert-orders.ts';

export * from '@tradelane/core';
export type * from './generated/client.ts';
export type * from './generated/types.ts';
export { type ReplaceOptions, replaceBusinessInformation, replaceCarriers, replaceProductType } from './replace.ts';
export type { UpsertOrdersOptions };

/** Orders of the channel, sent one request at a time or in any number. */
export interface ChannelPlatformOrders extends OrdersMethods {
  /**
   * Sends any number of orders, in as many requests as it takes, and reports what became of each. A request is taken whole or not
   * at all (P01): a refused one is halved until only the faulty orders are left, and all others are taken, unless `bisect` is false.
   */
  upsertOrders(body: OrdersUpsert, options?: UpsertOrdersOptions): ApiPromise<BatchResult<OrderUpsert, void>>;
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
  /** Outcomes of what a command asked for; `succeed` and `fail` report one. */
  readonly actions: ChannelPlatformActions;
  /** The rate limits as this client knows them. */
  limits(): ReturnType<Runtime['limits']>;
}

/**
 * Creates a client of the channel platform: what a connector reports to the hub about its channel.
 * @throws ConfigurationError where an option is missing or wrong; it says what to pass.
 */
export function createChannelPlatform(options: ClientOptions): ChannelPlatform {
  const runtime = createRuntime(surface, options, features);
  const { actions, orders, ...methods } = channelPlatformMethods(runtime);
  const updateStatus: ActionsMethods['updateStatus'] = (id, outcome, callOptions) =>
    new ApiPromise(async () => {
      requireReasons(outcome);
      return actions.updateStatus(id, outcome, callOptions).withResponse();
    });
  return clientOn(runtime, {
    ...methods,
    orders: { ...orders, upsertOrders: (body, given) => upsertOrders(runtime, body, given) },
    actions: {
      ...actions,
      updateStatus,
      succeed: (id, callOptions) => reportOutcome(updateStatus, id, { status: 'SUCCESS' }, callOptions),
      fail: (id, errors, callOptions) =>
        reportOutcome(updateStatus, id, { status: 'FAILURE', errors: [...errors] }, callOptions),
    },
    limits: () => runtime.limits(),
  });
}

/** Checks host, credentials, scopes, access, clock and limits of a client; print the report, or read its `results`. */
export function checkChannelPlatform(channelPlatform: ChannelPlatform): Promise<CheckReport> {
  return checkClient(runtimeOf(channelPlatform, surface.name));
}

/** The path-style client of openapi-fetch on the pipeline of a client. */
export function rawChannelPlatform(channelPlatform: ChannelPlatform): RawClient<paths> {
  return raw<paths>(runtimeOf(channelPlatform, surface.name));
}

/**
 * Address and credentials from `TRADELANE_CHANNEL_PLATFORM_…` or `TRADELANE_…` variables.
 * @throws ConfigurationError naming the variables that are missing
 */
export function channelPlatformOptionsFromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
