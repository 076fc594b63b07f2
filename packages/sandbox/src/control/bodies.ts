import type { Fault } from '../http/faults.ts';
import { invalidControl as wrong } from '../errors/index.ts';
import type { SandboxRequest } from '../http/request.ts';
import { decodeJson } from '../http/json.ts';

// Bodies of calls that change the sandbox, for HTTP and for programs in the same process.

/** The outcome of an action. */
export interface ActionOutcome {
  readonly status: 'SUCCESS' | 'FAILED';
  /** The reasons of a failure. */
  readonly errors?: readonly { readonly code: string; readonly message: string }[];
}

/** The tokens to revoke. Without both members, all tokens are revoked. */
export interface Revocation {
  readonly token?: string;
  readonly client_id?: string;
}

export function faultOf(operations: ReadonlySet<string>, value: unknown): Fault {
  const members = membersOf(value, 'operation', 'status', 'retry_after', 'delay_ms', 'drop', 'times');
  const { operation, status, retry_after, delay_ms, drop, times = 1 } = members;
  if (typeof operation !== 'string' || (operation !== '*' && !operations.has(operation)))
    return wrong('operation', 'must be the id of an operation, such as v2-listOrders, or *');
  if (drop !== undefined && typeof drop !== 'boolean' && drop !== 'request' && drop !== 'response')
    wrong('drop', 'must be true, false, request or response');
  const statusCode = wholeOf('status', status, 200, 599);
  const seconds = numberOf('retry_after', retry_after, 0, 86_400);
  const delay = numberOf('delay_ms', delay_ms, 0, 600_000);
  if (seconds !== undefined && statusCode === undefined) wrong('retry_after', 'needs a status');
  if (statusCode === undefined && delay === undefined && (drop ?? false) === false)
    wrong('$', 'must have status, delay_ms or drop');
  return {
    operation,
    ...(statusCode !== undefined && { status: statusCode }),
    ...(seconds !== undefined && { retry_after: seconds }),
    ...(delay !== undefined && { delay_ms: delay }),
    ...(drop !== undefined && { drop: drop as NonNullable<Fault['drop']> }),
    times: wholeOf('times', times, 1, 1_000_000) ?? 1,
  };
}

export function outcomeOf(value: unknown): ActionOutcome {
  const { status, errors = [] } = membersOf(value, 'status', 'errors');
  if (status !== 'SUCCESS' && status !== 'FAILED') return wrong('status', 'must be SUCCESS or FAILED');
  const areErrors =
    Array.isArray(errors) &&
    errors.every((one: unknown) => {
      const { code, message } = (one ?? {}) as Readonly<Record<string, unknown>>;
      return typeof code === 'string' && typeof message === 'string';
    });
  if (!areErrors) return wrong('errors', 'must be a list of errors, each with code and message');
  return { status, errors: errors as NonNullable<ActionOutcome['errors']> };
}

/** An order of a customer at a shop of the instance. */
export interface ShopOrder {
  /** Identifier of the shop. */
  readonly shop_id: number;
  /** Each SKU must be an offer of the shop with enough stock. */
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
}

export function shopOrderOf(value: unknown): ShopOrder {
  const { shop_id, lines } = membersOf(value, 'shop_id', 'lines');
  if (typeof shop_id !== 'number') return wrong('shop_id', 'must be the number of a shop');
  if (!Array.isArray(lines) || lines.length === 0) return wrong('lines', 'must be a list of lines');
  const read = lines.map((line: unknown, index) => {
    const { sku, quantity } = membersOf(line, 'sku', 'quantity');
    if (typeof sku !== 'string') return wrong(`lines[${index}].sku`, 'must be a text');
    return { sku, quantity: wholeOf(`lines[${index}].quantity`, quantity, 1, 1_000_000) ?? 1 };
  });
  return { shop_id, lines: read };
}

export function modeOf(value: unknown): 'real' | 'off' {
  const { mode } = membersOf(value, 'mode');
  return mode === 'real' || mode === 'off' ? mode : wrong('mode', 'must be real or off');
}

export function revocationOf(value: unknown): Revocation {
  const members = membersOf(recordOf(value), 'token', 'client_id');
  // An invalid value must not select all tokens.
  for (const [field, one] of Object.entries(members))
    if (one !== undefined && (typeof one !== 'string' || one === '')) wrong(field, "must be a string that isn't empty");
  return members as Revocation;
}

export { wrong };

/** Parses a body, if there is one. */
export type Body = () => Readonly<Record<string, unknown>>;

export const bodyOf =
  ({ body }: SandboxRequest): Body =>
  () =>
    body.length === 0 ? {} : recordOf(decodeJson(body, '$'));

/** The members of a call. Unknown members are rejected, so that a typo doesn't select everything. */
export function membersOf<Name extends string>(
  value: unknown,
  ...names: readonly Name[]
): Readonly<Partial<Record<Name, unknown>>> {
  const record = recordOf(value);
  for (const name of Object.keys(record))
    if (!(names as readonly string[]).includes(name)) wrong(name, `is unknown. Known fields: ${names.join(', ')}`);
  return record as Readonly<Partial<Record<Name, unknown>>>;
}

export function recordOf(value: unknown, field = '$'): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : wrong(field, 'must be an object');
}

/** Reads a number of a body, or `undefined` if it's missing. */
export function numberOf(field: string, value: unknown, least: number, most: number): number | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'number' && value >= least && value <= most
    ? value
    : wrong(field, `must be a number from ${least} to ${most}`);
}

/** Reads a whole number of a body, or `undefined` if it's missing. */
export function wholeOf(field: string, value: unknown, least: number, most: number): number | undefined {
  const number = numberOf(field, value, least, most);
  return number === undefined || Number.isInteger(number) ? number : wrong(field, 'must be a whole number');
}

export function textOf(field: string, value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : wrong(field, "must be a string that isn't empty");
}
