import type { ValidationError } from '../operations/table.ts';

/**
 * Converts members of a JSON body in place if only their type is wrong, because existing clients send them:
 * - a number or boolean as text: `"199.00000"`, `"true"`
 * - a text as number: `34`
 * - null for an empty `update_delete`. Other nulls would remove a value (C04), so they stay refused.
 * A member `value` keeps its type, because another member or a setting decides it (SV04).
 * @returns Whether it converted one.
 */
export function convert(body: unknown, errors: readonly ValidationError[]): boolean {
  let isChanged = false;
  for (const { keyword, instancePath, params } of errors) {
    const segments = instancePath.split('/').slice(1).map(unescaped);
    const name = segments.pop();
    const parent = segments.reduce<unknown>((node, segment) => (node as Record<string, unknown>)[segment], body);
    if (keyword !== 'type' || name === undefined || name === 'value') continue;
    const members = parent as Record<string, unknown>;
    const value =
      name === 'update_delete' && members[name] === null ? '' : valueAs([params['type']].flat(), members[name]);
    if (value === undefined) continue;
    members[name] = value;
    isChanged = true;
  }
  return isChanged;
}

function valueAs(types: readonly unknown[], value: unknown): unknown {
  if (typeof value === 'number' && types.includes('string')) return String(value);
  if (typeof value !== 'string') return undefined;
  if (types.includes('boolean') && /^(?:true|false)$/.test(value)) return value === 'true';
  return (types.includes('number') || types.includes('integer')) && isNumber(value) ? Number(value) : undefined;
}

const unescaped = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~');

const isNumber = (text: string): boolean => text.length <= 40 && /^-?\d+(?:\.\d+)?$/.test(text);
