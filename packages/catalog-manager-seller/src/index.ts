import { type ClientOptions, createRuntime, type Environment, optionsFromEnv, type Runtime } from '@tradelane/core';
import { catalogManagerSellerMethods, type CatalogManagerSellerMethods } from './generated/client.ts';
import { surface } from './generated/operations.ts';
import type { paths } from './generated/types.ts';

export * from '@tradelane/core';
export type * from './generated/client.ts';
export type * from './generated/types.ts';

/** A client of the catalog manager as a shop uses it. */
export interface CatalogManagerSeller extends CatalogManagerSellerMethods {
  /** The same client for one of several shops of the user: calls carry its `shop_id`. */
  forShop(shopId: number): CatalogManagerSeller;
  /** The path-style client of openapi-fetch on the same pipeline. */
  readonly raw: Runtime<paths>['raw'];
  /** The rate limits as this client knows them. */
  limits(): ReturnType<Runtime['limits']>;
}

/**
 * Creates a client of the catalog manager as a shop uses it.
 * @throws ConfigurationError where an option is missing or wrong; it says what to pass.
 */
export function createCatalogManagerSeller(options: ClientOptions): CatalogManagerSeller {
  return clientOf(createRuntime<paths>(surface, options));
}

function clientOf(runtime: Runtime<paths>): CatalogManagerSeller {
  return {
    ...catalogManagerSellerMethods(runtime),
    forShop: (shopId) => clientOf(runtime.with({ query: { shop_id: shopId } })),
    raw: runtime.raw,
    limits: () => runtime.limits(),
  };
}

/**
 * Address and credentials from `TRADELANE_CATALOG_MANAGER_SELLER_…` or `TRADELANE_…` variables.
 * @throws ConfigurationError naming the variables that are missing
 */
export function fromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
