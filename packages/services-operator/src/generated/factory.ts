// Generated from specs/ by `pnpm generate`. Do not edit.
import { checkClient, type CheckOptions, type CheckReport } from '@tradelane/workflows/check';
import type { ClientOptions, Environment, LimitSnapshot } from '@tradelane/core';
import { clientOn, createRuntime, optionsFromEnv, type Runtime, runtimeOf } from '@tradelane/core/runtime';
import { withSettingsCache } from '@tradelane/workflows/runtime';
import { servicesOperatorMethods, type ServicesOperatorMethods } from './client.ts';
import { surface } from './operations.ts';

/** A client of the services platform as the operator uses it. */
export interface ServicesOperator extends ServicesOperatorMethods {
  /** Current state of the client's rate limits. */
  limits(): readonly LimitSnapshot[];
}

/**
 * Creates a client of the services platform as the operator uses it.
 * @throws {ConfigurationError} If an option is missing or invalid.
 * @example
 * ```ts
 * import { createServicesOperator, servicesOperatorOptionsFromEnv } from '@tradelane/services-operator';
 *
 * const servicesOperator = createServicesOperator(servicesOperatorOptionsFromEnv());
 * for await (const model of servicesOperator.models.list()) {
 *   console.log(model.code);
 * }
 * ```
 */
export function createServicesOperator(options: ClientOptions): ServicesOperator {
  return clientOf(withSettingsCache(createRuntime(surface, options), options.settingsCache));
}

function clientOf(runtime: Runtime): ServicesOperator {
  return clientOn(
    runtime,
    Object.assign(servicesOperatorMethods(runtime), {
      limits: () => runtime.limits(),
    }),
  );
}

/**
 * Checks host, credentials, scopes, access, clock and limits of a client. Print the report, or read its `results`.
 */
export function checkServicesOperator(servicesOperator: ServicesOperator, options?: CheckOptions): Promise<CheckReport> {
  return checkClient(runtimeOf(servicesOperator, surface.name), options);
}

/**
 * Reads address and credentials from `TRADELANE_SERVICES_OPERATOR_…` or `TRADELANE_…` variables.
 * @throws {ConfigurationError} If variables are missing.
 */
export function servicesOperatorOptionsFromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
