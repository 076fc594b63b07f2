import {
  type ClientOptions,
  createRuntime,
  type Environment,
  optionsFromEnv,
  type Poller,
  type Runtime,
} from '@tradelane/core';
import { type ActionsMethods, type ConversationsMethods, type HubMethods, hubMethods } from './generated/client.ts';
import { surface } from './generated/operations.ts';
import type { ActionStatus, ConversationActionStatus, paths } from './generated/types.ts';
import { type AwaitedAction, waitFor, type WaitOptions } from './wait.ts';

export * from '@tradelane/core';
export type * from './generated/client.ts';
export type * from './generated/types.ts';
export { ActionFailedError, type ActionFault } from './action-failed-error.ts';
export type { AwaitedAction, WaitOptions };

export interface HubActions extends ActionsMethods {
  /**
   * Follows an action to its end, reading its status at once and then every minute, which is the documented maximum.
   * Rejects with `ActionFailedError` where it failed, with `StillRunningError` after `timeoutInMs`.
   */
  wait(action: AwaitedAction, options?: WaitOptions<ActionStatus>): Poller<ActionStatus>;
}

export interface HubConversations extends ConversationsMethods {
  /**
   * Follows the sending of a message, reading its status every ten seconds; the answer names the conversation.
   * Rejects with `ActionFailedError` where it failed, with `StillRunningError` after `timeoutInMs`.
   */
  waitForAction(
    action: AwaitedAction,
    options?: WaitOptions<ConversationActionStatus>,
  ): Poller<ConversationActionStatus>;
}

/** A client of the hub: orders, documents, shipments, returns, conversations and products of a seller. */
export interface Hub extends HubMethods {
  readonly actions: HubActions;
  readonly conversations: HubConversations;
  /** The path-style client of openapi-fetch on the same pipeline. */
  readonly raw: Runtime<paths>['raw'];
  /** The rate limits as this client knows them. */
  limits(): ReturnType<Runtime['limits']>;
}

/**
 * Creates a client of the hub.
 * @throws ConfigurationError where an option is missing or wrong; it says what to pass.
 */
export function createHub(options: ClientOptions): Hub {
  const runtime = createRuntime<paths>(surface, options);
  const { actions, conversations, ...methods } = hubMethods(runtime);
  const { clock } = runtime;
  return {
    ...methods,
    actions: {
      ...actions,
      wait: (action, { intervalInMs = 60_000, ...others } = {}) =>
        waitFor('action', action, actions.get, clock, { intervalInMs, ...others }),
    },
    conversations: {
      ...conversations,
      waitForAction: (action, { intervalInMs = 10_000, ...others } = {}) =>
        waitFor('conversation action', action, conversations.getAction, clock, { intervalInMs, ...others }),
    },
    raw: runtime.raw,
    limits: () => runtime.limits(),
  };
}

/**
 * Address and credentials from `TRADELANE_HUB_…` or `TRADELANE_…` variables.
 * @throws ConfigurationError naming the variables that are missing
 */
export function fromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
