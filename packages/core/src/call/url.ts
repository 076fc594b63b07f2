import { received } from '../errors/checks.ts';
import type { OperationDescriptor, QueryKind } from '../operation/descriptor.ts';
import { refuseArgument } from './arguments.ts';
import type { ArgumentError } from '../errors/index.ts';
import { isDate } from '../platform/platform.ts';

/**
 * Fills the path template. Every value stays within its own segment.
 * @throws {ArgumentError} If a value is missing or would leave its segment (`..`).
 */
export function writePath(
  operation: OperationDescriptor,
  template: string,
  values: Readonly<Record<string, unknown>>,
): string {
  const { id } = operation;
  let written = '';
  let from = 0;
  for (let open = template.indexOf('{'); open >= 0; open = template.indexOf('{', from)) {
    const close = template.indexOf('}', open);
    if (close < 0) break;
    const name = template.slice(open + 1, close);
    const reading = readSegment(values[name]);
    if (typeof reading !== 'string') {
      const { fault } = reading;
      const code = values[name] === undefined || values[name] === null ? 'ERR_ARGUMENT_MISSING' : undefined;
      throw refuseArgument(operation, `path.${name}`, `${id}: The path value \`${name}\` is invalid. ${fault}`, code);
    }
    written += template.slice(from, open) + reading;
    from = close + 1;
  }
  return from === 0 ? template : written + template.slice(from);
}

/** Values that need no encoding. */
const plain = /^[\w-]+$/;

/** Returns the encoded segment, or the fault of the value. */
export function readSegment(value: unknown): string | { readonly fault: string } {
  if (typeof value === 'string' && plain.test(value)) return value;
  const fault = faultOf(value);
  return fault === undefined ? encodeURIComponent(value as string | number) : { fault };
}

/** Whether a value can be a segment of a path. */
export const isPathValue = (value: unknown): boolean => faultOf(value) === undefined;

function faultOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return 'It is missing. Pass a string or a number.';
  if (typeof value === 'number')
    return Number.isSafeInteger(value)
      ? undefined
      : `Pass a whole number below 2^53, or a string. Received: ${received(value)}.`;
  if (typeof value !== 'string') return `Pass a string or a number. Received: ${received(value)}.`;
  if (value.trim() === '') return 'It is empty. Pass a non-empty string.';
  if (hasControlCharacter(value)) return 'It contains a control character. Remove it.';
  if (/\p{Surrogate}/u.test(value)) return 'It contains half of a surrogate pair. Pass well-formed Unicode.';
  return leavesItsSegment(value) ? 'It contains `.` or `..` as a path segment. Pass a plain id.' : undefined;
}

/** Whether a value is `..` between slashes, even if a gateway decodes it once more. */
function leavesItsSegment(value: string): boolean {
  if (!/[.%]/.test(value)) return false;
  return [value, decoded(value)].some((text) => text.split(/[/\\]/).some((step) => step === '.' || step === '..'));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function hasControlCharacter(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return /[\u0000-\u001F\u007F]/.test(value);
}

/** Readers of values by kind. `any` is for names that the operation doesn't list. */
const readers: Readonly<Record<QueryKind | 'any', ValueReader>> = {
  string: readText,
  integer: (value) =>
    Number.isSafeInteger(value) && (value as number) >= 0
      ? { text: String(value) }
      : { fault: 'Pass a whole number of 0 or more.' },
  number: (value) => (Number.isFinite(value) ? { text: String(value) } : { fault: 'Pass a finite number.' }),
  boolean: (value) => (typeof value === 'boolean' ? { text: String(value) } : { fault: 'Pass true or false.' }),
  date: readDate,
  locale: (value) =>
    typeof value === 'string' && /^[a-z]{2,3}(_[A-Z]{2})?$/.test(value)
      ? { text: value }
      : { fault: 'Pass a locale such as `fr` or `fr_BE` (ISO 639, ISO 3166).' },
  list: readList,
  comma: readList,
  any: (value) => (isDate(value) ? readDate(value) : Array.isArray(value) ? readList(value) : readText(value)),
};

function readDate(value: unknown): Reading {
  const text = writeDate(value);
  return text === undefined
    ? { fault: 'Pass a valid Date, or a date-time with a zone such as 2026-01-31T08:00:00Z.' }
    : { text };
}

function readList(value: unknown): Reading {
  const texts: string[] = [];
  for (const entry of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
    const reading = isDate(entry) ? readDate(entry) : readText(entry);
    if (!('text' in reading)) return { fault: 'Pass an array of strings, numbers, booleans or dates.' };
    texts.push(reading.text);
  }
  // The server would treat an empty list as absent and select everything.
  if (texts.every((text) => text === ''))
    return { fault: 'An empty array selects everything. Leave the parameter out for no filter.' };
  return { texts };
}

/** The text or texts of a value, or its fault. */
export type Reading = { readonly text: string } | { readonly texts: readonly string[] } | { readonly fault: string };

export type ValueReader = (value: unknown) => Reading;

/** Returns a single value as text. */
export function readText(value: unknown): Reading {
  if (typeof value === 'string')
    return /\p{Surrogate}/u.test(value)
      ? { fault: 'It contains half of a surrogate pair. Pass well-formed Unicode.' }
      : { text: value };
  if (typeof value === 'number')
    return Number.isFinite(value) ? { text: String(value) } : { fault: 'Pass a finite number.' };
  if (typeof value === 'boolean' || typeof value === 'bigint') return { text: String(value) };
  return { fault: 'Pass a string, number or boolean.' };
}

export interface QueryRules {
  /** Whether names that the operation doesn't list are rejected. Otherwise they are sent as they are. */
  readonly onlyKnown: boolean;
}

/**
 * Writes the query as the operation requires it (Q06, Q08, Q09), without the question mark.
 * @throws {ArgumentError} If a value is missing, of the wrong kind, or out of the documented range.
 */
export function writeQuery(operation: OperationDescriptor, query: object, rules: QueryRules): string {
  const kinds = operation.query ?? {};
  const parts: string[] = [];
  for (const name of Object.keys(query)) {
    const value: unknown = (query as Readonly<Record<string, unknown>>)[name];
    if (value === undefined || value === null) continue;
    const kind = Object.hasOwn(kinds, name) ? kindOf(kinds[name]) : undefined;
    if (kind === undefined && rules.onlyKnown)
      throw refuseArgument(
        operation,
        `query.${name}`,
        `${operation.id}: Unknown query parameter \`${name}\`. Valid parameters: ${known(kinds)}.`,
        'ERR_ARGUMENT_UNKNOWN',
      );
    const reading = readers[kind ?? 'any'](value);
    if ('fault' in reading) throw refuse(operation, name, value, reading.fault);
    const fault = rangeFault(operation, name, value);
    if (fault !== undefined) throw refuse(operation, name, value, fault);
    parts.push('text' in reading ? pair(name, reading.text) : writeList(name, reading.texts, kind));
  }
  requireAll(operation, kinds, query);
  return parts.join('&');
}

/** Writes a list: `list` as repeated pairs, `comma` as one value (Q09). */
function writeList(name: string, texts: readonly string[], kind: QueryKind | undefined): string {
  if (kind !== 'comma') return texts.map((text) => pair(name, text)).join('&');
  return `${encodeURIComponent(name)}=${texts.map(encodeURIComponent).join(',')}`;
}

function pair(name: string, text: string): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
}

