import type { ValidationError } from '../operations/table.ts';

type Members = Record<string, unknown>;

/** AS106: required fields that an offer of OF24 may leave out, with a value that satisfies the schema. */
const optional: Readonly<Record<string, unknown>> = {
  product_id: '',
  product_id_type: '',
  state_code: '',
  update_delete: '',
  price: 0,
};

/**
 * Converts members of a JSON body in place if only their type is wrong, because existing clients send them:
 * - a number or boolean as text: `"199.00000"`, `"1.99E+2"`, `"true"`
 * - a text as number: `34`
 * - null for an empty `update_delete`. Other nulls would remove a value (C04), so they stay refused.
 * - an offer of OF24 without fields that are required (AS106)
 * A member `value` keeps its type, because another member or a setting decides it (SV04).
 * @param missing Receives a function that removes what it filled in, for use after the validation.
 * @returns Whether it converted one.
 */
export function convert(body: unknown, errors: readonly ValidationError[], missing: (() => unknown)[]): boolean {
  let isChanged = false;
  const seen = new Set<string>();
  const at = (segments: readonly string[]): Members =>
    segments.reduce((node, segment) => node[segment] as Members, body as Members);
  for (const { keyword, instancePath, params } of errors) {
    const segments = instancePath.split('/').slice(1).map(unescaped);
    const name = keyword === 'required' ? String(params['missingProperty']) : segments.pop();
    if (name === undefined || name === 'value') continue;
    const isMissing = keyword === 'required' && segments.length === 2 && segments[0] === 'offers';
    if (keyword !== 'type' && !(isMissing && Object.hasOwn(optional, name))) continue;
    // The validator stops after some errors, so the other entries of the list are converted too.
    const list: unknown = segments.length > 0 ? at(segments.slice(0, -1)) : undefined;
    const place = `${(Array.isArray(list) ? segments.slice(0, -1) : segments).join('/')}/ ${keyword} ${name} ${String(params['type'])}`;
    if (seen.has(place)) continue;
    seen.add(place);
    for (const members of (Array.isArray(list) ? list : [at(segments)]).filter(isObject)) {
      const value = isMissing ? filled(members, name, missing) : converted(members[name], name, params['type']);
      if (value === undefined) continue;
      members[name] = value;
      isChanged = true;
    }
  }
  return isChanged;
}

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

function filled(members: Members, name: string, missing: (() => unknown)[]): unknown {
  if (members[name] !== undefined) return undefined;
  missing.push(() => delete members[name]);
  return optional[name];
}

const converted = (value: unknown, name: string, type: unknown): unknown =>
  name === 'update_delete' && value === null ? '' : valueAs([type].flat(), value);

function valueAs(types: readonly unknown[], value: unknown): unknown {
  if (typeof value === 'number' && types.includes('string')) return String(value);
  if (typeof value !== 'string') return undefined;
  if (types.includes('boolean') && /^(?:true|false)$/.test(value)) return value === 'true';
  return (types.includes('number') || types.includes('integer')) && isNumber(value) ? Number(value) : undefined;
}

const unescaped = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~');

const isNumber = (text: string): boolean => text.length <= 40 && /^-?\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/i.test(text);
