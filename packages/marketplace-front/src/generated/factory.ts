// Generated from specs/ by `pnpm generate`. Do not edit.
import { checkClient, type CheckOptions, type CheckReport } from '@tradelane/workflows/check';
import type { ClientOptions, Environment, LimitSnapshot } from '@tradelane/core';
import { clientOn, createRuntime, optionsFromEnv, type Runtime, runtimeOf } from '@tradelane/core/runtime';
import { withSettingsCache } from '@tradelane/workflows/runtime';
import { marketplaceFrontMethods, type MarketplaceFrontMethods } from './client.ts';
import { surface } from './operations.ts';

/** A client of the marketplace as the storefront uses it. */
export interface MarketplaceFront extends MarketplaceFrontMethods {
  /** Current state of the client's rate limits. */
  limits(): readonly LimitSnapshot[];
}

/**
 * Creates a client of the marketplace as the storefront uses it.
 * @throws {ConfigurationError} If an option is missing or invalid.
 * @example
 * ```ts
 * import { createMarketplaceFront, marketplaceFrontOptionsFromEnv } from '@tradelane/marketplace-front';
 *
 * const marketplaceFront = createMarketplaceFront(marketplaceFrontOptionsFromEnv());
 * const { reasons } = await marketplaceFront.reasons.list();
 * console.log(reasons);
 * ```
 */
export function createMarketplaceFront(options: ClientOptions): MarketplaceFront {
  return clientOf(withSettingsCache(createRuntime(surface, options), options.settingsCache));
}

function clientOf(runtime: Runtime): MarketplaceFront {
  return clientOn(
    runtime,
    Object.assign(marketplaceFrontMethods(runtime), {
      limits: () => runtime.limits(),
    }),
  );
}

/**
 * Checks host, credentials, scopes, access, clock and limits of a client. Print the report, or read its `results`.
 */
export function checkMarketplaceFront(marketplaceFront: MarketplaceFront, options?: CheckOptions): Promise<CheckReport> {
  return checkClient(runtimeOf(marketplaceFront, surface.name), options);
}

/**
 * Reads address and credentials from `TRADELANE_MARKETPLACE_FRONT_…` or `TRADELANE_…` variables.
 * @throws {ConfigurationError} If variables are missing.
 */
export function marketplaceFrontOptionsFromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
