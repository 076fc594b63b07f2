import type { OperationDescriptor } from '../operation/descriptor.ts';
import { GoneError, NotFoundError } from '../errors/index.ts';

/** Whether one of these operations reports that the server no longer has the import or export. */
export function isForgotten(
  error: unknown,
  ...operations: readonly OperationDescriptor[]
): error is NotFoundError | GoneError {
  if (!(error instanceof NotFoundError || error instanceof GoneError)) return false;
  return operations.some(({ id }) => id === error.operation);
}

/**
 * When an operation's slot becomes free, or `undefined` if it is free. A start time in the future means that a clock was
 * wrong, so the slot is free.
 */
export function placeFreeAt(begunAtInMs: number, forInMs: number, nowInMs: number): Date | undefined {
  const isTaken = begunAtInMs <= nowInMs && nowInMs < begunAtInMs + forInMs;
  return isTaken ? new Date(begunAtInMs + forInMs) : undefined;
}
