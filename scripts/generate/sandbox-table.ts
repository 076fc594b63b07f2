import type { Bundle } from '@tradelane/spec-model/bundle';
import { describeRate } from '@tradelane/spec-model/descriptor';
import { resolve, type Document, type ParameterObject, type Schema } from '@tradelane/spec-model/document';
import { readOperations, type Body, type Operation } from '@tradelane/spec-model/operation';

/**
 * The part of the descriptions that the sandbox reads. Its shape is `Table` in
 * `packages/sandbox/src/operations/table.ts`.
 */
export function emitTable(bundles: readonly Bundle[]): string {
  const surfaces = bundles.map(({ surface, document }) => ({
    name: surface.name,
    server: document.servers[0]?.url,
    operations: readOperations(document)
      .filter(({ path }) => path !== '')
      .map((operation) => row(document, surface.name, operation)),
  }));
  return `${JSON.stringify({ surfaces }, null, 1)}\n`;
}

// JSON.stringify omits undefined values.
function row(document: Document, surface: string, operation: Operation): object {
  const { object, success } = operation;
  const page = object['x-pagination'];
  const parameters = [...operation.pathParameters, ...operation.queryParameters].map((parameter) =>
    describeParameter(document, parameter),
  );
  return {
    id: operation.id,
    method: operation.method,
    path: operation.path,
    sdk: surface === 'auth' ? undefined : `${operation.group}.${operation.name}`,
    parameters: parameters.length > 0 ? parameters : undefined,
    body: operation.body && describeBody(document, operation.body),
    emptyBody: object['x-empty-body'],
    success: {
      status: success.status,
      types: success.contentTypes,
      emptyStatus: success.mayBeEmpty ? 204 : undefined,
    },
    limit: describeLimit(surface, operation),
    page: page && { ...page, defaultLimit: page.defaultLimit ?? 10, maxLimit: page.maxLimit ?? 100 },
    scopes: object['x-scope'],
    roles: object['x-roles'],
    security: [
      ...new Set((object.security ?? document.security ?? []).flatMap((requirement) => Object.keys(requirement))),
    ],
    localized: object['x-localized'],
    deprecated: object.deprecated,
  };
}

function describeLimit(surface: string, operation: Operation): object | undefined {
  // The server enforces the maximum only. The recommended rate concerns the client.
  const rate = describeRate(surface, operation) as
    | { maximum?: readonly object[]; followUpPages?: 'free' | 'separate'; whenAbsent?: object }
    | undefined;
  if (rate?.maximum === undefined) return undefined;
  return {
    windows: rate.maximum,
    key: operation.object['x-rate-limit'].key,
    followUpPages: rate.followUpPages,
    whenAbsent: rate.whenAbsent,
  };
}

function describeBody(document: Document, { kind, required, parts, schema }: Body): object {
  const described = parts.map((part) => {
    const { maxItems } = resolve(document, part.schema) as { maxItems?: number };
    return [
      part.name,
      {
        kind: part.kind,
        required: part.required || undefined,
        maxItems: part.kind === 'files' ? maxItems : undefined,
        value: part.kind === 'text' ? describeValue(flatten(document, part.schema)) : undefined,
      },
    ];
  });
  return {
    kind,
    required: required || undefined,
    lists: kind === 'json' ? listsOf(document, schema) : undefined,
    parts: kind === 'multipart' ? Object.fromEntries(described) : undefined,
  };
}

/** Lists with their maximum, which is checked before any entry is. */
function listsOf(document: Document, schema: Schema): Record<string, number> | undefined {
  const { properties = {} } = flatten(document, schema) as { readonly properties?: Record<string, Schema> };
  const lists = Object.entries(properties).flatMap(([name, property]) => {
    const { type, maxItems } = resolve(document, property) as Readonly<Record<string, unknown>>;
    return type === 'array' && typeof maxItems === 'number' ? [[name, maxItems] as const] : [];
  });
  return lists.length === 0 ? undefined : Object.fromEntries(lists);
}

function describeParameter(document: Document, parameter: ParameterObject): object {
  const schema = flatten(document, parameter.schema);
  const list = schema['type'] === 'array' || undefined;
  const value = list === undefined ? schema : flatten(document, (schema['items'] ?? {}) as Schema);
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.required || undefined,
    ...describeValue(value),
    list,
    minItems: list && schema['minItems'],
    maxItems: list && schema['maxItems'],
    default: schema['default'],
  };
}

/** A value that is sent as text, in a parameter or a part of a form. */
const describeValue = (schema: Readonly<Record<string, unknown>>): object => ({
  type: [schema['type'] ?? 'string'].flat().find((type) => type !== 'null'),
  format: schema['format'],
  // `x-extensible-enum` opens responses only. A request with an unknown value is refused.
  enum: schema['enum'],
  minimum: schema['minimum'],
  maximum: schema['maximum'],
  minLength: schema['minLength'],
  maxLength: schema['maxLength'],
  pattern: schema['pattern'],
});

function flatten(document: Document, schema: Schema): Readonly<Record<string, unknown>> {
  const { allOf, ...own } = resolve(document, schema);
  return Object.assign({}, ...(allOf ?? []).map((part) => flatten(document, part)), own) as Record<string, unknown>;
}
