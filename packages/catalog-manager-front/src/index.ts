export type * from './generated/client.ts';
export * from './generated/factory.ts';
export type * from './generated/types.ts';
export { type ProductStatusSyncOptions, runImport, syncProductStatus, waitForImport } from '@tradelane/instance';
