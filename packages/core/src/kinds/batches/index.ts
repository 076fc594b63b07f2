// What is loaded on demand (batch-run) is imported from its own file.
export { type AllOrNothingOptions, sendAllOrNothing } from './all-or-nothing.ts';
export { BatchAbortedError, BatchError } from './batch-error.ts';
export type { BatchFailure, BatchItem, BatchReason, BatchResult, BatchSuccess, BatchUnknown } from './batch-result.ts';
export { batchResult } from './batch-call.ts';
export { itemsAt, withItems } from './items.ts';
export { checkBatchLimit } from './batch-limit.ts';
