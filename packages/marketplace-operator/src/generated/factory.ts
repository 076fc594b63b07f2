// Generated from specs/ by `pnpm generate`. Do not edit.
import { checkClient, type CheckOptions, type CheckReport } from '@tradelane/workflows/check';
import type { ClientOptions, Environment, LimitSnapshot } from '@tradelane/core';
import { clientOn, createRuntime, optionsFromEnv, type Runtime, runtimeOf } from '@tradelane/core/runtime';
import { withSettingsCache } from '@tradelane/workflows/runtime';
import { marketplaceOperatorMethods, type MarketplaceOperatorMethods } from './client.ts';
import { surface } from './operations.ts';

/** A client of the marketplace as the operator uses it. */
export interface MarketplaceOperator extends MarketplaceOperatorMethods {
  /** Current state of the client's rate limits. */
  limits(): readonly LimitSnapshot[];
}

/**
 * Creates a client of the marketplace as the operator uses it.
 * @throws {ConfigurationError} If an option is missing or invalid.
 * @example
 * ```ts
 * import { createMarketplaceOperator, marketplaceOperatorOptionsFromEnv } from '@tradelane/marketplace-operator';
 *
 * const marketplaceOperator = createMarketplaceOperator(marketplaceOperatorOptionsFromEnv());
 * const { hierarchies } = await marketplaceOperator.hierarchies.list();
 * console.log(hierarchies);
 * ```
 */
export function createMarketplaceOperator(options: ClientOptions): MarketplaceOperator {
  return clientOf(withSettingsCache(createRuntime(surface, options), options.settingsCache));
}

function clientOf(runtime: Runtime): MarketplaceOperator {
  return clientOn(
    runtime,
    Object.assign(marketplaceOperatorMethods(runtime), {
      limits: () => runtime.limits(),
    }),
  );
}

/**
 * Checks host, credentials, scopes, access, clock and limits of a client. Print the report, or read its `results`.
 */
export function checkMarketplaceOperator(marketplaceOperator: MarketplaceOperator, options?: CheckOptions): Promise<CheckReport> {
  return checkClient(runtimeOf(marketplaceOperator, surface.name), options);
}

/**
 * Reads address and credentials from `TRADELANE_MARKETPLACE_OPERATOR_…` or `TRADELANE_…` variables.
 * @throws {ConfigurationError} If variables are missing.
 */
export function marketplaceOperatorOptionsFromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
