import { checkClient, type CheckOptions, type CheckReport } from '@tradelane/workflows/check';
import type { ClientOptions, Environment, LimitSnapshot } from '@tradelane/core';
import { clientOn, createRuntime, optionsFromEnv, runtimeOf } from '@tradelane/core/runtime';
import { withSettingsCache } from '@tradelane/workflows/runtime';
import { marketplaceOperatorMethods, type MarketplaceOperatorMethods } from './generated/client.ts';
import { surface } from './generated/operations.ts';

export type * from './generated/client.ts';
export type * from './generated/types.ts';
export {
  exportOffers,
  exportOrders,
  type OfferExport,
  type OfferExportOptions,
  type OfferImportResult,
  type OfferRow,
  type OfferSyncOptions,
  type OrderExport,
  type OrderExportOptions,
  type OrderSyncOptions,
  type PriceRow,
  type ReturnSyncOptions,
  runImport,
  runOfferImport,
  runPriceImport,
  runStockImport,
  type StockRow,
  syncOffers,
  syncOrders,
  syncReturns,
  waitForImport,
  waitForOfferImport,
  waitForPriceImport,
  waitForStockImport,
} from '@tradelane/instance';

/** A client of the marketplace as the operator uses it. */
export interface MarketplaceOperator extends MarketplaceOperatorMethods {
  /** Current state of the client's rate limits. */
  limits(): readonly LimitSnapshot[];
}

/**
 * Creates a client of the marketplace as the operator uses it.
 * @throws {ConfigurationError} If an option is missing or invalid.
 */
export function createMarketplaceOperator(options: ClientOptions): MarketplaceOperator {
  const runtime = withSettingsCache(createRuntime(surface, options), options.settingsCache);
  return clientOn(runtime, Object.assign(marketplaceOperatorMethods(runtime), { limits: () => runtime.limits() }));
}

/**
 * Checks host, credentials, scopes, access, clock and limits of a client. Print the report, or read its `results`.
 */
export function checkMarketplaceOperator(
  marketplaceOperator: MarketplaceOperator,
  options?: CheckOptions,
): Promise<CheckReport> {
  return checkClient(runtimeOf(marketplaceOperator, surface.name), options);
}

/**
 * Reads address and credentials from `TRADELANE_MARKETPLACE_OPERATOR_…` or `TRADELANE_…` variables.
 * @throws {ConfigurationError} If variables are missing.
 */
export function marketplaceOperatorOptionsFromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
