import type { OperationDescriptor } from '../operation/descriptor.ts';
import { findJsonFault } from './json-body.ts';
import { refuseBody } from './refuse-body.ts';

/**
 * Writes a body, or a part of one at `path`, as JSON.
 * @throws {ArgumentError} If JSON would drop or change something silently.
 */
export function writeJson(operation: OperationDescriptor, value: unknown, path = '$'): string {
  const fault = findJsonFault(value);
  if (fault) {
    const at = path + fault.path.slice(1);
    throw refuseBody(operation, at, `The value at ${at} can't be sent: ${fault.fault}`);
  }
  const text = JSON.stringify(value);
  if (text === undefined)
    throw refuseBody(
      operation,
      path,
      `The value at ${path} can't be sent: JSON doesn't support values of type ${typeof value}.`,
    );
  return text;
}
