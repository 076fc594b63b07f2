import type { OperationDescriptor } from '../operation/descriptor.ts';
import { ArgumentError, type ErrorCode } from '../errors/index.ts';

/** Creates the error of an argument that can't be sent. */
export function refuseArgument(
  { id, method, path }: OperationDescriptor,
  argument: string,
  message: string,
  code?: ErrorCode,
): ArgumentError {
  return new ArgumentError(message, { code, argument, operation: id, method, path });
}
