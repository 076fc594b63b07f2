import type { FileInput } from '@tradelane/core';
import { ArgumentError } from '@tradelane/core/errors';
import { type OperationDescriptor, type Runtime, runtimeOf } from '@tradelane/core/runtime';
import type { FileImportResult } from '@tradelane/workflows';
import type { ImportWorkflow } from '@tradelane/workflows/runtime';

/** The runtime of a client and the operations that a workflow calls, by ID. */
export interface RuntimeWith<Id extends string> {
  readonly runtime: Runtime;
  readonly operations: Readonly<Record<Id, OperationDescriptor>>;
}

/**
 * Returns the runtime of a client whose surface has certain operations.
 * @throws {ArgumentError} If it isn't a client, or its surface lacks an operation.
 */
export function runtimeWith<Id extends string>(client: object, ...ids: readonly Id[]): RuntimeWith<Id> {
  const runtime = runtimeOf(client);
  const { name, operations } = runtime.surface;
  const missing = ids.find((id) => operations[id] === undefined);
  if (missing !== undefined)
    throw new ArgumentError(
      `A client of @tradelane/${name} doesn't have the operation ${missing}. Pass a client of the package that exports this function.`,
      { code: 'ERR_CLIENT_INVALID', argument: 'client' },
    );
  return { runtime, operations: operations as Readonly<Record<Id, OperationDescriptor>> };
}

/** The imports of a client. Its request is sent unread, so the caller decides its type. */
export type ImportsOf<Tracking, Result extends FileImportResult<Tracking>> = <Request>(
  client: object,
) => ImportWorkflow<Request, Tracking, Result>;

/** Creates the imports of a kind once for each client, so that its uploads for one shop wait for each other. */
export function importsPerClient<Id extends string, Tracking extends object, Result extends FileImportResult<Tracking>>(
  ids: readonly Id[],
  create: (found: RuntimeWith<Id>, client: object) => ImportWorkflow<{ readonly file: FileInput }, Tracking, Result>,
): ImportsOf<Tracking, Result> {
  const flows = new WeakMap<Runtime, ReturnType<typeof create>>();
  return <Request>(client: object) => {
    const found = runtimeWith(client, ...ids);
    const flow = flows.get(found.runtime) ?? create(found, client);
    flows.set(found.runtime, flow);
    return flow as unknown as ImportWorkflow<Request, Tracking, Result>;
  };
}

/** Name, account and host of a stream. Each shop has separate streams. */
export function streamOf(
  stream: string,
  { surface, presets, account, settings }: Runtime,
): { readonly name: string; readonly account: string | undefined; readonly baseUrl: string } {
  const { shop_id: shopId } = presets;
  const name = `${surface.name}.${stream}${shopId === undefined ? '' : `.shop-${String(shopId)}`}`;
  return { name, account, baseUrl: settings.baseUrl };
}
