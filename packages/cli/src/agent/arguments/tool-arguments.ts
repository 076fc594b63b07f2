import type { Shape } from '../../table/shape.ts';
import { UsageError } from '../../exit.ts';
import { Fitting, present } from './fit.ts';

export interface Argument {
  readonly shape: Shape;
  readonly about: string;
  readonly isRequired?: true;
  readonly smallest?: number;
  /** The largest number, or the most characters of a text. */
  readonly largest?: number;
}

export type ArgumentTable = Readonly<Record<string, Argument>>;

/** The schema of a tool, as clients read it. Its arguments are fitted later, so that each fault has the same answer. */
export function schemaOf(table: ArgumentTable): ToolSchema {
  const properties = Object.entries(table).map(([name, { shape, about }]) => [
    name,
    { ...jsonSchemaOf(shape), description: about },
  ]);
  const required = Object.keys(table).filter((name) => table[name]?.isRequired === true);
  return standard({
    type: 'object',
    properties: Object.fromEntries(properties) as object,
    ...(required.length === 0 ? {} : { required }),
  });
}

/** The schema of results: any object. */
export const resultSchema = (fields: Readonly<Record<string, string>>): ToolSchema =>
  standard({
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, description]) => [name, { description }])),
  });

/** A JSON Schema in the form that the server library takes (Standard JSON Schema). */
export interface ToolSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => { readonly value: unknown };
    readonly jsonSchema: {
      readonly input: () => Record<string, unknown>;
      readonly output: () => Record<string, unknown>;
    };
  };
}

const standard = (schema: Record<string, unknown>): ToolSchema => ({
  '~standard': {
    version: 1,
    vendor: 'tradelane',
    validate: (value) => ({ value }),
    jsonSchema: { input: () => schema, output: () => schema },
  },
});

function jsonSchemaOf(shape: Shape): object {
  if (typeof shape === 'string') return shape === 'unknown' ? {} : { type: shape };
  if ('values' in shape) return { type: 'string', enum: shape.values };
  if ('list' in shape) return { type: 'array', items: jsonSchemaOf(shape.list) };
  return { type: 'object' };
}

/**
 * Fits the arguments that a client sent: JSON and numbers as text, null and '' as absent, one value for a list.
 * @throws {UsageError} If an argument is unknown, missing, invalid or too long.
 */
export function fitted<T>(table: ArgumentTable, given: unknown): T {
  const fields = Object.fromEntries(Object.entries(table).map(([name, { shape }]) => [name, shape]));
  const required = Object.keys(table).filter((name) => table[name]?.isRequired === true);
  const fit = new Fitting({}).whole({ fields, required }, present(given), 'The call') as Record<string, unknown>;
  for (const [name, { smallest = -Infinity, largest = Infinity }] of Object.entries(table)) {
    const value = fit[name];
    if (typeof value === 'number') fit[name] = Math.min(largest, Math.max(smallest, value));
    else if (typeof value === 'string' && value.length > largest)
      throw new UsageError(`\`${name}\` has ${value.length} characters. Pass at most ${largest}.`);
  }
  return fit as T; // by the table
}
