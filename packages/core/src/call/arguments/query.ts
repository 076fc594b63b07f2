import type { OperationDescriptor, QueryKind } from '../../base/descriptor.ts';
import { ArgumentError } from '../../base/errors/index.ts';
import { writeDate } from './date.ts';

/** What a kind makes of a value: text or texts for the wire, or what is wrong with it. */
type Reading = { readonly text: string } | { readonly texts: readonly string[] } | { readonly fault: string };

const readers: Readonly<Record<QueryKind, (value: unknown) => Reading>> = {
  string: readScalar,
  integer: (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
      ? { text: String(value) }
      : { fault: 'must be a whole number of 0 or more' },
  number: (value) =>
    typeof value === 'number' && Number.isFinite(value)
      ? { text: String(value) }
      : { fault: 'must be a finite number' },
  boolean: (value) => (typeof value === 'boolean' ? { text: String(value) } : { fault: 'must be true or false' }),
  date: (value) => {
    const text = writeDate(value);
    return text === undefined
      ? { fault: 'must be a valid Date, or a date-time with a zone such as 2026-01-31T08:00:00Z' }
      : { text };
  },
  locale: (value) =>
    typeof value === 'string' && /^[a-z]{2,3}(_[A-Z]{2})?$/.test(value)
      ? { text: value }
      : { fault: 'must look like `fr` or `fr_BE` (ISO 639, ISO 3166)' },
  list: readList,
  comma: readList,
};

export interface QueryRules {
  /** Names that the operation does not list are refused; otherwise they are sent as they are. */
  readonly onlyKnown: boolean;
}

/**
 * Writes the query as the operation wants it (Q06, Q08, Q09), without the question mark.
 * @throws ArgumentError where a value is missing, of the wrong kind, or out of the documented range.
 */
export function writeQuery(operation: OperationDescriptor, query: object, rules: QueryRules): string {
  const kinds = operation.query ?? {};
  const parts: string[] = [];
  for (const name of Object.keys(query)) {
    const value: unknown = (query as Readonly<Record<string, unknown>>)[name];
    if (value === undefined || value === null) continue;
    const kind = Object.hasOwn(kinds, name) ? kindOf(kinds[name]) : undefined;
    if (kind === undefined && rules.onlyKnown)
      throw refuse(operation, name, `is not a parameter of this operation; it takes ${known(kinds)}`);
    const reading = kind ? readers[kind](value) : readAnything(value);
    if ('fault' in reading) throw refuse(operation, name, reading.fault);
    const fault = rangeFault(operation, name, value);
    if (fault !== undefined) throw refuse(operation, name, fault);
    if ('text' in reading) parts.push(pair(name, reading.text));
    else if (reading.texts.length > 0) parts.push(writeList(name, reading.texts, kind));
  }
  requireAll(operation, kinds, query);
  return parts.join('&');
}

/** `list` is sent as repeated pairs, `comma` as one value (Q09). */
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
  // A page token stands for every other parameter (Q04).
  if ('page_token' in query && query.page_token !== undefined) return;
  for (const name in kinds) {
    if (!kinds[name]?.endsWith('!')) continue;
    const value: unknown = (query as Readonly<Record<string, unknown>>)[name];
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) {
      throw refuse(operation, name, 'is missing');
    }
  }
}

/** Page sizes have a documented range (Q01, Q03). */
function rangeFault(operation: OperationDescriptor, name: string, value: unknown): string | undefined {
  const { page } = operation;
  if (!page || typeof value !== 'number' || name !== (page.style === 'seek' ? 'limit' : 'max')) return undefined;
  return value >= 1 && value <= page.maxLimit ? undefined : `must be between 1 and ${page.maxLimit}`;
}

function readScalar(value: unknown): Reading {
  if (typeof value === 'string')
    return /\p{Surrogate}/u.test(value) ? { fault: 'is not well-formed Unicode' } : { text: value };
  if (typeof value === 'number')
    return Number.isFinite(value) ? { text: String(value) } : { fault: 'must be a finite number' };
  if (typeof value === 'boolean' || typeof value === 'bigint') return { text: String(value) };
  return { fault: 'must be a single value' };
}

function readList(value: unknown): Reading {
  const texts: string[] = [];
  for (const entry of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
    const reading = entry instanceof Date ? readers.date(entry) : readScalar(entry);
    if (!('text' in reading)) return { fault: 'must be a list of single values' };
    texts.push(reading.text);
  }
  return { texts };
}

function readAnything(value: unknown): Reading {
  if (value instanceof Date) return readers.date(value);
  return Array.isArray(value) ? readList(value) : readScalar(value);
}

function kindOf(declared: string | undefined): QueryKind {
  return (declared?.endsWith('!') ? declared.slice(0, -1) : declared) as QueryKind; // the descriptor's own type says so
}

function known(kinds: object): string {
  const names = Object.keys(kinds);
  return names.length > 0 ? names.join(', ') : 'none';
}

function refuse(operation: OperationDescriptor, name: string, fault: string): ArgumentError {
  return new ArgumentError(`${operation.id}: query parameter \`${name}\` ${fault}.`, {
    argument: `query.${name}`,
    operation: operation.id,
    method: operation.method,
    path: operation.path,
  });
}
