import type { Answer, Call, Send } from '../call.ts';
import { checkBatchLimit } from '../../kinds/batches/limit.ts';
import type { AnswerCheck, AnswerChecks } from '../validate/answer-check.ts';
import { ApiPromise, type WithResponse } from './api-promise.ts';
import { malformedAnswer } from './answer-error.ts';
import { readJson } from './json.ts';

/** Sends the call when asked and resolves to the parsed answer, or to nothing where the operation answers nothing. */
export function callResult<T>(send: Send, call: Call, checks?: AnswerChecks): ApiPromise<T> {
  return new ApiPromise<T>(async () => {
    checkBatchLimit(call);
    const check = checks && (await checks());
    const answer = await send(call);
    // The type is the generated one; the wire is trusted beyond what `check` looks at (E04, E05).
    return withResponse((await readBody(call, answer, check)) as T, answer);
  });
}

/**
 * The parsed body of a success. A 204 carries nothing (CM11); anything else must be JSON.
 * @throws MalformedAnswerError where it is not, or where an integer would be rounded.
 */
export async function readBody(call: Call, answer: Answer, check?: AnswerCheck): Promise<unknown> {
  if (call.operation.answer === 'none') {
    await answer.discard();
    return undefined;
  }
  const text = await answer.text();
  if (answer.status === 204 && text.trim() === '') return undefined;
  const reading = readJson(text);
  if (!reading.ok) throw malformedAnswer(call, answer, reading.detail);
  check?.(call, answer, reading.value);
  return reading.value;
}

export function withResponse<T>(data: T, answer: Answer): WithResponse<T> {
  const { status, headers, callId, requestId, attempts } = answer;
  return { data, status, headers, callId, requestId, attempts };
}
