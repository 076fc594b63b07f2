import type { OperationDescriptor } from '../../base/descriptor.ts';
import { findJsonFault } from './json-body.ts';
import { refuseBody } from './refuse-body.ts';

/**
 * Writes a body, or a part of one at `path`, as JSON.
 * @throws {ArgumentError} If JSON would drop or change something silently.
 */
export function writeJson(operation: OperationDescriptor, value: unknown, path = '$'): string {
  const fault = findJsonFault(value);
  if (fault) throw refuseBody(operation, path + fault.path.slice(1), `cannot be sent: ${fault.fault}`);
  const text = JSON.stringify(value);
  if (text === undefined) throw refuseBody(operation, path, 'cannot be sent as JSON');
  return text;
}
