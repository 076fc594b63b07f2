import type { OperationDescriptor } from '../../base/descriptor.ts';
import { onDemand } from '../../base/on-demand.ts';
import type { CallOptions } from '../call.ts';
import type { BodySource } from '../transport/body-source.ts';
import type { StreamWriter } from '../transport/fetch-transport.ts';

const loadMultipart = /* @__PURE__ */ onDemand(() => import('./multipart.ts'));

/** The body of an operation that takes files or several parts. */
export async function multipartBody(
  operation: OperationDescriptor,
  body: unknown,
  options: CallOptions,
): Promise<BodySource> {
  if (body instanceof FormData) return { contentType: undefined, body: () => body, replayable: true };
  return (await loadMultipart()).encodeMultipart(operation, body, options);
}

/** Writes bodies that are streams, as those with files in them are. */
export const writeStream: StreamWriter = async (...written) => (await loadMultipart()).writeStream(...written);
