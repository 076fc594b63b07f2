import { received } from '../errors/checks.ts';
import type { OperationDescriptor, QueryKind } from '../operation/descriptor.ts';
import { ArgumentError } from '../errors/index.ts';
import type { Call, CallOptions } from '../operation/call.ts';

/** Position of a page in a list. */
export type Position =
  | { readonly at: 'start' }
  /** Seek paging: the token is the only parameter (Q04). */
  | { readonly at: 'token'; readonly token: string }
  /** Offset paging by `Link`: the query of the link. */
  | { readonly at: 'link'; readonly query: string }
  /** Offset paging without `Link`. */
  | { readonly at: 'offset'; readonly offset: number };

export const start: Position = { at: 'start' };

/**
 * Encodes a position as an opaque string that is safe in URLs. It contains the operation but no host or path, so a
 * forged cursor can't lead elsewhere.
 */
export function writeCursor(operation: OperationDescriptor, position: Position): string {
  const value = [operation.id, position.at, ...detailOf(position)];
  return toBase64Url(new TextEncoder().encode(JSON.stringify(value)));
}

/** @throws {ArgumentError} If it isn't a cursor, or belongs to another operation. */
export function readCursor(operation: OperationDescriptor, cursor: string): Position {
  const value = parse(cursor);
  if (!Array.isArray(value)) throw notACursor(operation, "It isn't the cursor of a page.");
  const [id, at, detail] = value as readonly unknown[];
  if (id !== operation.id) throw notACursor(operation, `It belongs to ${received(id)}.`);
  if (at === 'start') return start;
  if (at === 'token' && typeof detail === 'string' && detail !== '') return { at, token: detail };
  if (at === 'link' && typeof detail === 'string') return { at, query: detail };
  if (at === 'offset' && typeof detail === 'number' && Number.isSafeInteger(detail) && detail >= 0) {
    return { at, offset: detail };
  }
  throw notACursor(operation, "It isn't the cursor of a page.");
}

/** Parameters that a client adds to every call, such as the shop. */
export type Presets = Readonly<Record<string, unknown>>;

/**
 * Checks that a cursor's link has the same presets as this call.
 * @throws {ArgumentError} If a preset has another value.
 */
export function checkPresets({ operation, input }: Call, position: Position, presets: Presets = {}): void {
  if (position.at !== 'link') return;
  const held = new URLSearchParams(position.query);
  const query: Presets = { ...input.query };
  for (const [name, preset] of Object.entries(presets)) {
    const value = held.get(name);
    const wanted = query[name] ?? preset;
    if (value === null || typeof wanted === 'object' || value === String(wanted)) continue;
    throw notACursor(operation, `It was created with \`${name}\` ${value}, but this call uses ${String(wanted)}.`);
  }
}

function detailOf(position: Position): readonly (string | number)[] {
  if (position.at === 'start') return [];
  if (position.at === 'token') return [position.token];
  return [position.at === 'link' ? position.query : position.offset];
}

function notACursor(operation: OperationDescriptor, why: string): ArgumentError {
  return new ArgumentError(
    `The cursor can't resume ${operation.id}. ${why} Pass the \`cursor\` or \`nextCursor\` of one of its pages.`,
    { code: 'ERR_CURSOR_INVALID', argument: 'cursor' },
  );
}

function parse(cursor: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Options of a list. `deadlineInMs` and `timeoutInMs` apply to each page. */
export interface ListOptions extends CallOptions {
  /**
   * `cursor` or `nextCursor` of the page at which the list starts. You don't have to repeat parameters that a page token
   * carries.
   */
  readonly cursor?: string | undefined;
  /**
   * Milliseconds for the whole walk, from the creation of the list. It includes pages, waits and your own processing
   * between pages. Then `TimeoutError` with `limit: 'walk'`. A page also ends at its `deadlineInMs`, if that is earlier.
   * Default: no limit.
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
      // The link decides. Filters that it leaves out stay, or it would lead to rows that weren't requested.
      return {
        ...call.input.query,
        offset: undefined,
        ...typedQuery(call.operation, new URLSearchParams(position.query)),
      };
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
