import { type FieldError, refuse } from '../errors/index.ts';
import type { Body, ValidationError, Validator } from '../operations/table.ts';

/** More errors than this help nobody. */
const mostErrors = 100;

/** Keywords that only say that something inside failed; the inside is reported itself. */
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

function messageOf({ keyword, params, message }: ValidationError): string {
  if (keyword === 'required') return 'is required';
  if (keyword === 'enum') return `must be one of ${(params['allowedValues'] as readonly unknown[]).join(' | ')}`;
  if (keyword === 'const') return `must be ${String(params['allowedValue'])}`;
  // Of several types ajv lists the names alone.
  if (keyword === 'type') return `must be ${[params['type']].flat().join(' or ')}`;
  return message ?? 'is invalid';
}

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

/** Refuses a value that its schema does not accept, naming each field at fault. */
export function check(validator: Validator | undefined, root: string, value: unknown): void {
  if (validator === undefined || validator(value)) return;
  refuseFields(fieldsOf(root, validator.errors ?? []));
}

type Lists = NonNullable<Body['lists']>;

/** Refuses a body of which a list has more entries than the documents allow, before any entry is looked at. */
export function checkLists(lists: Lists | undefined, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, most] of Object.entries(lists ?? {})) {
    const list = (value as Readonly<Record<string, unknown>>)[name];
    if (Array.isArray(list) && list.length > most)
      refuseFields([{ field: `$.${name}`, message: `must NOT have more than ${most} items` }]);
  }
}

function refuseFields(fields: readonly FieldError[]): never {
  const [first] = fields;
  return refuse(
    'E01',
    400,
    'INVALID_INPUT',
    first === undefined ? 'The request is invalid.' : `${first.field} ${first.message}`,
    {
      fields,
    },
  );
}