function requireAll(
  operation: OperationDescriptor,
  kinds: NonNullable<OperationDescriptor['query']>,
  query: object,
): void {
  // A page token replaces every other parameter (Q04).
  if ('page_token' in query && query.page_token) return;
  for (const name in kinds) {
    // Skips enumerable members that a library added to Object.prototype.
    if (!Object.hasOwn(kinds, name) || !kinds[name]?.endsWith('!')) continue;
    const value: unknown = (query as Readonly<Record<string, unknown>>)[name];
    if (value === undefined || value === null || value === '')
      throw refuseArgument(
        operation,
        `query.${name}`,
        `${operation.id}: The query parameter \`${name}\` is missing. Pass it.`,
        'ERR_ARGUMENT_MISSING',
      );
  }
}

/** Checks the documented range of page sizes (Q01, Q03). */
function rangeFault(operation: OperationDescriptor, name: string, value: unknown): string | undefined {
  const { page } = operation;
  if (!page || typeof value !== 'number' || name !== (page.style === 'seek' ? 'limit' : 'max')) return undefined;
  return value >= 1 && value <= page.maxLimit ? undefined : `Pass a number from 1 to ${page.maxLimit}.`;
}

function kindOf(declared: string | undefined): QueryKind {
  // The type of the descriptor guarantees it.
  return (declared?.endsWith('!') ? declared.slice(0, -1) : declared) as QueryKind;
}

function known(kinds: object): string {
  const names = Object.keys(kinds);
  return names.length > 0 ? names.join(', ') : 'none';
}

function refuse(operation: OperationDescriptor, name: string, value: unknown, fault: string): ArgumentError {
  return refuseArgument(
    operation,
    `query.${name}`,
    `${operation.id}: The query parameter \`${name}\` is invalid. ${fault} Received: ${received(value)}.`,
  );
}

/** ISO 8601 with a zone, whose offset may lack the colon, as PHP writes it, or the minutes. Seconds may be missing. */
const iso8601 = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2})?(\.\d+)?(?:(Z)|([+-]\d{2})(?::?(\d{2}))?)$/;

/**
 * Writes a point in time as ISO 8601 in UTC with a trailing `Z` (Q08). Fractions of a second are kept.
 * @returns undefined if it isn't a point in time, such as one without a zone or with an invalid day.
 */
export function writeDate(value: unknown): string | undefined {
  if (isDate(value)) return inUtc(value);
  if (typeof value !== 'string') return undefined;
  const text = value.toUpperCase();
  const [, minute = '', second = ':00', fraction = '', utc, hours = '', minutes = '00'] = iso8601.exec(text) ?? [];
  const moment = minute + second;
  // `Date` moves an invalid day, such as 31 February, to another date.
  if (inUtc(new Date(`${moment}Z`)) !== `${moment}Z`) return undefined;
  const inZone = utc ? `${moment}Z` : inUtc(new Date(`${moment}${hours}:${minutes}`));
  return inZone?.replace('Z', `${fraction}Z`);
}

function inUtc(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().replace('.000Z', 'Z');
}
