import type { BatchResult, CallOptions, ClientOptions, Environment, LimitSnapshot } from '@tradelane/core';
import { checkClient, type CheckOptions, type CheckReport } from '@tradelane/workflows/check';
import { ApiPromise, clientOn, createRuntime, optionsFromEnv, replaces, runtimeOf } from '@tradelane/core/runtime';
import {
  type ActionsMethods,
  channelPlatformMethods,
  type ChannelPlatformMethods,
  type OrdersMethods,
} from './generated/client.ts';
import { surface } from './generated/operations.ts';
import type { ActionError, OrdersUpsert, OrderUpsert } from './generated/types.ts';
import { reportOutcome, requireReasons } from './report-outcome.ts';
import { upsertOrders, type UpsertOrdersOptions } from './upsert-orders.ts';

export type * from './generated/client.ts';
export type * from './generated/types.ts';
export { type ReplaceOptions, replaceBusinessInformation, replaceCarriers, replaceProductType } from './replace.ts';
export type { UpsertOrdersOptions };

/** Orders of the channel, in one request or in many. */
export interface ChannelPlatformOrders extends OrdersMethods {
  /**
   * Sends any number of orders in as many requests as needed, and reports the result of each.
   * A request succeeds or fails as a whole (P01). A rejected request is split in half until the invalid orders are
   * isolated, unless `bisect` is `false`.
   */
  upsertOrders(body: OrdersUpsert, options?: UpsertOrdersOptions): ApiPromise<BatchResult<OrderUpsert, void>>;
}

/** Outcomes of commands. */
export interface ChannelPlatformActions extends ActionsMethods {
  /** Reports that an action succeeded. Repeating the report after a lost response is safe. */
  succeed(actionId: string, options?: CallOptions): Promise<void>;
  /** Reports that an action failed, with at least one error. Repeating the report after a lost response is safe. */
  fail(actionId: string, errors: readonly ActionError[], options?: CallOptions): Promise<void>;
}

/** A client of the channel platform, which a connector uses to report its channel's data to the hub. */
export interface ChannelPlatform extends ChannelPlatformMethods {
  /** Orders of the channel. `upsertOrders` sends any number of them. */
  readonly orders: ChannelPlatformOrders;
  /** Outcomes of commands. Report one with `succeed` or `fail`. */
  readonly actions: ChannelPlatformActions;
  /** Current state of the client's rate limits. */
  limits(): readonly LimitSnapshot[];
}

/**
 * Creates a client of the channel platform, which a connector uses to report its channel's data to the hub.
 * @throws {ConfigurationError} If an option is missing or invalid.
 * @example
 * ```ts
 * import { channelPlatformOptionsFromEnv, createChannelPlatform } from '@tradelane/channel-platform';
 *
 * const { orders } = createChannelPlatform(channelPlatformOptionsFromEnv());
 * const { failed } = await orders.upsertOrders(await ordersOfChannel());
 * for (const { item, reasons } of failed) console.log(item.channel_order_id, reasons);
 * ```
 */
export function createChannelPlatform(options: ClientOptions): ChannelPlatform {
  const runtime = createRuntime(surface, options);
  const { actions, orders, ...methods } = channelPlatformMethods(runtime);
  const updateStatus: ActionsMethods['updateStatus'] = (id, outcome, callOptions) =>
    new ApiPromise(async () => {
      requireReasons(outcome);
      return actions.updateStatus(id, outcome, callOptions).withResponse();
    });
  replaces(actions.updateStatus, updateStatus, ({ body }) => requireReasons(Object(body)));
  const upsertAll: ChannelPlatformOrders['upsertOrders'] = (body, callOptions) =>
    upsertOrders(runtime, body, callOptions);
  return clientOn(runtime, {
    ...methods,
    orders: { ...orders, upsertOrders: replaces(orders.upsert, upsertAll) },
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

/**
 * Checks host, credentials, scopes, access, clock and limits of a client. Print the report, or read its `results`.
 */
export function checkChannelPlatform(channelPlatform: ChannelPlatform, options?: CheckOptions): Promise<CheckReport> {
  return checkClient(runtimeOf(channelPlatform, surface.name), options);
}

/**
 * Reads address and credentials from `TRADELANE_CHANNEL_PLATFORM_…` or `TRADELANE_…` variables.
 * @throws {ConfigurationError} If variables are missing.
 */
export function channelPlatformOptionsFromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
