/**
 * The expected shape of a stored value: kinds such as `string|null`, a text such as `=sent`, an array of one shape, an
 * object with the shapes of its members, or a check. A member whose name ends with `?` may be missing. `*` stands for
 * all members.
 */
export type Shape = string | readonly [Shape] | { readonly [name: string]: Shape } | ((value: unknown) => boolean);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function kindOf(value: unknown): string {
  if (value === null || Array.isArray(value)) return value === null ? 'null' : 'array';
  // A larger number isn't a date.
  return typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER) ? 'infinite' : typeof value;
}

/** Whether a value that was parsed from JSON has a shape. */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'function') return shape(value);
  if (typeof shape === 'string')
    return shape.split('|').some((kind) => kind === kindOf(value) || kind === `=${String(value)}`);
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((one) => hasShape(one, shape[0] as Shape));
  if (!isRecord(value)) return false;
  return Object.entries(shape).every(([name, inner]: readonly [string, Shape]) => {
    if (name === '*') return Object.values(value).every((one) => hasShape(one, inner));
    const own = name.replace('?', '');
    return Object.hasOwn(value, own) ? hasShape(value[own], inner) : own !== name;
  });
}

/** The shape of a value that has one of these shapes. */
export const oneOf =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    shapes.some((shape) => hasShape(value, shape));
