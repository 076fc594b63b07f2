// Generated from specs/ by `pnpm generate`. Do not edit.
import { checkClient, type CheckOptions, type CheckReport } from '@tradelane/workflows/check';
import type { ClientOptions, Environment, LimitSnapshot } from '@tradelane/core';
import { clientOn, createRuntime, optionsFromEnv, type Runtime, runtimeOf } from '@tradelane/core/runtime';
import { withSettingsCache } from '@tradelane/workflows/runtime';
import { servicesSellerMethods, type ServicesSellerMethods } from './client.ts';
import { surface } from './operations.ts';

/** A client of the services platform as a shop uses it. */
export interface ServicesSeller extends ServicesSellerMethods {
  /** Creates a client for another shop of the user. Its calls send `shop_id`. */
  forShop(shopId: number): ServicesSeller;
  /** Current state of the client's rate limits. */
  limits(): readonly LimitSnapshot[];
}

/**
 * Creates a client of the services platform as a shop uses it.
 * @throws {ConfigurationError} If an option is missing or invalid.
 * @example
 * ```ts
 * import { createServicesSeller, servicesSellerOptionsFromEnv } from '@tradelane/services-seller';
 *
 * const servicesSeller = createServicesSeller(servicesSellerOptionsFromEnv());
 * for await (const order of servicesSeller.orders.list()) {
 *   console.log(order.id, order.state);
 * }
 * ```
 */
export function createServicesSeller(options: ClientOptions): ServicesSeller {
  return clientOf(withSettingsCache(createRuntime(surface, options), options.settingsCache));
}

function clientOf(runtime: Runtime): ServicesSeller {
  return clientOn(
    runtime,
    Object.assign(servicesSellerMethods(runtime), {
      forShop: (id: number) => clientOf(runtime.with({ query: { shop_id: id } })),
      limits: () => runtime.limits(),
    }),
  );
}

/**
 * Checks host, credentials, scopes, access, clock and limits of a client. Print the report, or read its `results`.
 */
export function checkServicesSeller(servicesSeller: ServicesSeller, options?: CheckOptions): Promise<CheckReport> {
  return checkClient(runtimeOf(servicesSeller, surface.name), options);
}

/**
 * Reads address and credentials from `TRADELANE_SERVICES_SELLER_…` or `TRADELANE_…` variables.
 * @throws {ConfigurationError} If variables are missing.
 */
export function servicesSellerOptionsFromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
