import {
  checkClient,
  type ClientOptions,
  type CheckReport,
  type Environment,
  optionsFromEnv,
  raw,
  type RawClient,
} from '@tradelane/core';
import { clientOn, createRuntime, type Runtime, runtimeOf, withSettingsCache } from '@tradelane/core/runtime';
import { servicesFrontMethods, type ServicesFrontMethods } from './generated/client.ts';
import { features } from './generated/features.ts';
import { surface } from './generated/operations.ts';
import type { paths } from './generated/types.ts';

export * from '@tradelane/core';
export type * from './generated/client.ts';
export type * from './generated/types.ts';

/** A client of the services platform as the storefront uses it. */
export interface ServicesFront extends ServicesFrontMethods {
  /** The rate limits as this client knows them. */
  limits(): ReturnType<Runtime['limits']>;
}

/**
 * Creates a client of the services platform as the storefront uses it.
 * @throws ConfigurationError where an option is missing or wrong; it says what to pass.
 */
export function createServicesFront(options: ClientOptions): ServicesFront {
  const runtime = withSettingsCache(createRuntime(surface, options, features), options.settingsCache);
  return clientOn(runtime, Object.assign(servicesFrontMethods(runtime), { limits: () => runtime.limits() }));
}

/** Checks host, credentials, scopes, access, clock and limits of a client; print the report, or read its `results`. */
export function checkServicesFront(servicesFront: ServicesFront): Promise<CheckReport> {
  return checkClient(runtimeOf(servicesFront, surface.name));
}

/** The path-style client of openapi-fetch on the pipeline of a client. */
export function rawServicesFront(servicesFront: ServicesFront): RawClient<paths> {
  return raw<paths>(runtimeOf(servicesFront, surface.name));
}

/**
 * Address and credentials from `TRADELANE_SERVICES_FRONT_…` or `TRADELANE_…` variables.
 * @throws ConfigurationError naming the variables that are missing
 */
export function servicesFrontOptionsFromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
