import {
  checkClient,
  type ClientOptions,
  createRuntime,
  type CheckReport,
  type Environment,
  optionsFromEnv,
  type Runtime,
  type Sync,
  withSettingsCache,
} from '@tradelane/core';
import {
  catalogManagerOperatorMethods,
  type CatalogManagerOperatorMethods,
  type ProductsMethods,
} from './generated/client.ts';
import { features } from './generated/features.ts';
import { surface } from './generated/operations.ts';
import type { paths, ProductSourceStatus } from './generated/types.ts';
import { type Imports, importsOf } from './imports.ts';
import { type ProductStatusSyncOptions, syncProductStatus } from './product-status.ts';

export * from '@tradelane/core';
export type * from './generated/client.ts';
export type * from './generated/types.ts';
export type { Imports };
export type { ProductStatusSyncOptions };

/** Products and the status of their data sheets, and the stream of its changes. */
export interface Products extends ProductsMethods {
  /** Follows the status of a seller's product data sheets (CM11): hands over each entry whose content differs from the last time. */
  syncStatus(options: ProductStatusSyncOptions): Sync<ProductSourceStatus>;
}

/** A client of the catalog manager as the operator uses it. */
export interface CatalogManagerOperator extends CatalogManagerOperatorMethods {
  /** Imports of product files and their reports; `run` sends a file and follows it to its result. */
  readonly imports: Imports;
  /** Products; `syncStatus` follows the status of their data sheets. */
  readonly products: Products;
  /** The path-style client of openapi-fetch on the same pipeline. */
  readonly raw: Runtime<paths>['raw'];
  /** The rate limits as this client knows them. */
  limits(): ReturnType<Runtime['limits']>;
  /** Checks host, credentials, scopes, access, clock and limits; print the report, or read its `results`. */
  check(): Promise<CheckReport>;
}

/**
 * Creates a client of the catalog manager as the operator uses it.
 * @throws ConfigurationError where an option is missing or wrong; it says what to pass.
 */
export function createCatalogManagerOperator(options: ClientOptions): CatalogManagerOperator {
  const runtime = withSettingsCache(createRuntime<paths>(surface, options, features), options.settingsCache);
  const { imports, products, ...methods } = catalogManagerOperatorMethods(runtime);
  return {
    ...methods,
    imports: importsOf(imports, runtime),
    products: { ...products, syncStatus: (given) => syncProductStatus(products.statusExport, given, runtime) },
    get raw() {
      return runtime.raw;
    },
    limits: () => runtime.limits(),
    check: () => checkClient(surface, options, features),
  };
}

/**
 * Address and credentials from `TRADELANE_CATALOG_MANAGER_OPERATOR_…` or `TRADELANE_…` variables.
 * @throws ConfigurationError naming the variables that are missing
 */
export function fromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
