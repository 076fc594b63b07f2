import { malformedResponse } from '../errors/index.ts';
import type { JsonReading } from '../json/json-values.ts';
import { checkBatchLimit } from '../arguments/batch-limit.ts';
import type { CallResponse, Call, Send, ResponseCheck } from '../operation/call.ts';
import { ApiPromise } from './api-promise.ts';
import { mayBeNothing, readJson } from './json.ts';

/** Sends the call and resolves to the parsed response, or to undefined if the operation returns nothing. */
export function callResult<T>(send: Send, call: Call, check?: ResponseCheck): ApiPromise<T> {
  return new ApiPromise<T>(
    () => {
      checkBatchLimit(call);
      return send(call);
    },
    // The generated type is trusted, except for the parts that `check` examines (E04, E05).
    (response) => dataOf(call, response, check) as T | Promise<T>,
  );
}

function dataOf(call: Call, response: CallResponse, check: ResponseCheck | undefined): unknown {
  const { json } = response;
  if (json === undefined) return readBody(call, response, check);
  const value = valueOf(call, response, json, check);
  response.forget?.(); // the promise of the data keeps the response
  return value;
}

/**
 * Parses the body of a success. A 204 is empty if the operation documents one (CM11). Any other body must be JSON,
 * unless the operation returns nothing. The status of a write decides, so its data may be `undefined`.
 * @throws {MalformedResponseError} If it isn't JSON or contains an integer that would be rounded. The outcome of a
 * write is then unknown.
 */
export async function readBody(call: Call, response: CallResponse, check?: ResponseCheck): Promise<unknown> {
  const text = await response.text();
  if (call.operation.response === 'none' || (mayBeNothing(call, response.status) && text.trim() === ''))
    return undefined;
  return valueOf(
    call,
    response,
    response.json ?? readJson(text, response.status, call.operation.method !== 'GET'),
    check,
  );
}

function valueOf(call: Call, response: CallResponse, reading: JsonReading, check?: ResponseCheck): unknown {
  if (!reading.ok) throw malformedResponse(call, response, reading.detail);
  check?.(call, response, reading.value);
  return reading.value;
}
