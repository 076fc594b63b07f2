// Generated from specs/ by `pnpm generate`. Do not edit.
import { checkClient, type CheckOptions, type CheckReport } from '@tradelane/workflows/check';
import type { ClientOptions, Environment, LimitSnapshot } from '@tradelane/core';
import { clientOn, createRuntime, optionsFromEnv, type Runtime, runtimeOf } from '@tradelane/core/runtime';
import { withSettingsCache } from '@tradelane/workflows/runtime';
import { marketplaceSellerMethods, type MarketplaceSellerMethods } from './client.ts';
import { surface } from './operations.ts';

/** A client of the marketplace as a shop uses it. */
export interface MarketplaceSeller extends MarketplaceSellerMethods {
  /** Creates a client for another shop of the user. Its calls send `shop_id`. */
  forShop(shopId: number): MarketplaceSeller;
  /** Current state of the client's rate limits. */
  limits(): readonly LimitSnapshot[];
}

/**
 * Creates a client of the marketplace as a shop uses it.
 * @throws {ConfigurationError} If an option is missing or invalid.
 * @example
 * ```ts
 * import { createMarketplaceSeller, marketplaceSellerOptionsFromEnv } from '@tradelane/marketplace-seller';
 *
 * const marketplaceSeller = createMarketplaceSeller(marketplaceSellerOptionsFromEnv());
 * for await (const item of marketplaceSeller.shipments.itemsToShip()) {
 *   console.log(item.order_id, item.shipment_lines?.length);
 * }
 * ```
 */
export function createMarketplaceSeller(options: ClientOptions): MarketplaceSeller {
  return clientOf(withSettingsCache(createRuntime(surface, options), options.settingsCache));
}

function clientOf(runtime: Runtime): MarketplaceSeller {
  return clientOn(
    runtime,
    Object.assign(marketplaceSellerMethods(runtime), {
      forShop: (id: number) => clientOf(runtime.with({ query: { shop_id: id } })),
      limits: () => runtime.limits(),
    }),
  );
}

/**
 * Checks host, credentials, scopes, access, clock and limits of a client. Print the report, or read its `results`.
 */
export function checkMarketplaceSeller(marketplaceSeller: MarketplaceSeller, options?: CheckOptions): Promise<CheckReport> {
  return checkClient(runtimeOf(marketplaceSeller, surface.name), options);
}

/**
 * Reads address and credentials from `TRADELANE_MARKETPLACE_SELLER_…` or `TRADELANE_…` variables.
 * @throws {ConfigurationError} If variables are missing.
 */
export function marketplaceSellerOptionsFromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
