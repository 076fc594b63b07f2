import type { OperationDescriptor } from '../operation/descriptor.ts';
import type { ErrorCode } from './codes.ts';
import { MalformedResponseError } from './transport-errors.ts';
import type { CallContext } from './tradelane-error.ts';

interface Called {
  readonly operation: Pick<OperationDescriptor, 'id' | 'method' | 'path'>;
}

interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly callId: string;
  readonly attempts: number;
  readonly requestId: string | undefined;
  hide?(text: string): string;
}

/** Pattern of content types that errors may show. Other values may contain a secret (T10). */
const shownType =
  /^(?:text\/(?:html|plain|csv|xml)|application\/(?:json|problem\+json|xml|xhtml\+xml|pdf|zip|octet-stream))(?![^;\s])/;

/** Creates the error of a response that doesn't match its operation. `found` describes it without its values. */
export function malformedResponse(
  call: Called,
  response: Received,
  found: string,
  code: ErrorCode = 'ERR_RESPONSE_MALFORMED',
): MalformedResponseError {
  const { id, method, path } = call.operation;
  const type = shownType.exec(response.headers.get('content-type') ?? '');
  const typed = type === null ? '' : ` (${type[0]})`;
  const { callId, attempts, status, requestId } = response;
  const context = { operation: id, method, path, callId, attempts, outcome: 'unknown' } as const;
  const message = withNote(
    `${id} responded with ${status}${typed}, but the response is unusable: ${response.hide?.(found) ?? found}`,
    context,
  );
  return new MalformedResponseError(message, { ...context, code, status, requestId });
}

/** Returns the note for the message of a failed write that may have been carried out. */
function outcomeNote({ method, outcome }: CallContext): string {
  return outcome === 'unknown' && (method ?? 'GET') !== 'GET' ? ' Whether the server carried it out is unknown.' : '';
}

/** A text as a whole sentence. Words of a server may or may not end with a full stop. */
export function endSentence(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}

/** Adds the note to a message, which may end with a foreign sentence. */
export function withNote(message: string, context: CallContext): string {
  return endSentence(message) + outcomeNote(context);
}
