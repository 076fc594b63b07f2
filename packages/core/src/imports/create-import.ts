import { malformedResponse } from '../errors/response-error.ts';
import type { OperationDescriptor } from '../operation/descriptor.ts';
import type { CallOptions } from '../operation/call.ts';
import type { Runtime } from '../client/runtime.ts';

/**
 * Uploads the file and returns the ID of its import.
 * @throws {MalformedResponseError} If a success response has no ID. The outcome is then unknown.
 */
export async function createImport(
  { call }: Pick<Runtime, 'call'>,
  operation: OperationDescriptor,
  body: object,
  options: CallOptions,
): Promise<number> {
  const { data, ...response } = await call<unknown>(operation, { body }, options).withResponse();
  const { import_id: importId } = Object(data) as { readonly import_id?: unknown };
  if (typeof importId === 'number' && Number.isSafeInteger(importId)) return importId;
  throw malformedResponse({ operation }, response, '`import_id` is missing');
}
