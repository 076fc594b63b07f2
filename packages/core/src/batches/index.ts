export type { BatchFailure, BatchItem, BatchReason, BatchSuccess, BatchUnknown, BatchUnsent } from './batch-item.ts';
export { BatchAbortedError, BatchError, BatchHandlerError } from './batch-errors.ts';
export type { BatchCall, BatchContext, BatchHandler, BatchOptions } from './batch-options.ts';
export type { BatchFindings, BatchResult } from './batch-result.ts';
export { type BatchKeeping, keptBatch, type KeptBatchOptions } from './batch-checkpoint.ts';
export type { Sender } from './sender.ts';
export { batchResult } from './batch-call.ts';
