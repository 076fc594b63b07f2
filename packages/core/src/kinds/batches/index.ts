// What is loaded on demand (batch-run) is imported from its own file.
export { type AllOrNothingOptions, sendAllOrNothing } from './all-or-nothing.ts';
export type { BatchFailure, BatchItem, BatchReason, BatchSuccess, BatchUnknown } from './batch-item.ts';
export { BatchAbortedError, BatchError, type BatchResult } from './batch-result.ts';
export { batchResult } from './batch-call.ts';
