// Types and workflows that several clients of an instance share. Import them from the package of a client.
export type * from './generated/types.ts';
export { type ProductImportClient, runImport, waitForImport } from './imports.ts';
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
