import { resolve, schemaName, type Document, type Schema } from '@tradelane/spec-model/document';
import type { Operation } from '@tradelane/spec-model/operation';

/** A part of a response, as `ResponseShape` in `packages/workflows/src/check/response-shapes.ts`. */
type Shape = Readonly<Record<string, unknown>>;

/** Formats that the deep check can verify. */
const formats = new Set(['date-time', 'date', 'uuid', 'uri']);

/** The content of the responses of reads, for the deep check: `ResponseShapes` of `@tradelane/workflows/check`. */
export function readShapes(document: Document, operations: readonly Operation[]): Shape {
  const reads = operations
    .filter(({ method, object }) => method === 'GET' && object['x-retry'] === 'read')
    .map((operation) => [operation.id, readOf(document, operation)] as const);
  const definitions = new Map<string, Shape>();
  const reach = (node: unknown): void => {
    for (const [, name = ''] of JSON.stringify(node).matchAll(/"ref":"([^"]+)"/g)) {
      if (definitions.has(name)) continue;
      const shape = shapeOf(document.components?.schemas?.[name] ?? {});
      definitions.set(name, shape);
      reach(shape);
    }
  };
  reach(reads);
  return { reads: Object.fromEntries(reads), definitions: Object.fromEntries(definitions) };
}

function readOf(document: Document, { success, pathParameters, queryParameters }: Operation): Shape {
  // The first documented value of a required parameter is an argument for a test call.
  const choices = [...pathParameters, ...queryParameters.filter(({ required }) => required)].flatMap(
    ({ name, schema }) => {
      const { enum: values, items } = resolve(document, schema);
      const [value] = values ?? resolve(document, items ?? {}).enum ?? [];
      return value === undefined ? [] : [[name, value] as const];
    },
  );
  const integers = pathParameters.filter(({ schema }) => resolve(document, schema).type === 'integer');
  return {
    status: success.status,
    ...(success.kind === 'json' && success.schema !== undefined ? { body: shapeOf(success.schema) } : {}),
    ...(choices.length === 0 ? {} : { choices: Object.fromEntries(choices) }),
    ...(integers.length === 0 ? {} : { integers: integers.map(({ name }) => name) }),
  };
}

function shapeOf(schema: Schema): Shape {
  const { $ref, type, properties, required, items, additionalProperties, allOf, discriminator, format } = schema;
  const branches = schema.oneOf ?? schema.anyOf;
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  return {
    ...($ref === undefined ? {} : { ref: schemaName($ref) }),
    ...(type === undefined ? {} : { types: [type].flat() }),
    ...(properties === undefined
      ? {}
      : { properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, shapeOf(one)])) }),
    ...(required === undefined ? {} : { required }),
    ...(items === undefined ? {} : { items: shapeOf(items) }),
    ...(additionalProperties === undefined || additionalProperties === false
      ? {}
      : { values: additionalProperties === true ? {} : shapeOf(additionalProperties) }),
    ...(values === undefined ? {} : { choices: values }),
    ...(format !== undefined && formats.has(format) ? { format } : {}),
    ...(allOf === undefined ? {} : { all: allOf.map(shapeOf) }),
    ...(discriminator?.mapping === undefined
      ? branches === undefined
        ? {}
        : { any: branches.map(shapeOf) }
      : {
          tag: discriminator.propertyName,
          variants: Object.fromEntries(
            Object.entries(discriminator.mapping).map(([value, ref]) => [value, { ref: schemaName(ref) ?? ref }]),
          ),
        }),
  };
}
