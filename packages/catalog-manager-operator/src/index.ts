import { checkClient, type CheckOptions, type CheckReport } from '@tradelane/workflows/check';
import type { ClientOptions, Environment, LimitSnapshot } from '@tradelane/core';
import { clientOn, createRuntime, optionsFromEnv, runtimeOf } from '@tradelane/core/runtime';
import { withSettingsCache } from '@tradelane/workflows/runtime';
import { catalogManagerOperatorMethods, type CatalogManagerOperatorMethods } from './generated/client.ts';
import { surface } from './generated/operations.ts';

export type * from './generated/client.ts';
export type * from './generated/types.ts';
export { type ProductStatusSyncOptions, runImport, syncProductStatus, waitForImport } from '@tradelane/instance';

/** A client of the catalog manager as the operator uses it. */
export interface CatalogManagerOperator extends CatalogManagerOperatorMethods {
  /** Current state of the client's rate limits. */
  limits(): readonly LimitSnapshot[];
}

/**
 * Creates a client of the catalog manager as the operator uses it.
 * @throws {ConfigurationError} If an option is missing or invalid.
 */
export function createCatalogManagerOperator(options: ClientOptions): CatalogManagerOperator {
  const runtime = withSettingsCache(createRuntime(surface, options), options.settingsCache);
  return clientOn(runtime, Object.assign(catalogManagerOperatorMethods(runtime), { limits: () => runtime.limits() }));
}

/**
 * Checks host, credentials, scopes, access, clock and limits of a client. Print the report, or read its `results`.
 */
export function checkCatalogManagerOperator(
  catalogManagerOperator: CatalogManagerOperator,
  options?: CheckOptions,
): Promise<CheckReport> {
  return checkClient(runtimeOf(catalogManagerOperator, surface.name), options);
}

/**
 * Reads address and credentials from `TRADELANE_CATALOG_MANAGER_OPERATOR_…` or `TRADELANE_…` variables.
 * @throws {ConfigurationError} If variables are missing.
 */
export function catalogManagerOperatorOptionsFromEnv(
  environment?: Environment,
): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
