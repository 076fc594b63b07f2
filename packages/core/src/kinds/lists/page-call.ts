import type { OperationDescriptor, QueryKind } from '../../base/descriptor.ts';
import type { Call } from '../../call/call.ts';
import type { Position } from './position.ts';

/** The call that reads the page at `position`. Everything but the first page is a follow-up: it waits for its limit, and is flagged for it. */
export function pageCall(call: Call, position: Position): Call {
  if (position.at === 'start') return call;
  return {
    ...call,
    input: { ...call.input, query: pageQuery(call, position) },
    followUpPage: true,
    waitsForLimit: true,
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

/** The query of a link as the operation's own parameters; a name that the operation does not list stays as it is. */
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

/** A server may name the lists that nobody filtered by: without a value they are as good as absent. */
function filled(values: readonly string[]): readonly string[] | undefined {
  return values.some((value) => value !== '') ? values : undefined;
}

/** A number of the caller's own query, where it gave one. */
export function queryNumber(call: Call, name: string): number | undefined {
  const { [name]: value }: Readonly<Record<string, unknown>> = { ...call.input.query };
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : undefined;
}
