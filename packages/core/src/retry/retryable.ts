import type { OperationDescriptor } from '../operation/descriptor.ts';

/** Statuses after which a retry may succeed. */
const retryable: ReadonlySet<number> = /* @__PURE__ */ new Set([500, 502, 503, 504]);

/** Whether a call may be sent again if the outcome of the last attempt is unknown. */
export function isSafeToRetry(operation: OperationDescriptor): boolean {
  return operation.retry !== 'unsafe';
}

export function isRetryableStatus(status: number): boolean {
  return retryable.has(status);
}
