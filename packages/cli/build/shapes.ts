import type { SurfaceReference } from '@tradelane/docs/reference';
import { resolve, type Document, type Schema } from '@tradelane/spec-model/document';
import { isBinary, objectShape } from '@tradelane/spec-model/operation';
import type { Shape, ShapeTable } from '../src/table/shape.ts';

/** The shapes of all bodies and results of a surface. */
export function shapeTable({ document, operations }: SurfaceReference): ShapeTable {
  const named: Record<string, Shape> = {};
  const of = (schema: Schema): Shape => shapeOf(document, schema, named);
  const some = (entries: readonly (readonly [string, Schema | undefined])[]): Record<string, Shape> =>
    Object.fromEntries(entries.flatMap(([id, schema]) => (schema === undefined ? [] : [[id, of(schema)]])));
  return {
    bodies: some(operations.map(({ id, body }) => [id, body?.schema])),
    results: some(operations.map(({ id, success, object }) => [id, resultSchema(document, success.schema, object)])),
    named,
  };
}

/** The schema of an entry, for lists. */
export function resultSchema(
  document: Document,
  schema: Schema | undefined,
  object: { readonly 'x-pagination'?: { readonly items: string } },
): Schema | undefined {
  const items = object['x-pagination']?.items;
  if (schema === undefined || items === undefined) return schema;
  const list = items === '$' ? schema : objectShape(document, schema).properties[items];
  return resolve(document, list ?? {}).items ?? schema;
}

/** Paths of the lists of a body that replace the stored ones. */
export function completeLists(
  document: Document,
  schema: Schema,
  path: string = '',
  seen: readonly Schema[] = [],
): readonly string[] {
  const whole = resolve(document, schema);
  if (seen.includes(whole)) return [];
  const within = (one: Schema, name = ''): readonly string[] =>
    completeLists(document, one, [path, name].filter(Boolean).join('.'), [...seen, whole]);
  const found = [
    ...(whole['x-complete-list'] === true ? [path] : []),
    ...[...(whole.oneOf ?? []), ...(whole.anyOf ?? []), ...(whole.items === undefined ? [] : [whole.items])].flatMap(
      (one) => within(one),
    ),
    ...Object.entries(objectShape(document, whole).properties).flatMap(([name, one]) => within(one, name)),
  ];
  return [...new Set(found)];
}

function shapeOf(document: Document, schema: Schema, named: Record<string, Shape>): Shape {
  const { $ref: ref } = schema;
  if (ref === undefined) return inner(document, schema, named);
  const name = ref.slice(ref.lastIndexOf('/') + 1);
  if (!Object.hasOwn(named, name)) {
    named[name] = 'unknown';
    named[name] = inner(document, resolve(document, schema), named);
  }
  const shape = named[name] as Shape;
  // Simple shapes need no reference.
  return typeof shape === 'string' && shape !== 'unknown' ? shape : { ref: name };
}

function inner(document: Document, schema: Schema, named: Record<string, Shape>): Shape {
  const of = (one: Schema): Shape => shapeOf(document, one, named);
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  const isNullable = [schema.type ?? []].flat().includes('null') || schema.enum?.includes(null) === true;
  const wrap = (shape: Shape): Shape => (isNullable ? { nullable: shape } : shape);
  if (schema['x-fixed-value'] !== undefined) return { fixed: schema['x-fixed-value'] };
  if (isBinary(schema)) return 'file';
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined && schema.properties === undefined) {
    const shapes = choices.filter((one) => resolve(document, one).type !== 'null').map(of);
    const [only] = shapes;
    const shape = shapes.length === 1 && only !== undefined ? only : { any: shapes };
    return shapes.length < choices.length ? { nullable: shape } : wrap(shape);
  }
  if (schema.const !== undefined) return wrap({ values: [schema.const] });
  if (schema.enum !== undefined)
    return wrap({
      values: schema.enum.filter((value) => value !== null),
      ...(types[0] === undefined || types[0] === 'string' ? {} : { of: types[0] }),
    });
  if (types.length > 1) return wrap({ any: types.map((type) => inner(document, { ...schema, type }, named)) });
  if (types.includes('array')) return wrap({ list: of(schema.items ?? {}) });
  if (types.includes('object') || schema.allOf !== undefined || schema.properties !== undefined) {
    const { properties, required } = objectShape(document, schema);
    const { additionalProperties: others } = schema;
    if (Object.keys(properties).length === 0)
      return wrap(typeof others === 'object' ? { map: of(others) } : { map: 'unknown' });
    const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, of(one)]));
    return wrap({ fields, required: [...required] });
  }
  const [type = 'unknown'] = types;
  return wrap(schema.format === 'date-time' ? 'date-time' : type);
}
