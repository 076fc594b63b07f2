import { received } from '../checks/checks.ts';
import type { OperationDescriptor } from '../operation/descriptor.ts';
import type { BodySource } from '../transport/transport.ts';
import { refuseBody } from './refuse-argument.ts';

/** Writes a form body from an object by field name. */
export function formBody(operation: OperationDescriptor, body: unknown): BodySource {
  if (typeof body !== 'object' || body === null)
    throw refuseBody(operation, '$', `The body must be an object keyed by field name. Received: ${received(body)}.`);
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body))
    if (value !== undefined && value !== null) form.append(name, String(value));
  const text = form.toString();
  return { contentType: 'application/x-www-form-urlencoded', body: () => text, replayable: true };
}
