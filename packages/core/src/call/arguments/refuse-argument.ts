import type { OperationDescriptor } from '../../base/descriptor.ts';
import { ArgumentError } from '../../base/errors/index.ts';

/** The error of an argument that cannot be sent: which it is, and of which operation. */
export function refuseArgument(
  { id, method, path }: OperationDescriptor,
  argument: string,
  message: string,
): ArgumentError {
  return new ArgumentError(message, { argument, operation: id, method, path });
}
