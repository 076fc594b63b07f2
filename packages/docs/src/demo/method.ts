import { objectShape } from '@tradelane/spec-model/operation';
import { signatureOf } from '@tradelane/spec-model/signature';
import { clientOf, type DescribedOperation, type SurfaceReference } from '../compose/reference.ts';
import type { After, DemoMethod } from './call.ts';

/** The method of a call. Undefined for a surface without a client. */
export function methodOf(
  { surface, document, operations }: SurfaceReference,
  operation: DescribedOperation,
  after: After | undefined,
): DemoMethod | undefined {
  if (!surface.client) return undefined;
  const { runs } = signatureOf(document, operation);
  const leading = operations.find(({ id }) => id === after?.call.operation);
  return {
    ...clientOf(surface),
    name: `${operation.group}.${operation.name}`,
    isRead: operation.object['x-retry'] === 'read',
    result: runs === 'call' && operation.success.kind === 'none' ? 'nothing' : runs,
    entry: entryName(operation),
    leading: after === undefined || leading === undefined ? undefined : memberOf(document, leading, after),
  };
}

/** `started.action_id`, with a default text if the member is optional. */
function memberOf(
  document: SurfaceReference['document'],
  { success }: DescribedOperation,
  { member, while: polled }: After,
): string {
  const object = polled === undefined ? 'started' : 'status';
  const [name = '', index] = member.split('.');
  if (index !== undefined) return `${object}.${name}?.[${index}] ?? ''`;
  const promised = objectShape(document, success.schema ?? {}).required.has(name);
  return promised ? `${object}.${name}` : `${object}.${name} ?? ''`;
}

/** `order` of `orders`: what one entry of a list is called. */
function entryName({ group }: DescribedOperation): string {
  const name = group.endsWith('ies') ? `${group.slice(0, -3)}y` : group.replace(/s$/, '');
  return name === group || ['import', 'return', 'package'].includes(name) ? 'entry' : name;
}
