import type { Input } from '../../operation/invoke.ts';
import { operationsOf } from '../../table/load.ts';
import type { OperationRow, ParameterRow, SurfaceRow } from '../../table/rows.ts';
import { operationWithId } from '../arguments/target.ts';

/** A read that proves the effect of a write. It has the arguments of the tool `read`. */
export interface Check {
  readonly tool: 'read';
  readonly surface: string;
  readonly operation: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The field to look at. Undefined for the whole entry. */
  readonly look_at?: string;
}

/** The clocks of this machine and of the host may differ by this time. */
const marginInMs = 300_000;

/**
 * The read that shows the effect of a write, with the values of the request. Undefined if no operation shows it.
 * @param sentAtInMs When it was sent. A later time hides the effect from the agent, which then sends it again.
 */
export function checkOf(surface: SurfaceRow, row: OperationRow, input: Input, sentAtInMs: number): Check | undefined {
  const sentAt = new Date(sentAtInMs - marginInMs).toISOString().replace(/\.\d{3}Z$/, 'Z');
  const { readBack } = row;
  const found = readBack === undefined ? undefined : operationWithId(surface, readBack.operation);
  if (readBack === undefined || found === undefined) return entryCheck(surface, row, input);
  const parameters = Object.entries(readBack.arguments).flatMap(([name, from]) => {
    const values = [typeof from !== 'string' ? from : from === '$sentAt' ? sentAt : requestValue(from, input)].flat();
    const isList = found.parameters.some((one) => one.name === name && one.isList);
    return values[0] === undefined ? [] : [[name, isList ? values : values[0]] as const];
  });
  return { ...readOf(surface, found, input, Object.fromEntries(parameters)), look_at: readBack.items };
}

/** A read with the parameters that the write has too, such as the shop: the read must show the same data. */
export function readOf(surface: SurfaceRow, row: OperationRow, input: Input, parameters: Input['parameters']): Check {
  const shared = row.parameters
    .filter(({ name, in: place }) => place === 'query' && input.parameters[name] !== undefined)
    .map(({ name }) => [name, input.parameters[name]] as const);
  return {
    tool: 'read',
    surface: surface.name,
    operation: row.name,
    parameters: { ...Object.fromEntries(shared), ...parameters },
  };
}

/** The read of the entry that a write changes: `orders.list` with `order_ids` for a write with `order_id`. */
export function entryRead(
  surface: SurfaceRow,
  row: OperationRow,
): { readonly read: OperationRow; readonly by?: ParameterRow; readonly id?: string } | undefined {
  const [group] = row.name.split('.');
  const ids = row.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const reads = operationsOf(surface).filter(({ name }) => [`${group}.get`, `${group}.list`].includes(name));
  for (const read of reads) {
    const needed = read.parameters.filter(({ isRequired }) => isRequired);
    if (ids.length === 0 && needed.length === 0 && read.name.endsWith('.get')) return { read };
    const by = read.parameters.find(({ name }) => ids.includes(name) || ids.includes(name.replace(/s$/, '')));
    const id = ids.find((one) => one === by?.name || `${one}s` === by?.name);
    if (by !== undefined && id !== undefined && needed.every((one) => one === by)) return { read, by, id };
  }
  return undefined;
}

function entryCheck(surface: SurfaceRow, row: OperationRow, input: Input): Check | undefined {
  const found = entryRead(surface, row);
  if (found === undefined) return undefined;
  const { read, by, id = '' } = found;
  const value = input.parameters[id];
  return readOf(surface, read, input, by === undefined ? {} : { [by.name]: by.isList ? [value] : value });
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

/** A read of a state. */
export interface StateCheck extends Check {
  readonly look_at: string;
}

/** The read that returns the state of work that a write started. */
export function stateCheck(
  surface: SurfaceRow,
  row: OperationRow,
  input: Input,
  data: unknown,
): StateCheck | undefined {
  const { work } = row;
  const found = work === undefined ? undefined : operationWithId(surface, work.status);
  const id = work === undefined ? undefined : (data as Readonly<Record<string, unknown>> | null | undefined)?.[work.id];
  if (work === undefined || found === undefined || id === undefined || id === null) return undefined;
  const parameter =
    found.parameters.find(({ in: place }) => place === 'path') ??
    found.parameters.find(({ name }) => name.endsWith(work.id));
  if (parameter === undefined) return undefined;
  return { ...readOf(surface, found, input, { [parameter.name]: id }), look_at: work.state };
}

/** The status of one piece of work, which may be the only entry of a list. */
export function statusOf(result: unknown): unknown {
  const { items } = (result ?? {}) as { readonly items?: readonly unknown[] };
  const [entry] = items ?? [result];
  return entry ?? null;
}

/** Fields of a status that count what the host rejected. */
const rejected = /error|fail|invalid|reject/i;

/** Warnings about work that ended, but not without errors: an import can be COMPLETE and reject lines. */
export function problemsIn(row: OperationRow, status: unknown): { readonly warnings?: readonly string[] } {
  const isFailed = (value: unknown): boolean => row.work?.failed.includes(String(value)) === true;
  const found = Object.entries(Object(status) as object).filter(
    ([name, value]) =>
      (rejected.test(name) && (value === true || (typeof value === 'number' && value > 0))) ||
      (name === row.work?.state && isFailed(value)),
  );
  if (found.length === 0) return {};
  const facts = found.map(([name, value]) => `${name} ${String(value)}`).join(', ');
  return { warnings: [`Not everything was accepted: ${facts}. Read the error report before you continue.`] };
}
