// Generated from specs/ by `pnpm generate`. Do not edit.
import { checkClient, type CheckOptions, type CheckReport } from '@tradelane/workflows/check';
import type { ClientOptions, Environment, LimitSnapshot } from '@tradelane/core';
import { clientOn, createRuntime, optionsFromEnv, type Runtime, runtimeOf } from '@tradelane/core/runtime';
import { withSettingsCache } from '@tradelane/workflows/runtime';
import { catalogManagerSellerMethods, type CatalogManagerSellerMethods } from './client.ts';
import { surface } from './operations.ts';

/** A client of the catalog manager as a shop uses it. */
export interface CatalogManagerSeller extends CatalogManagerSellerMethods {
  /** Creates a client for another shop of the user. Its calls send `shop_id`. */
  forShop(shopId: number): CatalogManagerSeller;
  /** Current state of the client's rate limits. */
  limits(): readonly LimitSnapshot[];
}

/**
 * Creates a client of the catalog manager as a shop uses it.
 * @throws {ConfigurationError} If an option is missing or invalid.
 * @example
 * ```ts
 * import { createCatalogManagerSeller, catalogManagerSellerOptionsFromEnv } from '@tradelane/catalog-manager-seller';
 *
 * const catalogManagerSeller = createCatalogManagerSeller(catalogManagerSellerOptionsFromEnv());
 * for await (const tracking of catalogManagerSeller.imports.list()) {
 *   console.log(tracking.import_id, tracking.import_status);
 * }
 * ```
 */
export function createCatalogManagerSeller(options: ClientOptions): CatalogManagerSeller {
  return clientOf(withSettingsCache(createRuntime(surface, options), options.settingsCache));
}

function clientOf(runtime: Runtime): CatalogManagerSeller {
  return clientOn(
    runtime,
    Object.assign(catalogManagerSellerMethods(runtime), {
      forShop: (id: number) => clientOf(runtime.with({ query: { shop_id: id } })),
      limits: () => runtime.limits(),
    }),
  );
}

/**
 * Checks host, credentials, scopes, access, clock and limits of a client. Print the report, or read its `results`.
 */
export function checkCatalogManagerSeller(catalogManagerSeller: CatalogManagerSeller, options?: CheckOptions): Promise<CheckReport> {
  return checkClient(runtimeOf(catalogManagerSeller, surface.name), options);
}

/**
 * Reads address and credentials from `TRADELANE_CATALOG_MANAGER_SELLER_…` or `TRADELANE_…` variables.
 * @throws {ConfigurationError} If variables are missing.
 */
export function catalogManagerSellerOptionsFromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
