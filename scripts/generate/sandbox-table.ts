import type { Bundle } from '@tradelane/spec-model/bundle';
import { describeRate } from '@tradelane/spec-model/descriptor';
import { resolve, type Document, type ParameterObject, type Schema } from '@tradelane/spec-model/document';
import { readOperations, type Body, type Operation } from '@tradelane/spec-model/operation';

/** What the sandbox reads of the descriptions; its shape is `Table` in `packages/sandbox/src/machinery/operations/table.ts`. */
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

// JSON.stringify leaves out what is undefined.
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
  // The server keeps the maximum; what is recommended is the client's business.
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
    inner: kind === 'json' ? innerListsOf(document, schema) : undefined,
    parts: kind === 'multipart' ? Object.fromEntries(described) : undefined,
  };
}

/** Lists whose entries can be checked one without the other. */
function listsOf(document: Document, schema: Schema): Record<string, number | null> | undefined {
  const { properties = {} } = flatten(document, schema) as { readonly properties?: Record<string, Schema> };
  const lists = Object.entries(properties).flatMap(([name, property]) => {
    const { type, maxItems, uniqueItems } = resolve(document, property) as Readonly<Record<string, unknown>>;
    return type === 'array' && uniqueItems !== true
      ? [[name, typeof maxItems === 'number' ? maxItems : null] as const]
      : [];
  });
  return lists.length === 0 ? undefined : Object.fromEntries(lists);
}

/** Of each list the lists in its entries of which a part is as good as the whole: no number of entries is asked for. */
function innerListsOf(document: Document, schema: Schema): Record<string, string[]> | undefined {
  const { properties = {} } = flatten(document, schema) as { readonly properties?: Record<string, Schema> };
  const found = Object.keys(listsOf(document, schema) ?? {}).flatMap((name) => {
    const { items = {} } = resolve(document, properties[name] as Schema) as { readonly items?: Schema };
    const { properties: inner = {} } = flatten(document, items) as { readonly properties?: Record<string, Schema> };
    const names = Object.entries(inner).flatMap(([one, property]) => {
      const { type, minItems, maxItems, uniqueItems } = resolve(document, property) as Readonly<
        Record<string, unknown>
      >;
      const isNumbered = maxItems !== undefined || (typeof minItems === 'number' && minItems > 1);
      return type === 'array' && !isNumbered && uniqueItems !== true ? [one] : [];
    });
    return names.length > 0 ? [[name, names] as const] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
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

/** What is sent as text, in a parameter or a part of a form. */
const describeValue = (schema: Readonly<Record<string, unknown>>): object => ({
  type: [schema['type'] ?? 'string'].flat().find((type) => type !== 'null'),
  format: schema['format'],
  // `x-extensible-enum` opens responses. A request with an unknown value is refused.
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
