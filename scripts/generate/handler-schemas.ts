import { type Document, type ParameterObject, resolve, type Schema } from '@tradelane/spec-model/document';
import { type Body, isBinary, type Operation } from '@tradelane/spec-model/operation';

/** The schemas of what a handler reads and returns. */
export interface HandlerSchemas {
  readonly path: Schema;
  readonly query: Schema;
  readonly body: Schema;
  readonly response: Schema;
  /** The roles that call the operation, such as `seller`. */
  readonly role: Schema;
}

/** Marks for values without a schema: nothing, an uploaded file, a returned file. */
type Mark = 'none' | 'upload' | 'file';
export type MarkedSchema = Schema & { readonly 'x-mark'?: Mark };
const marker = (mark: Mark): MarkedSchema => ({ type: 'string', 'x-mark': mark });

export function object(properties: readonly (readonly [string, Schema])[], required?: readonly string[]): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(properties),
    required: required ?? properties.map(([name]) => name),
  };
}

/** The schemas of one operation, as one surface describes it. */
export function schemasOf(document: Document, operation: Operation, role: string): HandlerSchemas {
  return {
    path: object(operation.pathParameters.map(({ name }) => [name, { type: 'string' }])),
    query: querySchema(document, operation.queryParameters),
    body: operation.body === undefined ? marker('none') : bodySchema(document, operation.body),
    response: responseSchema(operation),
    role: { enum: [role] },
  };
}

/** The parameters after the sandbox has parsed them, with their defaults filled in. */
function querySchema(document: Document, parameters: readonly ParameterObject[]): Schema {
  const present = parameters.filter(
    ({ required, schema }) => required === true || 'default' in resolve(document, schema),
  );
  return object(
    parameters.map(({ name, schema }) => [name, parameterSchema(document, schema)]),
    present.map(({ name }) => name),
  );
}

/** The table of operations accepts any value of an open enum in a query. */
function parameterSchema(document: Document, schema: Schema): Schema {
  const resolved = resolve(document, schema);
  if (resolved.items !== undefined) return { ...prepare(resolved), items: parameterSchema(document, resolved.items) };
  return resolved['x-extensible-enum'] === true ? { type: 'string' } : prepare(schema);
}

/** JSON and forms keep their schema. Multipart bodies become an object of JSON parts, parsed text parts and files. */
function bodySchema(document: Document, body: Body): Schema {
  if (body.kind !== 'multipart') return optional(prepare(body.schema), body.required);
  const parts = body.parts.map(({ name, kind, schema }) => {
    if (kind === 'file' || kind === 'files')
      return [name, kind === 'file' ? marker('upload') : { type: 'array', items: marker('upload') }] as const;
    return [name, kind === 'text' ? parameterSchema(document, schema) : prepare(schema)] as const;
  });
  const required = body.parts.filter((part) => part.required).map(({ name }) => name);
  return optional(object(parts, required), body.required);
}

const optional = (schema: Schema, required: boolean): Schema =>
  required ? schema : { anyOf: [schema, marker('none')] };

function responseSchema({ success }: Operation): Schema {
  if (success.kind === 'file') return optional(marker('file'), !success.mayBeEmpty);
  if (success.schema === undefined) return marker('none');
  const schema = prepare(success.schema);
  // A response that is JSON can also be requested as a file, such as CSV.
  return optional(success.contentTypes.length > 1 ? { anyOf: [schema, marker('file')] } : schema, !success.mayBeEmpty);
}

/** Merges the descriptions of one operation by several surfaces. */
export function merge(variants: readonly HandlerSchemas[]): HandlerSchemas {
  const [first] = variants;
  if (first === undefined) throw new Error('An operation of no surface');
  const anyOf = (part: 'body' | 'response'): Schema => {
    const texts = new Set(variants.map((variant) => JSON.stringify(variant[part])));
    const schemas = [...texts].map((text) => JSON.parse(text) as Schema);
    return schemas.length === 1 && schemas[0] !== undefined ? schemas[0] : { anyOf: schemas };
  };
  const queries = variants.map(({ query }) => query);
  const required = (queries[0]?.required ?? []).filter((name) =>
    queries.every((query) => query.required?.includes(name)),
  );
  return {
    path: first.path,
    query: object(
      Object.entries(Object.assign({}, ...queries.map(({ properties }) => properties)) as object),
      required,
    ),
    body: anyOf('body'),
    response: anyOf('response'),
    role: { enum: [...new Set(variants.flatMap(({ role }) => role.enum ?? []))] },
  };
}

/** Keywords that don't affect the type. */
const untyped: ReadonlySet<string> = new Set([
  'description',
  'title',
  'example',
  'examples',
  'default',
  'deprecated',
  'discriminator',
  'format',
]);

/**
 * A schema reduced to the keywords that affect its type. Enums are closed: the sandbox accepts and returns documented
 * values only.
 */
export function prepare(schema: Schema): Schema {
  if (isBinary(schema)) return marker('upload');
  const { properties, ...rest } = Object.fromEntries(
    Object.entries(schema).filter(([key]) => !untyped.has(key) && !key.startsWith('x-')),
  ) as Schema;
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, prepareInner(value)])) as Schema;
  if (properties !== undefined) {
    const entries = Object.entries(properties).map(([name, property]) => [name, prepare(property)] as const);
    return { ...inner, properties: Object.fromEntries(entries) };
  }
  // An object without declared properties may contain anything.
  return inner.type === 'object' && inner.additionalProperties === undefined
    ? { ...inner, additionalProperties: true }
    : inner;
}

function prepareInner(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prepareInner);
  return typeof value === 'object' && value !== null ? prepare(value) : value;
}
