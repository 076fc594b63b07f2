import { UsageError } from '../../exit.ts';
import type { Input } from '../../operation/invoke.ts';
import { shapesOf } from '../../table/load.ts';
import type { OperationRow, ParameterRow, SurfaceRow } from '../../table/rows.ts';
import type { Shape } from '../../table/shape.ts';
import { Fitting, parsed, present } from './fit.ts';
import type { Mask } from '../mask/mask.ts';

/** Arguments of a call as an agent passed them. */
export interface GivenInput {
  readonly parameters?: unknown;
  readonly body?: unknown;
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

const shapeOf = ({ type, isList }: ParameterRow): Shape => (isList ? { list: type } : type);

/**
 * Reads the arguments of a call: values in the types of the operation, masks replaced by their values, files from
 * `{ name, text }`.
 * @throws {UsageError} If an argument is unknown, missing or invalid. Nothing was sent.
 */
export function inputOf(mask: Mask, surface: SurfaceRow, row: OperationRow, given: GivenInput): Input {
  const values = present(given.parameters) as Readonly<Record<string, unknown>>;
  if (typeof values !== 'object' || Array.isArray(values))
    throw new UsageError('`parameters` must be an object: { "limit": 10 }. Nothing was sent.');
  const fitting = new Fitting({});
  const entries = Object.entries(values).flatMap(([name, value]) => {
    const parameter = row.parameters.find((one) => one.name === name);
    if (parameter === undefined) throw unknownParameter(row, name);
    const known = mask.valueOf(value, `parameters.${name}`);
    return [[name, fitting.whole(shapeOf(parameter), known, `parameters.${name}`)] as const];
  });
  const parameters = Object.fromEntries(entries);
  const missing = row.parameters.filter(({ name, isRequired }) => isRequired && parameters[name] === undefined);
  if (missing.length > 0)
    throw new UsageError(
      `${row.name} needs ${missing.map(({ name }) => `\`${name}\``).join(', ')} in \`parameters\`. Nothing was sent.`,
    );
  const oneOf = row.needsOneOf ?? [];
  if (oneOf.length > 0 && !oneOf.some((name) => parameters[name] !== undefined))
    throw new UsageError(`${row.name} needs one of ${oneOf.join(', ')} in \`parameters\`. Nothing was sent.`);
  const body = bodyOf(mask, surface, row, given.body);
  return { parameters, ...(body === undefined ? {} : { body }) };
}

function unknownParameter(row: OperationRow, name: string): UsageError {
  const names = row.parameters.map((one) => one.name).join(', ') || 'none';
  const hint = row.body === undefined ? '' : ' The fields of the body are in `body`.';
  return new UsageError(`${row.name} has no parameter ${name}. Parameters: ${names}.${hint} Nothing was sent.`);
}

function bodyOf(mask: Mask, surface: SurfaceRow, row: OperationRow, given: unknown): unknown {
  if (row.body === undefined) {
    if (isAbsent(given)) return undefined;
    throw new UsageError(`${row.name} has no body. Pass its values in \`parameters\`. Nothing was sent.`);
  }
  if (isAbsent(given)) {
    if (!row.body.isRequired) return undefined;
    throw new UsageError(`${row.name} needs \`body\`. Nothing was sent.`);
  }
  const { named, bodies } = shapesOf(surface);
  const value = mask.valueOf(parsed(given), 'body');
  return withFiles(row, new Fitting(named).whole(bodies[row.id] ?? 'unknown', value, 'body'));
}

/** A file from its text, or from `{ name, text }`. */
function fileOf(part: string, given: unknown): unknown {
  const value = parsed(given);
  if (typeof value === 'string') return { name: `${part}.csv`, data: value };
  const { name = part, text } = (value ?? {}) as { readonly name?: unknown; readonly text?: unknown };
  if (typeof text !== 'string')
    throw new UsageError(`body.${part} must be a file: { "name": "prices.csv", "text": "…" }. Nothing was sent.`);
  return { name: String(name), data: text };
}

function withFiles(row: OperationRow, body: unknown): unknown {
  if (row.body?.kind !== 'multipart' || typeof body !== 'object' || body === null) return body;
  const kinds = new Map(row.body.parts.map(({ name, kind }) => [name, kind]));
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const kind = kinds.get(name);
      if (kind === 'file') return [name, fileOf(name, [value].flat()[0])];
      return [name, kind === 'files' ? [value].flat().map((one) => fileOf(name, one)) : value];
    }),
  );
}
