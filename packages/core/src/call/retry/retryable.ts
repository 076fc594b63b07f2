import type { OperationDescriptor } from '../../base/descriptor.ts';

/** Statuses after which the same request may succeed a moment later. */
const retryable: ReadonlySet<number> = /* @__PURE__ */ new Set([500, 502, 503, 504]);

/** May a call be sent again although nobody knows whether the last attempt was carried out? */
export function isSafeToRetry(operation: OperationDescriptor): boolean {
  return operation.retry !== 'unsafe';
}

export function isRetryableStatus(status: number): boolean {
  return retryable.has(status);
}
