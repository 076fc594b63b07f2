import { malformedResponse } from '../../base/errors/index.ts';
import type { Call, CallResponse } from '../../call/call.ts';

/**
 * Checks that the response has the list that its operation documents.
 * @throws {MalformedResponseError} If the list is missing. The outcome of a write is then unknown.
 */
export function checkDocumented(call: Call, response: CallResponse, body: unknown): void {
  const { batch, partial } = call.operation;
  // Where both are told an item that no list has is unknown by itself.
  const list = batch?.response ?? (partial?.succeeded === undefined ? partial?.failed : undefined);
  if (list === undefined || Array.isArray((body as Readonly<Record<string, unknown>> | null | undefined)?.[list]))
    return;
  throw malformedResponse(call, response, `$.${list} is not an array`);
}
