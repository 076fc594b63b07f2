import type { OperationDescriptor, QueryKind } from '../operation/descriptor.ts';
import type { Call, CallOptions } from '../operation/call.ts';
import type { Position } from './cursor.ts';

/** Options of a list. `deadlineInMs` and `timeoutInMs` apply to each page. */
export interface ListOptions extends CallOptions {
  /**
   * `cursor` or `nextCursor` of the page at which the list starts. You don't have to repeat parameters that a page token
   * carries.
   */
  readonly cursor?: string | undefined;
  /**
   * Milliseconds for the whole walk, from the creation of the list. It includes pages, waits and your own processing
   * between pages. Then `TimeoutError` with `limit: 'walk'`. Default: no limit.
   */
  readonly walkDeadlineInMs?: number | undefined;
}

export interface ListCall extends Call {
  readonly options: ListOptions;
}

/** Call that reads the page at `position`. */
export function pageCall(call: Call, position: Position): Call {
  if (position.at === 'start') return call;
  return {
    ...call,
    input: { ...call.input, query: pageQuery(call, position) },
    followUpPage: true,
  };
}

function pageQuery(call: Call, position: Exclude<Position, { at: 'start' }>): object {
  switch (position.at) {
    case 'token':
      return { page_token: position.token };
    case 'link':
      return typedQuery(call.operation, new URLSearchParams(position.query));
    case 'offset':
      return { ...call.input.query, offset: position.offset };
  }
}

/** Converts a link's query to parameters of the operation. Unknown names stay as they are. */
function typedQuery(operation: OperationDescriptor, query: URLSearchParams): Record<string, unknown> {
  const typed: Record<string, unknown> = {};
  for (const name of new Set(query.keys())) {
    const kinds = operation.query ?? {};
    const kind = Object.hasOwn(kinds, name) ? (kinds[name]?.replace('!', '') as QueryKind) : undefined;
    typed[name] = typedValue(kind, query.getAll(name));
  }
  return typed;
}

function typedValue(kind: QueryKind | undefined, values: readonly string[]): unknown {
  const first = values[0] ?? '';
  switch (kind) {
    case 'integer':
    case 'number':
      return first.trim() === '' || Number.isNaN(Number(first)) ? first : Number(first);
    case 'boolean':
      return first === 'true' ? true : first === 'false' ? false : first;
    case 'list':
      return filled(values);
    case 'comma':
      return filled(values.flatMap((value) => value.split(',')));
    default:
      return kind === undefined && values.length > 1 ? filled(values) : first;
  }
}

/** Drops list parameters without a value, which some servers add. */
function filled(values: readonly string[]): readonly string[] | undefined {
  return values.some((value) => value !== '') ? values : undefined;
}

/** Number in the caller's query, if there is one. */
export function queryNumber(call: Call, name: string): number | undefined {
  const { [name]: value }: Readonly<Record<string, unknown>> = { ...call.input.query };
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : undefined;
}
