import { checkClient, type CheckOptions, type CheckReport } from '@tradelane/workflows/check';
import type { ClientOptions, Environment, LimitSnapshot } from '@tradelane/core';
import { clientOn, createRuntime, optionsFromEnv, runtimeOf } from '@tradelane/core/runtime';
import { withSettingsCache } from '@tradelane/workflows/runtime';
import { catalogManagerFrontMethods, type CatalogManagerFrontMethods } from './generated/client.ts';
import { surface } from './generated/operations.ts';

export type * from './generated/client.ts';
export type * from './generated/types.ts';
export { type ProductStatusSyncOptions, runImport, syncProductStatus, waitForImport } from '@tradelane/instance';

/** A client of the catalog manager as the storefront uses it. */
export interface CatalogManagerFront extends CatalogManagerFrontMethods {
  /** Current state of the client's rate limits. */
  limits(): readonly LimitSnapshot[];
}

/**
 * Creates a client of the catalog manager as the storefront uses it.
 * @throws {ConfigurationError} If an option is missing or invalid.
 */
export function createCatalogManagerFront(options: ClientOptions): CatalogManagerFront {
  const runtime = withSettingsCache(createRuntime(surface, options), options.settingsCache);
  return clientOn(runtime, Object.assign(catalogManagerFrontMethods(runtime), { limits: () => runtime.limits() }));
}

/**
 * Checks host, credentials, scopes, access, clock and limits of a client. Print the report, or read its `results`.
 */
export function checkCatalogManagerFront(
  catalogManagerFront: CatalogManagerFront,
  options?: CheckOptions,
): Promise<CheckReport> {
  return checkClient(runtimeOf(catalogManagerFront, surface.name), options);
}

/**
 * Reads address and credentials from `TRADELANE_CATALOG_MANAGER_FRONT_…` or `TRADELANE_…` variables.
 * @throws {ConfigurationError} If variables are missing.
 */
export function catalogManagerFrontOptionsFromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
