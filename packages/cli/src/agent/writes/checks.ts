import type { Input } from '../../operation/invoke.ts';
import type { OperationRow, SurfaceRow } from '../../table/rows.ts';
import { operationWithId } from '../arguments/target.ts';

/** A read that proves the effect of a write. It has the arguments of the tool `read`. */
export interface Check {
  readonly tool: 'read';
  readonly surface: string;
  readonly operation: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The field to look at. */
  readonly look_at: string;
}

/** The read that shows the effect of a write, with the values of the request. Undefined if no operation shows it. */
export function checkOf(surface: SurfaceRow, row: OperationRow, input: Input, sentAt: string): Check | undefined {
  const { readBack } = row;
  const found = readBack === undefined ? undefined : operationWithId(surface, readBack.operation);
  if (readBack === undefined || found === undefined) return undefined;
  const parameters = Object.entries(readBack.arguments).flatMap(([name, from]) => {
    const value = typeof from !== 'string' ? from : from === '$sentAt' ? sentAt : requestValue(from, input);
    const isList = found.parameters.some((one) => one.name === name && one.isList);
    return value === undefined ? [] : [[name, isList && !Array.isArray(value) ? [value] : value] as const];
  });
  return {
    tool: 'read',
    surface: surface.name,
    operation: found.name,
    parameters: Object.fromEntries(parameters),
    look_at: readBack.items,
  };
}

/** `path.order_id` and `body.shipments.0.id` of a request. Lists on the way are flattened. */
function requestValue(from: string, { parameters, body }: Input): unknown {
  const [place = '', ...steps] = from.split('.');
  let found: readonly unknown[] = [place === 'body' ? body : parameters];
  for (const step of steps)
    found = found
      .flatMap((value) => (Array.isArray(value) ? value : [value]))
      .flatMap((value) => {
        const member = (value as Readonly<Record<string, unknown>> | null | undefined)?.[step];
        return member === undefined || member === null ? [] : [member];
      });
  const values = found.flat();
  return values.length > 1 ? values : values[0];
}

/** The read that returns the state of work that a write started. */
export function stateCheck(surface: SurfaceRow, row: OperationRow, data: unknown): Check | undefined {
  const { work } = row;
  const found = work === undefined ? undefined : operationWithId(surface, work.status);
  const id = work === undefined ? undefined : (data as Readonly<Record<string, unknown>> | null | undefined)?.[work.id];
  if (work === undefined || found === undefined || id === undefined || id === null) return undefined;
  const parameter =
    found.parameters.find(({ in: place }) => place === 'path') ??
    found.parameters.find(({ name }) => name.endsWith(work.id));
  if (parameter === undefined) return undefined;
  return {
    tool: 'read',
    surface: surface.name,
    operation: found.name,
    parameters: { [parameter.name]: id },
    look_at: work.state,
  };
}

/** The status of one piece of work, which may be the only entry of a list. */
export function statusOf(result: unknown): unknown {
  const { items } = (result ?? {}) as { readonly items?: readonly unknown[] };
  const [entry] = items ?? [result];
  return entry ?? null;
}
