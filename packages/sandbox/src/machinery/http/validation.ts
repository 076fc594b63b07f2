import { type FieldError, refuse } from '../errors/index.ts';
import type { ValidationError, Validator } from '../operations/table.ts';

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
  const fields = fieldsOf(root, validator.errors ?? []);
  const [first] = fields;
  refuse(400, 'INVALID_INPUT', first === undefined ? 'The request is invalid.' : `${first.field} ${first.message}`, {
    fields,
  });
}
