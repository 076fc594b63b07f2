import {
  resolve,
  type BodyObject,
  type Document,
  type MediaType,
  type OperationObject,
  type ParameterObject,
  type ResponseObject,
  type Schema,
} from './document.ts';
import { methods } from './refusals.ts';

/** One operation as every emitter needs it: in one shape, with all references resolved. */
export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Template below the base path. Empty if the URL comes from another response (TL05). */
  readonly path: string;
  /** `orders` of `x-method: orders.list`. */
  readonly group: string;
  /** `list` of `x-method: orders.list`. */
  readonly name: string;
  /** In the order of the template. */
  readonly pathParameters: readonly ParameterObject[];
  readonly queryParameters: readonly ParameterObject[];
  readonly body?: Body;
  readonly success: Success;
  readonly object: OperationObject;
}

export interface Body {
  readonly kind: 'json' | 'multipart' | 'form';
  readonly contentType: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly parts: readonly Part[];
}

export interface Part {
  readonly name: string;
  readonly kind: 'json' | 'file' | 'files' | 'text';
  readonly required: boolean;
  readonly schema: Schema;
}

export interface Success {
  readonly status: number;
  readonly kind: 'json' | 'file' | 'none';
  /** Content types of the response in the order of the description. */
  readonly contentTypes: readonly string[];
  /** Schema of the JSON response, even if clients don't read it. */
  readonly schema?: Schema;
  /** A success may also come without a body (CM11 responds with 204). */
  readonly mayBeEmpty: boolean;
}

/** Every operation of a document in its order. */
export function readOperations(document: Document): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const object = item[method];
      return object === undefined ? [] : [readOperation(document, method, path, object, item.parameters ?? [])];
    }),
  );
}

function readOperation(
  document: Document,
  method: (typeof methods)[number],
  path: string,
  object: OperationObject,
  shared: NonNullable<OperationObject['parameters']>,
): Operation {
  const [group, name] = (object['x-method'] ?? '').split('.');
  if (group === undefined || name === undefined)
    throw new Error(`${object.operationId} has no x-method of the form group.method`);
  const parameters = new Map<string, ParameterObject>();
  for (const reference of [...shared, ...(object.parameters ?? [])]) {
    const parameter = resolve(document, reference);
    parameters.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  const of = (place: ParameterObject['in']): readonly ParameterObject[] =>
    [...parameters.values()].filter((parameter) => parameter.in === place);
  const body = object.requestBody === undefined ? undefined : readBody(document, resolve(document, object.requestBody));
  return {
    id: object.operationId,
    method: method.toUpperCase() as Operation['method'],
    path: object['x-url-from'] === undefined ? path : '',
    group,
    name,
    pathParameters: inTemplateOrder(path, of('path')),
    queryParameters: of('query'),
    ...(body === undefined ? {} : { body }),
    success: readSuccess(document, object),
    object,
  };
}

function inTemplateOrder(path: string, parameters: readonly ParameterObject[]): readonly ParameterObject[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => {
    const parameter = parameters.find((candidate) => candidate.name === name);
    if (parameter === undefined) throw new Error(`${path} names {${name}}, which no parameter describes`);
    return parameter;
  });
}

function readBody(document: Document, body: BodyObject): Body {
  const [entry] = Object.entries(body.content);
  if (entry?.[1].schema === undefined) throw new Error('A request body without content and schema');
  const [contentType, media] = entry;
  const kind = contentType.startsWith('multipart/')
    ? 'multipart'
    : contentType.endsWith('urlencoded')
      ? 'form'
      : 'json';
  const schema = entry[1].schema;
  return {
    kind,
    contentType,
    required: body.required === true,
    schema,
    parts: kind === 'multipart' ? readParts(document, media) : [],
  };
}

function readParts(document: Document, media: MediaType): readonly Part[] {
  const { properties, required } = objectShape(document, media.schema ?? {});
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    kind: partKind(document, schema, media.encoding?.[name]?.contentType),
    required: required.has(name),
    schema,
  }));
}

function partKind(document: Document, schema: Schema, contentType: string | undefined): Part['kind'] {
  if (contentType?.includes('json') === true) return 'json';
  const resolved = resolve(document, schema);
  if (isBinary(resolved)) return 'file';
  if (resolved.type === 'array') return isBinary(resolve(document, resolved.items ?? {})) ? 'files' : 'json';
  return resolved.type === 'object' || resolved.allOf !== undefined || resolved.oneOf !== undefined ? 'json' : 'text';
}

export function isBinary(schema: Schema): boolean {
  return schema.format === 'binary' || (schema.type === 'string' && schema.contentMediaType !== undefined);
}

/** Properties and required names of an object, through references and `allOf`. */
export function objectShape(
  document: Document,
  schema: Schema,
): { properties: Record<string, Schema>; required: Set<string> } {
  const resolved = resolve(document, schema);
  const properties: Record<string, Schema> = {};
  const required = new Set<string>(resolved.required);
  for (const part of resolved.allOf ?? []) {
    const shape = objectShape(document, part);
    Object.assign(properties, shape.properties);
    for (const name of shape.required) required.add(name);
  }
  return { properties: Object.assign(properties, resolved.properties), required };
}

function readSuccess(document: Document, object: OperationObject): Success {
  const responses = Object.entries(object.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, response]) => [Number(status), resolve<ResponseObject>(document, response)] as const);
  const [status, response] = responses.find(([, { content }]) => content !== undefined) ?? responses[0] ?? [];
  if (status === undefined || response === undefined) throw new Error(`${object.operationId} has no success response`);
  const contentTypes = Object.keys(response.content ?? {});
  const mayBeEmpty = contentTypes.length > 0 && responses.some(([, { content }]) => content === undefined);
  const json = response.content?.['application/json']?.schema;
  // The format of TL05 was chosen when the export started. Elsewhere `Accept` chooses, and the client asks for JSON.
  const isAsked = contentTypes.length === 1 || object['x-url-from'] === undefined;
  const schema = json !== undefined && !isBinary(json) && isAsked ? { schema: json } : {};
  const isRead = contentTypes.length > 0 && object['x-status-only'] === undefined;
  const kind = !isRead ? 'none' : 'schema' in schema ? 'json' : 'file';
  return { status, kind, contentTypes, mayBeEmpty, ...schema };
}
