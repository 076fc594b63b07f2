import type { OperationDescriptor } from '../base/descriptor.ts';
import { GoneError, NotFoundError } from '../base/errors/index.ts';

/** Whether the server says, in one of these operations, that it knows the work no more. */
export function isForgotten(
  error: unknown,
  ...operations: readonly OperationDescriptor[]
): error is NotFoundError | GoneError {
  if (!(error instanceof NotFoundError || error instanceof GoneError)) return false;
  return operations.some(({ id }) => id === error.operation);
}

/** When the time is over that work takes the place of other such work; undefined where it is. An instant ahead is of a clock that was wrong. */
export function placeFreeAt(begunAtInMs: number, forInMs: number, nowInMs: number): Date | undefined {
  const isTaken = begunAtInMs <= nowInMs && nowInMs < begunAtInMs + forInMs;
  return isTaken ? new Date(begunAtInMs + forInMs) : undefined;
}
