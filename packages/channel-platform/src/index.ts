import {
  type CallOptions,
  type ClientOptions,
  createRuntime,
  type Environment,
  optionsFromEnv,
  type Runtime,
} from '@tradelane/core';
import { type ActionsMethods, channelPlatformMethods, type ChannelPlatformMethods } from './generated/client.ts';
import { surface } from './generated/operations.ts';
import type { ActionError, paths } from './generated/types.ts';
import { reportOutcome } from './report-outcome.ts';

export * from '@tradelane/core';
export type * from './generated/client.ts';
export type * from './generated/types.ts';

export interface ChannelPlatformActions extends ActionsMethods {
  /** Reports that an action was done. A repeat after a lost answer is no error. */
  succeed(actionId: string, options?: CallOptions): Promise<void>;
  /** Reports that an action could not be done, and why: at least one error. A repeat after a lost answer is no error. */
  fail(actionId: string, errors: readonly ActionError[], options?: CallOptions): Promise<void>;
}

/** A client of the channel platform: what a connector tells the hub about its channel. */
export interface ChannelPlatform extends ChannelPlatformMethods {
  readonly actions: ChannelPlatformActions;
  /** The path-style client of openapi-fetch on the same pipeline. */
  readonly raw: Runtime<paths>['raw'];
  /** The rate limits as this client knows them. */
  limits(): ReturnType<Runtime['limits']>;
}

/**
 * Creates a client of the channel platform: what a connector tells the hub about its channel.
 * @throws ConfigurationError where an option is missing or wrong; it says what to pass.
 */
export function createChannelPlatform(options: ClientOptions): ChannelPlatform {
  const runtime = createRuntime<paths>(surface, options);
  const { actions, ...methods } = channelPlatformMethods(runtime);
  const { updateStatus } = actions;
  return {
    ...methods,
    actions: {
      ...actions,
      succeed: (id, callOptions) => reportOutcome(updateStatus, id, { status: 'SUCCESS' }, callOptions),
      fail: (id, errors, callOptions) =>
        reportOutcome(updateStatus, id, { status: 'FAILURE', errors: [...errors] }, callOptions),
    },
    raw: runtime.raw,
    limits: () => runtime.limits(),
  };
}

/**
 * Address and credentials from `TRADELANE_CHANNEL_PLATFORM_…` or `TRADELANE_…` variables.
 * @throws ConfigurationError naming the variables that are missing
 */
export function fromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
