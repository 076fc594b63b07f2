import type { OperationDescriptor } from '../operation/descriptor.ts';
import type { CallOptions } from '../operation/call.ts';
import type { BodySource } from '../transport/transport.ts';
import { refuseBody } from './refuse-argument.ts';
import { formBody } from './form-body.ts';
import { writeJson } from './json-body.ts';
import { multipartBody } from './multipart.ts';

/** Writes bodies of one kind. */
type BodyWriter = (
  operation: OperationDescriptor,
  body: unknown,
  options: CallOptions,
) => BodySource | Promise<BodySource>;

/**
 * Writes the body as the operation requires it.
 * @throws {ArgumentError} If it is missing, not allowed, or of the wrong kind.
 */
export function writeBody(
  operation: OperationDescriptor,
  body: unknown,
  options: CallOptions,
): BodySource | undefined | Promise<BodySource> {
  const { body: kind } = operation;
  if (body === undefined) {
    if (kind === undefined || operation.bodyOptional) return undefined;
    throw refuseBody(operation, '$', 'This operation needs a body. Pass one.', 'ERR_ARGUMENT_MISSING');
  }
  if (kind === undefined)
    throw refuseBody(operation, '$', 'This operation takes no body. Leave it out.', 'ERR_ARGUMENT_UNKNOWN');
  return writers[kind](operation, body, options);
}

function jsonBody(operation: OperationDescriptor, body: unknown): BodySource {
  const text = writeJson(operation, body);
  return { contentType: operation.contentType ?? 'application/json', body: () => text, replayable: true };
}

const writers: Readonly<Record<'json' | 'form' | 'multipart', BodyWriter>> = {
  json: jsonBody,
  form: formBody,
  multipart: multipartBody,
};
