import type { OperationDescriptor } from '../../base/descriptor.ts';

/** Statuses after which the same request may succeed a moment later. */
const passing: ReadonlySet<number> = new Set([500, 502, 503, 504]);

/** May a call be sent again although nobody knows whether the last attempt was carried out? */
export function isSafeToRepeat(operation: OperationDescriptor): boolean {
  return operation.retry !== 'unsafe';
}

export function isPassingStatus(status: number): boolean {
  return passing.has(status);
}
