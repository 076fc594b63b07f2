import type { OperationDescriptor } from '../../base/descriptor.ts';
import { ArgumentError } from '../../base/errors/index.ts';

/** The error of an argument that a call of the operation cannot have. */
export function argumentError(
  { id, method, path }: OperationDescriptor,
  argument: string,
  message: string,
): ArgumentError {
  return new ArgumentError(message, { argument, operation: id, method, path });
}
