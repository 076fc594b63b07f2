export type * from './generated/client.ts';
export * from './generated/factory.ts';
export type * from './generated/types.ts';
export {
  exportTransactions,
  type ProductStatusSyncOptions,
  runImport,
  syncProductStatus,
  syncThreads,
  syncTransactions,
  type ThreadSyncOptions,
  type TransactionExport,
  type TransactionExportOptions,
  type TransactionSyncOptions,
  waitForImport,
} from '@tradelane/instance';
