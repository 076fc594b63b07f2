import { createRuntime, type ClientOptions, type Runtime } from '@tradelane/core';
import { channelPlatformMethods, type ChannelPlatformMethods } from './generated/client.ts';
import { surface } from './generated/operations.ts';
import type { paths } from './generated/types.ts';

export * from '@tradelane/core';
export type * from './generated/client.ts';
export type * from './generated/types.ts';

/** A client of the channel platform: what a connector tells the hub about its channel. */
export interface ChannelPlatform extends ChannelPlatformMethods {
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
  return { ...channelPlatformMethods(runtime), raw: runtime.raw, limits: () => runtime.limits() };
}
