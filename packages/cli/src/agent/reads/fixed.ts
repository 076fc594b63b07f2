import type { Shape, ShapeTable } from '../../table/shape.ts';

/** Marks values that the host sends for every entry: `[fixed 999]` isn't a quantity. */
export function withFixed(value: unknown, shape: Shape | undefined, named: ShapeTable['named']): unknown {
  if (shape === undefined || typeof shape === 'string' || value === null) return value;
  if ('ref' in shape) return withFixed(value, named[shape.ref], named);
  if ('nullable' in shape) return withFixed(value, shape.nullable, named);
  if ('fixed' in shape) return value === shape.fixed ? `[fixed ${String(value)}]` : value;
  if ('list' in shape) return Array.isArray(value) ? value.map((one) => withFixed(one, shape.list, named)) : value;
  if (!('fields' in shape) || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withFixed(member, shape.fields[name], named)]),
  );
}
