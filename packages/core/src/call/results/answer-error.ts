import type { Answer, Call } from '../call.ts';
import { MalformedAnswerError } from '../../base/errors/index.ts';

/** The error of an answer that is not what its operation promises. `found` says what was there instead, never its content. */
export function malformedAnswer(call: Call, answer: Answer, found: string): MalformedAnswerError {
  const { id, method, path } = call.operation;
  const type = answer.headers.get('content-type');
  const typed = type === null ? '' : ` (${type})`;
  return new MalformedAnswerError(`${id} answered ${answer.status}${typed} with ${found}`, {
    operation: id,
    method,
    path,
    callId: answer.callId,
    attempts: answer.attempts,
    status: answer.status,
    requestId: answer.requestId,
    outcome: 'unknown',
  });
}
