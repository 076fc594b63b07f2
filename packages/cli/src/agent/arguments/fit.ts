import { isDeepStrictEqual } from 'node:util';
import { UsageError } from '../../exit.ts';
import { type Fields, isObject } from '../../output/fields.ts';
import type { Shape, ShapeTable } from '../../table/shape.ts';

/** The value that a text contains, if an agent's client sent JSON as text. */
export function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** An object without its absent members. Clients send null and '' for absent. Other values stay as they are. */
export function present(given: unknown): unknown {
  const value = parsed(given ?? {});
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null && one !== undefined && one !== ''));
}

/** Fits the values of clients to a shape. Clients send JSON and numbers as text, and one value instead of a list. */
export class Fitting {
  readonly #named: ShapeTable['named'];
  readonly #problems: string[] = [];

  constructor(named: ShapeTable['named']) {
    this.#named = named;
  }

  /**
   * Returns the value in its shape.
   * @throws {UsageError} If it has unknown fields, misses required ones, or has other types. The message names all.
   */
  whole(shape: Shape, value: unknown, path: string): unknown {
    const fitted = this.#of(shape, value, path);
    const [first, ...others] = this.#problems;
    if (first === undefined) return fitted;
    const more = others.length > 4 ? ` ${others.length - 4} more problems.` : '';
    throw new UsageError(`${[first, ...others.slice(0, 4)].join(' ')}${more} Nothing was sent.`);
  }

  #of(shape: Shape, value: unknown, path: string): unknown {
    if (typeof shape === 'string') return this.#plain(shape, value, path);
    if ('fixed' in shape) return value;
    if ('ref' in shape) return this.#of(this.#named[shape.ref] ?? 'unknown', value, path);
    if ('nullable' in shape) return value === null ? null : this.#of(shape.nullable, value, path);
    if ('values' in shape) return this.#known(shape, value, path);
    if ('any' in shape) return this.#any(shape.any, value, path);
    if ('list' in shape) {
      const given = parsed(value);
      const entries = Array.isArray(given) ? given : [given];
      return entries.map((entry, index) => this.#of(shape.list, entry, `${path}[${index}]`));
    }
    const given = parsed(value);
    if (!isObject(given)) return this.#wrong(path, 'an object', given);
    if ('map' in shape)
      return Object.fromEntries(
        Object.entries(given).map(([name, member]) => [name, this.#of(shape.map, member, `${path}.${name}`)]),
      );
    return this.#object(shape, given, path);
  }

  #object(shape: Extract<Shape, { readonly fields: unknown }>, given: Fields, path: string): Fields {
    const unknown = Object.keys(given).filter((name) => !Object.hasOwn(shape.fields, name));
    if (unknown.length > 0)
      this.#problems.push(
        `${path} has no field ${unknown.map((name) => `\`${name}\``).join(', ')}. Fields: ${Object.keys(shape.fields).join(', ')}.`,
      );
    const entries = Object.entries(given).flatMap(([name, member]) => {
      const of = shape.fields[name];
      if (of === undefined) return [];
      // Absent, as many clients send it.
      if (member === null && !this.#isNullable(of)) return [];
      return [[name, this.#of(of, member, `${path}.${name}`)] as const];
    });
    const missing = shape.required.filter((name) => !entries.some(([given]) => given === name));
    if (missing.length > 0) this.#problems.push(`${path} misses ${missing.map((name) => `\`${name}\``).join(', ')}.`);
    return Object.fromEntries(entries);
  }

  #isNullable(shape: Shape): boolean {
    if (shape === 'unknown') return true;
    if (typeof shape === 'string') return false;
    if ('ref' in shape) return this.#isNullable(this.#named[shape.ref] ?? 'unknown');
    return 'nullable' in shape || ('any' in shape && shape.any.some((one) => this.#isNullable(one)));
  }

  #any(shapes: readonly Shape[], value: unknown, path: string): unknown {
    let fewest: readonly string[] | undefined;
    let first: { readonly fitted: unknown } | undefined;
    for (const shape of shapes) {
      const fitting = new Fitting(this.#named);
      const fitted = fitting.#of(shape, value, path);
      if (fitting.#problems.length === 0) {
        // A kind that takes the value as it is fits better than one that converts it.
        if (isDeepStrictEqual(fitted, value)) return fitted;
        first ??= { fitted };
      } else if (fewest === undefined || fitting.#problems.length < fewest.length) fewest = fitting.#problems;
    }
    if (first !== undefined) return first.fitted;
    this.#problems.push(...(fewest ?? []));
    return value;
  }

  /** Servers may know more values than the description, so an unknown text is sent. */
  #known(
    { values, of = 'string' }: Extract<Shape, { readonly values: unknown }>,
    value: unknown,
    path: string,
  ): unknown {
    const same = values.find((one) => String(one).toLowerCase() === String(value).toLowerCase());
    return same ?? this.#plain(of, value, path);
  }

  #plain(shape: string, value: unknown, path: string): unknown {
    switch (shape) {
      case 'integer':
      case 'number': {
        const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
        const isFit = typeof number === 'number' && Number.isFinite(number);
        if (isFit && (shape === 'number' || Number.isInteger(number))) return number;
        return this.#wrong(path, shape === 'integer' ? 'a whole number' : 'a number', value);
      }
      case 'boolean':
        if (typeof value === 'boolean') return value;
        if (/^(?:true|false)$/i.test(String(value))) return String(value).toLowerCase() === 'true';
        return this.#wrong(path, 'true or false', value);
      case 'string':
      case 'date-time':
        if (typeof value === 'string') return value;
        if (typeof value === 'number' || typeof value === 'boolean') return String(value);
        return this.#wrong(path, 'a text', value);
      default:
        return value;
    }
  }

  #wrong(path: string, expected: string, value: unknown): unknown {
    this.#problems.push(`${path} must be ${expected}. Received: ${JSON.stringify(value)?.slice(0, 60)}.`);
    return value;
  }
}
