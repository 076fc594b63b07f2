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

/** Creates the error of a body that can't be sent. `path` is the location of the fault, from `$`. */
export function refuseBody(
  operation: OperationDescriptor,
  path: string,
  message: string,
  code: ErrorCode = 'ERR_BODY_VALUE_INVALID',
): ArgumentError {
  return refuseArgument(operation, `body${path.slice(1)}`, `${operation.id}: ${message}`, code);
}
