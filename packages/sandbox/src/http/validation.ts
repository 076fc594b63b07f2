import { type FieldError, HttpError } from '../errors/index.ts';
import type { Body, ValidationError, Validator } from '../operations/table.ts';
import { convert } from './conversions.ts';

/** More errors than this aren't useful. */
const mostErrors = 100;

/** Keywords that only report that a nested schema failed. The nested error is reported anyway. */
const wrappers = new Set(['oneOf', 'anyOf', 'allOf', 'if']);

/** `/orders/3/status` → `$.orders[3].status`. */
function jsonPathOf(root: string, pointer: string, last?: unknown): string {
  const segments = pointer.split('/').slice(1);
  if (typeof last === 'string') segments.push(last);
  let path = root;
  for (const raw of segments) {
    const segment = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    path += /^\d+$/.test(segment) ? `[${segment}]` : `.${segment}`;
  }
  return path;
}

const forms: Readonly<Record<string, string>> = {
  'date-time': 'a date-time such as 2026-01-31T12:00:00Z',
  date: 'a date such as 2026-01-31',
  uri: 'an absolute URL such as https://shop.example.com',
  email: 'an email address such as ada@example.com',
};

const types: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
};

/** Messages by keyword. */
const messages: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => string>> = {
  required: () => 'is required',
  enum: ({ allowedValues }) => `must be one of ${(allowedValues as readonly unknown[]).join(' | ')}`,
  const: ({ allowedValue }) => `must be ${String(allowedValue)}`,
  type: ({ type }) =>
    `must be ${[type]
      .flat()
      .map((one) => types[String(one)] ?? String(one))
      .join(' or ')}`,
  format: ({ format }) => `must be ${forms[String(format)] ?? `of the format ${String(format)}`}`,
  pattern: ({ pattern }) => `must match the pattern ${String(pattern)}`,
  minItems: ({ limit }) => `must have at least ${String(limit)} entries`,
  maxItems: ({ limit }) => `must have at most ${String(limit)} entries`,
  minLength: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${String(limit)} characters`),
  maxLength: ({ limit }) => `must have at most ${String(limit)} characters`,
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  exclusiveMinimum: ({ limit }) => `must be more than ${String(limit)}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${String(limit)}`,
  additionalProperties: ({ additionalProperty }) => `has the unknown field ${String(additionalProperty)}`,
  uniqueItems: () => 'must not have equal entries',
  minProperties: () => 'must not be empty',
  oneOf: () => 'must match exactly one of its forms',
};

const messageOf = ({ keyword, params }: ValidationError): string => messages[keyword]?.(params) ?? 'is invalid';

function fieldsOf(root: string, errors: readonly ValidationError[]): readonly FieldError[] {
  const specific = errors.filter(({ keyword }) => !wrappers.has(keyword));
  const fields = new Map<string, FieldError>();
  for (const error of specific.length > 0 ? specific : errors) {
    const field = jsonPathOf(root, error.instancePath, error.params['missingProperty']);
    const message = messageOf(error);
    fields.set(`${field} ${message}`, { field, message });
    if (fields.size === mostErrors) break;
  }
  return [...fields.values()];
}

/**
 * Refuses a value that doesn't match its schema, with each invalid field.
 * @param isLenient Whether to accept and convert scalar values of another type first.
 */
export function check(validator: Validator | undefined, root: string, value: unknown, isLenient = false): void {
  if (validator === undefined || validator(value) || (isLenient && passesConverted(validator, value))) return;
  refuseFields(fieldsOf(root, validator.errors ?? []), { [root]: value });
}

/** Converts what can be converted. The validator stops after some errors, so a long list needs several turns. */
function passesConverted(validator: Validator, value: unknown): boolean {
  const missing: (() => unknown)[] = [];
  while (convert(value, validator.errors ?? [], missing))
    if (validator(value)) {
      for (const remove of missing) remove();
      return true;
    }
  return false;
}

type Lists = NonNullable<Body['lists']>;

/** Refuses a body with a list that is longer than documented, before it checks any entry. */
export function checkLists(lists: Lists | undefined, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, most] of Object.entries(lists ?? {})) {
    const list = (value as Readonly<Record<string, unknown>>)[name];
    if (Array.isArray(list) && list.length > most)
      refuseFields([{ field: `$.${name}`, message: `must have at most ${most} entries, not ${list.length}` }], {});
  }
}

function refuseFields(fields: readonly FieldError[], values: Readonly<Record<string, unknown>>): never {
  const [first] = fields;
  const message = first === undefined ? 'The request is invalid.' : `${first.field} ${first.message}`;
  const refusal = new HttpError(400, 'INVALID_INPUT', message, { rule: 'E01', fields });
  refusal.receive(values);
  throw refusal;
}
