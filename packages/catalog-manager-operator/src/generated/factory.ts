// Generated from specs/ by `pnpm generate`. Do not edit.
import { checkClient, type CheckOptions, type CheckReport } from '@tradelane/workflows/check';
import type { ClientOptions, Environment, LimitSnapshot } from '@tradelane/core';
import { clientOn, createRuntime, optionsFromEnv, type Runtime, runtimeOf } from '@tradelane/core/runtime';
import { withSettingsCache } from '@tradelane/workflows/runtime';
import { catalogManagerOperatorMethods, type CatalogManagerOperatorMethods } from './client.ts';
import { surface } from './operations.ts';

/** A client of the catalog manager as the operator uses it. */
export interface CatalogManagerOperator extends CatalogManagerOperatorMethods {
  /** Current state of the client's rate limits. */
  limits(): readonly LimitSnapshot[];
}

/**
 * Creates a client of the catalog manager as the operator uses it.
 * @throws {ConfigurationError} If an option is missing or invalid.
 * @example
 * ```ts
 * import { createCatalogManagerOperator, catalogManagerOperatorOptionsFromEnv } from '@tradelane/catalog-manager-operator';
 *
 * const catalogManagerOperator = createCatalogManagerOperator(catalogManagerOperatorOptionsFromEnv());
 * for await (const tracking of catalogManagerOperator.imports.list()) {
 *   console.log(tracking.import_id, tracking.import_status);
 * }
 * ```
 */
export function createCatalogManagerOperator(options: ClientOptions): CatalogManagerOperator {
  return clientOf(withSettingsCache(createRuntime(surface, options), options.settingsCache));
}

function clientOf(runtime: Runtime): CatalogManagerOperator {
  return clientOn(
    runtime,
    Object.assign(catalogManagerOperatorMethods(runtime), {
      limits: () => runtime.limits(),
    }),
  );
}

/**
 * Checks host, credentials, scopes, access, clock and limits of a client. Print the report, or read its `results`.
 */
export function checkCatalogManagerOperator(catalogManagerOperator: CatalogManagerOperator, options?: CheckOptions): Promise<CheckReport> {
  return checkClient(runtimeOf(catalogManagerOperator, surface.name), options);
}

/**
 * Reads address and credentials from `TRADELANE_CATALOG_MANAGER_OPERATOR_…` or `TRADELANE_…` variables.
 * @throws {ConfigurationError} If variables are missing.
 */
export function catalogManagerOperatorOptionsFromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
