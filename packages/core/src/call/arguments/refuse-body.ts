import type { OperationDescriptor } from '../../base/descriptor.ts';
import type { ArgumentError } from '../../base/errors/index.ts';
import { refuseArgument } from './refuse-argument.ts';

/** The error of a body that cannot be sent; `path` leads to the fault, from `$`. */
export function refuseBody(operation: OperationDescriptor, path: string, fault: string): ArgumentError {
  const where = path === '$' ? 'the body' : `\`${path}\` of the body`;
  return refuseArgument(operation, `body${path.slice(1)}`, `${operation.id}: ${where} ${fault}.`);
}
