import type { OperationDescriptor } from '../../base/descriptor.ts';
import { findJsonFault } from './json-body.ts';
import { refuseBody } from './refuse-body.ts';

/**
 * A body, or the part of one at `path`, as JSON.
 * @throws ArgumentError where JSON would drop or change something without a word
 */
export function writeJson(operation: OperationDescriptor, value: unknown, path = '$'): string {
  const fault = findJsonFault(value);
  if (fault) throw refuseBody(operation, path + fault.path.slice(1), `cannot be sent: ${fault.fault}`);
  const text = JSON.stringify(value);
  if (text === undefined) throw refuseBody(operation, path, 'cannot be sent as JSON');
  return text;
}
