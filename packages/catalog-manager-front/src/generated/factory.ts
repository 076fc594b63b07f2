// Generated from specs/ by `pnpm generate`. Do not edit.
import { checkClient, type CheckOptions, type CheckReport } from '@tradelane/workflows/check';
import type { ClientOptions, Environment, LimitSnapshot } from '@tradelane/core';
import { clientOn, createRuntime, optionsFromEnv, type Runtime, runtimeOf } from '@tradelane/core/runtime';
import { withSettingsCache } from '@tradelane/workflows/runtime';
import { catalogManagerFrontMethods, type CatalogManagerFrontMethods } from './client.ts';
import { surface } from './operations.ts';

/** A client of the catalog manager as the storefront uses it. */
export interface CatalogManagerFront extends CatalogManagerFrontMethods {
  /** Current state of the client's rate limits. */
  limits(): readonly LimitSnapshot[];
}

/**
 * Creates a client of the catalog manager as the storefront uses it.
 * @throws {ConfigurationError} If an option is missing or invalid.
 * @example
 * ```ts
 * import { createCatalogManagerFront, catalogManagerFrontOptionsFromEnv } from '@tradelane/catalog-manager-front';
 *
 * const catalogManagerFront = createCatalogManagerFront(catalogManagerFrontOptionsFromEnv());
 * for await (const tracking of catalogManagerFront.imports.list()) {
 *   console.log(tracking.import_id, tracking.import_status);
 * }
 * ```
 */
export function createCatalogManagerFront(options: ClientOptions): CatalogManagerFront {
  return clientOf(withSettingsCache(createRuntime(surface, options), options.settingsCache));
}

function clientOf(runtime: Runtime): CatalogManagerFront {
  return clientOn(
    runtime,
    Object.assign(catalogManagerFrontMethods(runtime), {
      limits: () => runtime.limits(),
    }),
  );
}

/**
 * Checks host, credentials, scopes, access, clock and limits of a client. Print the report, or read its `results`.
 */
export function checkCatalogManagerFront(catalogManagerFront: CatalogManagerFront, options?: CheckOptions): Promise<CheckReport> {
  return checkClient(runtimeOf(catalogManagerFront, surface.name), options);
}

/**
 * Reads address and credentials from `TRADELANE_CATALOG_MANAGER_FRONT_…` or `TRADELANE_…` variables.
 * @throws {ConfigurationError} If variables are missing.
 */
export function catalogManagerFrontOptionsFromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
