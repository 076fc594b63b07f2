export { type AllOrNothingOptions, sendAllOrNothing } from './all-or-nothing.ts';
export { BatchAbortedError, BatchError } from './batch-error.ts';
export {
  BatchResult,
  type BatchFailure,
  type BatchItem,
  type BatchReason,
  type BatchSuccess,
  type BatchUnknown,
} from './batch-result.ts';
export { batchResult } from './batch-run.ts';
export { itemsAt, withItems } from './items.ts';
export { checkBatchLimit } from './limit.ts';
