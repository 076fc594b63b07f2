import { checkClient, type CheckOptions, type CheckReport } from '@tradelane/workflows/check';
import type { ClientOptions, Environment, LimitSnapshot } from '@tradelane/core';
import { ApiPromise, clientOn, createRuntime, optionsFromEnv, replaces, runtimeOf } from '@tradelane/core/runtime';
import { type HubMethods, hubMethods } from './generated/client.ts';
import { surface } from './generated/operations.ts';
import { requireReasons } from './report-actions.ts';

export type * from './generated/client.ts';
export type * from './generated/types.ts';
export { ActionFailedError, type ActionFault } from './action-failed-error.ts';
export {
  type ConversationSyncOptions,
  type DocumentSyncOptions,
  type OrderSyncOptions,
  type ReturnSyncOptions,
  syncConversations,
  syncDocuments,
  syncOrders,
  syncReturns,
} from './sync.ts';
export { type AwaitedAction, waitForAction, waitForConversationAction, type WaitOptions } from './wait.ts';

/** A client of the hub: orders, documents, shipments, returns, conversations and products of a seller. */
export interface Hub extends HubMethods {
  /** Current state of the client's rate limits. */
  limits(): readonly LimitSnapshot[];
}

/**
 * Creates a client of the hub.
 * @throws {ConfigurationError} If an option is missing or invalid.
 * @example
 * ```ts
 * import { createHub, hubOptionsFromEnv } from '@tradelane/hub';
 *
 * const hub = createHub(hubOptionsFromEnv());
 * for await (const order of hub.orders.list({ statuses: ['AWAITING_ACCEPTANCE'] })) console.log(order.id);
 * ```
 */
export function createHub(options: ClientOptions): Hub {
  const runtime = createRuntime(surface, options);
  const { actions, ...methods } = hubMethods(runtime);
  const report: Hub['actions']['report'] = (body, callOptions) =>
    new ApiPromise(async () => {
      requireReasons(body?.actions);
      return actions.report(body, callOptions).withResponse();
    });
  replaces(actions.report, report, ({ body }) => requireReasons(Object(body).actions));
  return clientOn(runtime, { ...methods, actions: { ...actions, report }, limits: () => runtime.limits() });
}

/**
 * Checks host, credentials, scopes, access, clock and limits of a client. Print the report, or read its `results`.
 */
export function checkHub(hub: Hub, options?: CheckOptions): Promise<CheckReport> {
  return checkClient(runtimeOf(hub, surface.name), options);
}

/**
 * Reads address and credentials from `TRADELANE_HUB_…` or `TRADELANE_…` variables.
 * @throws {ConfigurationError} If variables are missing.
 */
export function hubOptionsFromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
