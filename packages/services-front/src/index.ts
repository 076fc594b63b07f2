import { checkClient, type CheckOptions, type CheckReport } from '@tradelane/workflows/check';
import type { ClientOptions, Environment, LimitSnapshot } from '@tradelane/core';
import { clientOn, createRuntime, optionsFromEnv, runtimeOf } from '@tradelane/core/runtime';
import { withSettingsCache } from '@tradelane/workflows/runtime';
import { servicesFrontMethods, type ServicesFrontMethods } from './generated/client.ts';
import { surface } from './generated/operations.ts';

export type * from './generated/client.ts';
export type * from './generated/types.ts';

/** A client of the services platform as the storefront uses it. */
export interface ServicesFront extends ServicesFrontMethods {
  /** Current state of the client's rate limits. */
  limits(): readonly LimitSnapshot[];
}

/**
 * Creates a client of the services platform as the storefront uses it.
 * @throws {ConfigurationError} If an option is missing or invalid.
 */
export function createServicesFront(options: ClientOptions): ServicesFront {
  const runtime = withSettingsCache(createRuntime(surface, options), options.settingsCache);
  return clientOn(runtime, Object.assign(servicesFrontMethods(runtime), { limits: () => runtime.limits() }));
}

/**
 * Checks host, credentials, scopes, access, clock and limits of a client. Print the report, or read its `results`.
 */
export function checkServicesFront(servicesFront: ServicesFront, options?: CheckOptions): Promise<CheckReport> {
  return checkClient(runtimeOf(servicesFront, surface.name), options);
}

/**
 * Reads address and credentials from `TRADELANE_SERVICES_FRONT_…` or `TRADELANE_…` variables.
 * @throws {ConfigurationError} If variables are missing.
 */
export function servicesFrontOptionsFromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
