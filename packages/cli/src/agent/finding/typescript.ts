import type { Shape, ShapeTable } from '../../table/shape.ts';

/** Longest list of known values that is written out. */
const mostValues = 12;

/** Most kinds of an object that are written out. */
const mostKinds = 3;

interface Writing {
  readonly named: ShapeTable['named'];
  /** Levels of objects that are written out. */
  readonly depth: number;
  /** Whether all known values are written. */
  readonly allValues?: boolean;
  /** Whether fields have a mark if they are optional. */
  readonly isInput: boolean;
}

/** A shape as compact TypeScript. Objects below `depth` are `{…}`. */
export function typeOf(shape: Shape, writing: Writing, seen: readonly string[] = []): string {
  const { named, depth } = writing;
  if (typeof shape === 'string') return plainTypes[shape] ?? shape;
  if ('ref' in shape)
    return seen.includes(shape.ref) ? shape.ref : typeOf(named[shape.ref] ?? 'unknown', writing, [...seen, shape.ref]);
  if ('nullable' in shape) return `${typeOf(shape.nullable, writing, seen)} | null`;
  if ('fixed' in shape) return `${String(shape.fixed)} /* for every entry */`;
  if ('values' in shape) return valuesOf(shape.values, writing.allValues === true);
  if ('any' in shape) {
    const types = [...new Set(shape.any.map((one) => typeOf(one, writing, seen)))];
    const isLong = writing.allValues !== true && types.length > mostKinds;
    return isLong ? `${types.slice(0, 1).join('')} | … (${types.length} kinds)` : types.join(' | ');
  }
  if ('list' in shape) {
    const inner = typeOf(shape.list, writing, seen);
    return inner.includes(' | ') ? `(${inner})[]` : `${inner}[]`;
  }
  if ('map' in shape)
    return shape.map === 'unknown' ? '{ [name]: … }' : `{ [name]: ${typeOf(shape.map, writing, seen)} }`;
  if (depth <= 0) return '{…}';
  const deeper = { ...writing, depth: depth - 1 };
  const members = Object.entries(shape.fields).map(
    ([name, of]) =>
      `${name}${writing.isInput && !shape.required.includes(name) ? '?' : ''}: ${typeOf(of, deeper, seen)}`,
  );
  return `{ ${members.join('; ')} }`;
}

const plainTypes: Readonly<Record<string, string>> = {
  integer: 'int',
  'date-time': 'time',
  file: '{ name, text }',
  unknown: 'any',
};

/** Known values. Long lists, such as countries, are named and not printed. */
export function valuesOf(values: readonly unknown[], all: boolean): string {
  const texts = values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  if (all || values.length <= mostValues) return texts.join(' | ');
  const name = standardOf(values.map(String));
  return name ?? `${texts.slice(0, mostValues).join(' | ')} | … (${values.length} values)`;
}

/** The standard that a long list of values is from. */
function standardOf(values: readonly string[]): string | undefined {
  const share = (pattern: RegExp): boolean =>
    values.filter((value) => pattern.test(value)).length > values.length * 0.9;
  if (values.includes('EUR') && share(/^[A-Z]{3}$/)) return '<ISO 4217 currency>';
  if (values.includes('FRA') && share(/^[A-Z]{3}$/)) return '<ISO 3166-1 alpha-3 country>';
  if (values.includes('FR') && share(/^[A-Z]{2}$/)) return '<ISO 3166-1 alpha-2 country>';
  return share(/^[a-z]{2}_[A-Z]{2}$/) ? '<locale such as fr_FR>' : undefined;
}
