import type { OperationDescriptor } from '../descriptor.ts';
import { MalformedResponseError } from './transport-errors.ts';

interface Called {
  readonly operation: Pick<OperationDescriptor, 'id' | 'method' | 'path'>;
}

interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly callId: string;
  readonly attempts: number;
  readonly requestId: string | undefined;
}

/** The error of a response that is not what its operation promises. `found` says what was there instead, never its content. */
export function malformedResponse(call: Called, response: Received, found: string): MalformedResponseError {
  const { id, method, path } = call.operation;
  const type = response.headers.get('content-type');
  const typed = type === null ? '' : ` (${type})`;
  return new MalformedResponseError(`${id} responded with ${response.status}${typed} and ${found}`, {
    operation: id,
    method,
    path,
    callId: response.callId,
    attempts: response.attempts,
    status: response.status,
    requestId: response.requestId,
    outcome: 'unknown',
  });
}
