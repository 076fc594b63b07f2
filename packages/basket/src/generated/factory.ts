// Generated from specs/ by `pnpm generate`. Do not edit.
import { checkClient, type CheckOptions, type CheckReport } from '@tradelane/workflows/check';
import type { ClientOptions, Environment, LimitSnapshot } from '@tradelane/core';
import { clientOn, createRuntime, optionsFromEnv, type Runtime, runtimeOf } from '@tradelane/core/runtime';
import { basketMethods, type BasketMethods } from './client.ts';
import { surface } from './operations.ts';

/** A client of the storefront basket. */
export interface Basket extends BasketMethods {
  /** Current state of the client's rate limits. */
  limits(): readonly LimitSnapshot[];
}

/**
 * Creates a client of the storefront basket.
 * @throws {ConfigurationError} If an option is missing or invalid.
 */
export function createBasket(options: ClientOptions): Basket {
  return clientOf(createRuntime(surface, options));
}

function clientOf(runtime: Runtime): Basket {
  return clientOn(
    runtime,
    Object.assign(basketMethods(runtime), {
      limits: () => runtime.limits(),
    }),
  );
}

/**
 * Checks host, credentials, scopes, access, clock and limits of a client. Print the report, or read its `results`.
 */
export function checkBasket(basket: Basket, options?: CheckOptions): Promise<CheckReport> {
  return checkClient(runtimeOf(basket, surface.name), options);
}

/**
 * Reads address and credentials from `TRADELANE_BASKET_…` or `TRADELANE_…` variables.
 * @throws {ConfigurationError} If variables are missing.
 */
export function basketOptionsFromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
