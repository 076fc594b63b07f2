import type { OperationDescriptor } from '../../base/descriptor.ts';
import { findJsonFault } from './json-body.ts';
import { refuseBody } from './refuse-body.ts';

/**
 * Writes a body, or a part of one at `path`, as JSON.
 * @throws {ArgumentError} If JSON would drop or change something silently.
 */
export function writeJson(operation: OperationDescriptor, value: unknown, path = '$'): string {
  let fault: ReturnType<typeof findJsonFault>;
  let text: string | undefined;
  try {
    fault = findJsonFault(value);
    if (!fault) text = JSON.stringify(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw refuseBody(operation, path, `The value at ${path} can't be sent: it is nested too deeply.`);
  }
  if (fault) {
    const at = path + fault.path.slice(1);
    throw refuseBody(operation, at, `The value at ${at} can't be sent: ${fault.fault}`);
  }
  if (text === undefined)
    throw refuseBody(operation, path, `The value at ${path} can't be sent: JSON has no ${typeof value}.`);
  return text;
}
