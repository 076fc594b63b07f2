import type { OperationDescriptor } from '../operation/descriptor.ts';
import type { CallOptions } from '../operation/call.ts';
import type { BodySource } from '../transport/body-source.ts';
import { snapshot } from './snapshot.ts';
import { encodeMultipart } from './multipart.ts';

/** Writes the body of an operation with files or several parts, as they were when the call was made. */
export async function multipartBody(
  operation: OperationDescriptor,
  body: unknown,
  options: CallOptions,
): Promise<BodySource> {
  if (body instanceof FormData) return { contentType: undefined, body: () => body, replayable: true };
  const parts = snapshot(body);
  return encodeMultipart(operation, parts, options);
}
