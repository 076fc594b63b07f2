import { received } from '../errors/checks.ts';
import { latePart } from '../errors/late-part.ts';
import type { Call, CallOptions } from '../operation/call.ts';
import type { OperationDescriptor } from '../operation/descriptor.ts';
import type { BodySource } from '../transport/transport.ts';
import { refuseBody } from './arguments.ts';
import type * as Files from './files.ts';
import { writeJson } from './json.ts';

const json = 'application/json';

/** Undefined until a call needs it. A page without files doesn't load it. */
export let files: typeof Files | undefined;

/** Loads what only calls with files need. */
export async function loadFiles(): Promise<typeof Files> {
  return (files ??= await latePart(import('./files.ts')));
}

/** Whether a call sends a form, or receives more than JSON. */
export function hasFiles({ operation: { body, response }, input }: Call): boolean {
  return (body === 'multipart' && input.body !== undefined) || (response !== undefined && response !== 'none');
}

/**
 * Writes the body as the operation requires it.
 * @throws {ArgumentError} If it is missing, not allowed, or of the wrong kind.
 */
export function writeBody(
  operation: OperationDescriptor,
  body: unknown,
  options: Pick<CallOptions, 'onProgress'>,
): BodySource | undefined {
  const { body: kind } = operation;
  if (body === undefined) {
    if (kind === undefined || operation.bodyOptional) return undefined;
    throw refuseBody(operation, '$', 'This operation needs a body. Pass one.', 'ERR_ARGUMENT_MISSING');
  }
  if (kind === undefined)
    throw refuseBody(operation, '$', 'This operation takes no body. Leave it out.', 'ERR_ARGUMENT_UNKNOWN');
  if (files && kind === 'multipart') return files.multipartBody(operation, body, options);
  const text = kind === 'json' ? writeJson(operation, body) : writeForm(operation, body);
  const contentType = kind === 'json' ? (operation.contentType ?? json) : 'application/x-www-form-urlencoded';
  return { contentType, body: () => text, replayable: true };
}

function writeForm(operation: OperationDescriptor, body: unknown): string {
  if (typeof body !== 'object' || body === null)
    throw refuseBody(operation, '$', `The body must be an object keyed by field name. Received: ${received(body)}.`);
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body))
    if (value !== undefined && value !== null) form.append(name, String(value));
  return form.toString();
}
