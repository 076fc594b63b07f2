import type { OperationDescriptor } from '../operation/descriptor.ts';
import type { ArgumentError, ErrorCode } from '../errors/index.ts';
import { refuseArgument } from './refuse-argument.ts';

/** Creates the error of a body that can't be sent. `path` is the location of the fault, from `$`. */
export function refuseBody(
  operation: OperationDescriptor,
  path: string,
  message: string,
  code: ErrorCode = 'ERR_BODY_VALUE_INVALID',
): ArgumentError {
  return refuseArgument(operation, `body${path.slice(1)}`, `${operation.id}: ${message}`, code);
}
