import type { OperationDescriptor } from '../operation/descriptor.ts';
import type { AnyErrorCode } from './codes.ts';
import { withNote } from './unknown-outcome.ts';
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

/** Pattern of content types that errors may show. Other values may contain a secret (T10). */
const shownType =
  /^(?:text\/(?:html|plain|csv|xml)|application\/(?:json|problem\+json|xml|xhtml\+xml|pdf|zip|octet-stream))(?![^;\s])/;

/** Creates the error of a response that doesn't match its operation. `found` describes it without its content. */
export function malformedResponse(
  call: Called,
  response: Received,
  found: string,
  code: AnyErrorCode = 'ERR_RESPONSE_MALFORMED',
): MalformedResponseError {
  const { id, method, path } = call.operation;
  const type = shownType.exec(response.headers.get('content-type') ?? '');
  const typed = type === null ? '' : ` (${type[0]})`;
  const { callId, attempts, status, requestId } = response;
  const context = { operation: id, method, path, callId, attempts, outcome: 'unknown' } as const;
  const message = withNote(`${id} responded with ${status}${typed}, but the response is unusable: ${found}`, context);
  return new MalformedResponseError(message, { ...context, code, status, requestId });
}
