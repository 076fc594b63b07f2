export type * from './generated/client.ts';
export * from './generated/factory.ts';
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
