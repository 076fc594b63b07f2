// Generated from specs/ by `pnpm generate`. Do not edit.
import { checkClient, type CheckOptions, type CheckReport } from '@tradelane/workflows/check';
import type { ClientOptions, Environment, LimitSnapshot } from '@tradelane/core';
import { clientOn, createRuntime, optionsFromEnv, type Runtime, runtimeOf } from '@tradelane/core/runtime';
import { withSettingsCache } from '@tradelane/workflows/runtime';
import { servicesFrontMethods, type ServicesFrontMethods } from './client.ts';
import { surface } from './operations.ts';

/** A client of the services platform as the storefront uses it. */
export interface ServicesFront extends ServicesFrontMethods {
  /** Current state of the client's rate limits. */
  limits(): readonly LimitSnapshot[];
}

/**
 * Creates a client of the services platform as the storefront uses it.
 * @throws {ConfigurationError} If an option is missing or invalid.
 * @example
 * ```ts
 * import { createServicesFront, servicesFrontOptionsFromEnv } from '@tradelane/services-front';
 *
 * const servicesFront = createServicesFront(servicesFrontOptionsFromEnv());
 * const { channels } = await servicesFront.settings.channels({ locale: 'fr_FR' });
 * console.log(channels);
 * ```
 */
export function createServicesFront(options: ClientOptions): ServicesFront {
  return clientOf(withSettingsCache(createRuntime(surface, options), options.settingsCache));
}

function clientOf(runtime: Runtime): ServicesFront {
  return clientOn(
    runtime,
    Object.assign(servicesFrontMethods(runtime), {
      limits: () => runtime.limits(),
    }),
  );
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
