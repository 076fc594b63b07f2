import {
  checkClient,
  type ClientOptions,
  createRuntime,
  type CheckReport,
  type Environment,
  optionsFromEnv,
  type Runtime,
  withSettingsCache,
} from '@tradelane/core';
import { marketplaceOperatorMethods, type MarketplaceOperatorMethods } from './generated/client.ts';
import { features } from './generated/features.ts';
import { surface } from './generated/operations.ts';
import type { paths } from './generated/types.ts';
import { type Imports, importsOf } from './imports.ts';

export * from '@tradelane/core';
export type * from './generated/client.ts';
export type * from './generated/types.ts';
export type { Imports };

/** A client of the marketplace as the operator uses it. */
export interface MarketplaceOperator extends MarketplaceOperatorMethods {
  /** Imports of product files and their reports; `run` sends a file and follows it to its result. */
  readonly imports: Imports;
  /** The path-style client of openapi-fetch on the same pipeline. */
  readonly raw: Runtime<paths>['raw'];
  /** The rate limits as this client knows them. */
  limits(): ReturnType<Runtime['limits']>;
  /** Checks host, credentials, scopes, access, clock and limits; print the report, or read its `results`. */
  check(): Promise<CheckReport>;
}

/**
 * Creates a client of the marketplace as the operator uses it.
 * @throws ConfigurationError where an option is missing or wrong; it says what to pass.
 */
export function createMarketplaceOperator(options: ClientOptions): MarketplaceOperator {
  const runtime = withSettingsCache(createRuntime<paths>(surface, options, features), options.settingsCache);
  const { imports, ...methods } = marketplaceOperatorMethods(runtime);
  return {
    ...methods,
    imports: importsOf(imports, runtime),
    get raw() {
      return runtime.raw;
    },
    limits: () => runtime.limits(),
    check: () => checkClient(surface, options, features),
  };
}

/**
 * Address and credentials from `TRADELANE_MARKETPLACE_OPERATOR_…` or `TRADELANE_…` variables.
 * @throws ConfigurationError naming the variables that are missing
 */
export function fromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
