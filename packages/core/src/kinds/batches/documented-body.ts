import { malformedResponse } from '../../base/errors/index.ts';
import type { Call, CallResponse } from '../../call/call.ts';

/**
 * Sees to it that a response of a batch says what its operation documents: that a request was taken is not read from anything else.
 * @throws MalformedResponseError where the list is missing that every success has; whether a write was carried out is unknown then.
 */
export function checkDocumented(call: Call, response: CallResponse, body: unknown): void {
  const { batch, partial } = call.operation;
  // Where both are told an item that no list has is unknown by itself.
  const list = batch?.response ?? (partial?.succeeded === undefined ? partial?.failed : undefined);
  if (list === undefined || Array.isArray((body as Readonly<Record<string, unknown>> | null | undefined)?.[list]))
    return;
  throw malformedResponse(call, response, `no list \`${list}\``);
}
