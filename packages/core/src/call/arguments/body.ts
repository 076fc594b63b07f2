import type { OperationDescriptor } from '../../base/descriptor.ts';
import { ArgumentError } from '../../base/errors/index.ts';
import { onDemand } from '../../base/on-demand.ts';
import type { CallOptions } from '../call.ts';
import type { BodySource } from '../transport/body-source.ts';
import { findJsonFault } from './json-body.ts';

const loadMultipart = /* @__PURE__ */ onDemand(() => import('./multipart.ts'));

/**
 * The body as the operation sends it.
 * @throws ArgumentError where it is missing, too much, or not of the promised kind.
 */
export async function writeBody(
  operation: OperationDescriptor,
  body: unknown,
  options: CallOptions,
): Promise<BodySource | undefined> {
  if (body === undefined) {
    if (operation.body === undefined || operation.bodyOptional) return undefined;
    throw refuse(operation, '$', 'is missing');
  }
  switch (operation.body) {
    case undefined:
      throw refuse(operation, '$', 'is not taken by this operation');
    case 'json':
      return jsonBody(operation, body);
    case 'form':
      return formBody(operation, body);
    default:
      if (body instanceof FormData) return { contentType: undefined, body: () => body, replayable: true };
      return (await loadMultipart()).encodeMultipart(operation, body, options);
  }
}

function jsonBody(operation: OperationDescriptor, body: unknown): BodySource {
  const fault = findJsonFault(body);
  if (fault) throw refuse(operation, fault.path, `cannot be sent: ${fault.fault}`);
  const text = JSON.stringify(body);
  if (text === undefined) throw refuse(operation, '$', 'cannot be sent as JSON');
  return { contentType: operation.contentType ?? 'application/json', body: () => text, replayable: true };
}

function formBody(operation: OperationDescriptor, body: unknown): BodySource {
  if (typeof body !== 'object' || body === null) throw refuse(operation, '$', 'must be an object by field name');
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body))
    if (value !== undefined && value !== null) form.append(name, String(value));
  const text = form.toString();
  return { contentType: 'application/x-www-form-urlencoded', body: () => text, replayable: true };
}

function refuse(operation: OperationDescriptor, path: string, fault: string): ArgumentError {
  const where = path === '$' ? 'the body' : `\`${path}\` of the body`;
  return new ArgumentError(`${operation.id}: ${where} ${fault}.`, {
    argument: `body${path.slice(1)}`,
    operation: operation.id,
    method: operation.method,
    path: operation.path,
  });
}
