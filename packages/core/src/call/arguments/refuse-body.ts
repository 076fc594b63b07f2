import type { OperationDescriptor } from '../../base/descriptor.ts';
import { ArgumentError } from '../../base/errors/index.ts';

/** The error of a body that cannot be sent; `path` leads to the fault, from `$`. */
export function refuseBody(
  { id, method, path: template }: OperationDescriptor,
  path: string,
  fault: string,
): ArgumentError {
  const where = path === '$' ? 'the body' : `\`${path}\` of the body`;
  const argument = `body${path.slice(1)}`;
  return new ArgumentError(`${id}: ${where} ${fault}.`, { argument, operation: id, method, path: template });
}
