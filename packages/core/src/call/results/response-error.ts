import type { CallResponse, Call } from '../call.ts';
import { MalformedResponseError } from '../../base/errors/index.ts';

/** The error of an answer that is not what its operation promises. `found` says what was there instead, never its content. */
export function malformedResponse(call: Call, response: CallResponse, found: string): MalformedResponseError {
  const { id, method, path } = call.operation;
  const type = response.headers.get('content-type');
  const typed = type === null ? '' : ` (${type})`;
  return new MalformedResponseError(`${id} answered ${response.status}${typed} with ${found}`, {
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
