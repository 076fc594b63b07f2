// Types and workflows that several clients of an instance share. Import them from the package of a client.
export type * from './generated/types.ts';
export { type ProductImportClient, runImport, waitForImport } from './imports.ts';
export type { OfferImportResult } from './offer-import-result.ts';
export {
  type OfferImportClient,
  type OfferRow,
  type PriceImportClient,
  type PriceRow,
  runOfferImport,
  runPriceImport,
  runStockImport,
  type StockImportClient,
  type StockRow,
  waitForOfferImport,
  waitForPriceImport,
  waitForStockImport,
} from './offer-imports.ts';
export {
  exportOffers,
  type OfferExport,
  type OfferExportClient,
  type OfferExportOptions,
  type OfferOf,
  type OfferSyncOptions,
  syncOffers,
} from './offers.ts';
export {
  exportOrders,
  type OrderClient,
  type OrderExport,
  type OrderExportClient,
  type OrderExportOptions,
  type OrderSyncOptions,
  type ReturnClient,
  type ReturnSyncOptions,
  syncOrders,
  syncReturns,
} from './orders.ts';
export {
  type ProductStatusClient,
  type ProductStatusFilter,
  type ProductStatusSyncOptions,
  syncProductStatus,
} from './product-status.ts';
export { syncThreads, type ThreadClient, type ThreadSyncOptions } from './threads.ts';
export {
  exportTransactions,
  syncTransactions,
  type TransactionClient,
  type TransactionExport,
  type TransactionExportOptions,
  type TransactionSyncOptions,
} from './transactions.ts';
