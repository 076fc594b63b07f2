import type { OperationDescriptor } from '../operation/descriptor.ts';
import { requiredPart } from '../checks/checks.ts';
import type { CallOptions } from '../operation/call.ts';
import type { BodySource } from '../transport/transport.ts';
import { refuseBody } from './refuse-argument.ts';
import { writeJson } from './json-body.ts';

/** Writes bodies of one kind. */
export type BodyWriter = (
  operation: OperationDescriptor,
  body: unknown,
  options: CallOptions,
) => BodySource | Promise<BodySource>;

/** Writers for bodies other than JSON. */
export type BodyWriters = Readonly<Partial<Record<'form' | 'multipart', BodyWriter>>>;

/**
 * Writes the body as the operation requires it.
 * @throws {ArgumentError} If it is missing, not allowed, or of the wrong kind.
 */
export function writeBody(
  writers: BodyWriters,
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
  return kind === 'json' ? jsonBody(operation, body) : requiredPart(writers[kind], kind)(operation, body, options);
}

function jsonBody(operation: OperationDescriptor, body: unknown): BodySource {
  const text = writeJson(operation, body);
  return { contentType: operation.contentType ?? 'application/json', body: () => text, replayable: true };
}
