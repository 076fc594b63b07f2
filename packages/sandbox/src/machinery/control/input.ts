import { invalidControl as wrong } from '../errors/index.ts';
import type { SandboxRequest } from '../http/request.ts';
import { decodeJson } from '../http/json.ts';

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
