import { resolve, schemaName, type BodyObject, type ResponseObject, type Schema } from '@tradelane/spec-model/document';
import type { DescribedDocument, SurfaceReference } from '../compose/reference.ts';

interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

/** A value of each named schema, from the examples of the operations that send or return it. */
export function schemaExamples({ document, operations }: SurfaceReference): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  const bodies = operations.flatMap(({ object }): readonly Media[] => [
    ...(object.requestBody === undefined ? [] : mediaOf(resolve<BodyObject>(document, object.requestBody).content)),
    ...Object.values(object.responses).flatMap((response) =>
      mediaOf(resolve<ResponseObject>(document, response).content),
    ),
  ]);
  for (const { schema, example, examples } of bodies)
    for (const value of [example, ...Object.values(examples ?? {}).map((one) => one.value)])
      collect(document, schema, value, found);
  return found;
}

function mediaOf(content: object | undefined): readonly Media[] {
  return Object.values(content ?? {}) as readonly Media[];
}

/** Walks a value along its schema and keeps the first value of each name. */
function collect(
  document: DescribedDocument,
  schema: Schema | undefined,
  value: unknown,
  found: Map<string, unknown>,
): void {
  if (schema === undefined || value === undefined || value === null) return;
  const name = schemaName((schema as { readonly $ref?: string }).$ref);
  if (name !== undefined && !found.has(name)) found.set(name, value);
  const { items, properties, allOf } = resolve<Schema>(document, schema);
  for (const part of allOf ?? []) collect(document, part, value, found);
  if (Array.isArray(value)) collect(document, items, value[0], found);
  else if (typeof value === 'object')
    for (const [member, inner] of Object.entries(properties ?? {}))
      collect(document, inner, (value as Readonly<Record<string, unknown>>)[member], found);
}
