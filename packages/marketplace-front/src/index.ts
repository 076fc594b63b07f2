export type * from './generated/client.ts';
export * from './generated/factory.ts';
export type * from './generated/types.ts';
export {
  exportOffers,
  exportOrders,
  type OfferExport,
  type OfferExportOptions,
  type OfferSyncOptions,
  type OrderExport,
  type OrderExportOptions,
  type OrderSyncOptions,
  type ReturnSyncOptions,
  runImport,
  syncOffers,
  syncOrders,
  syncReturns,
  waitForImport,
} from '@tradelane/instance';
