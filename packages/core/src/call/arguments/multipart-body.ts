import type { OperationDescriptor } from '../../base/descriptor.ts';
import { onDemand } from '../../base/on-demand.ts';
import type { CallOptions } from '../call.ts';
import type { BodySource } from '../transport/body-source.ts';
import type { StreamWriter } from '../transport/fetch-transport.ts';
import { snapshot } from './snapshot.ts';

const loadMultipart = /* @__PURE__ */ onDemand(() => import('./multipart.ts'));

/** Writes the body of an operation with files or several parts, as they were when the call was made. */
export async function multipartBody(
  operation: OperationDescriptor,
  body: unknown,
  options: CallOptions,
): Promise<BodySource> {
  if (body instanceof FormData) return { contentType: undefined, body: () => body, replayable: true };
  const parts = snapshot(body);
  return (await loadMultipart()).encodeMultipart(operation, parts, options);
}

/** Writes streams as bodies, such as bodies with files. */
export const writeStream: StreamWriter = async (...written) => (await loadMultipart()).writeStream(...written);
