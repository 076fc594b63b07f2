export type * from './generated/client.ts';
export * from './generated/factory.ts';
export type * from './generated/types.ts';
export {
  exportTransactions,
  syncThreads,
  syncTransactions,
  type ThreadSyncOptions,
  type TransactionExport,
  type TransactionExportOptions,
  type TransactionSyncOptions,
} from '@tradelane/instance';
