import type { Document, ParameterObject, Rate, Schema } from './document.ts';
import { resolve } from './document.ts';
import { objectShape, type Operation } from './operation.ts';
import { periodInMs } from './period.ts';

/** A row of the table that the core reads: an `OperationDescriptor` of the core. */
export type DescriptorRow = Readonly<Record<string, unknown>>;

/** The facts that the core needs about an operation, without defaults. */
export function describeOperation(document: Document, surface: string, operation: Operation): DescriptorRow {
  const { object, body, success } = operation;
  const query = Object.fromEntries(
    operation.queryParameters.map((parameter) => [parameter.name, queryKind(document, parameter)]),
  );
  const parts = Object.fromEntries(
    (body?.parts ?? []).map(({ name, kind, required }) => [name, required ? `${kind}!` : kind]),
  );
  const batch = object['x-batch-limit'];
  const page = object['x-pagination'];
  return withoutDefaults({
    id: operation.id,
    method: operation.method,
    path: operation.path,
    query: Object.keys(query).length > 0 ? query : undefined,
    body: body?.kind,
    fields: body?.kind === 'json' ? fieldsOf(document, body.schema) : undefined,
    bodyOptional: body !== undefined && !body.required ? true : undefined,
    contentType: body?.kind === 'json' && body.contentType !== 'application/json' ? body.contentType : undefined,
    parts: body?.kind === 'multipart' ? parts : undefined,
    emptyBody: object['x-empty-body'],
    response: success.kind === 'json' ? undefined : success.kind,
    mayBeEmpty: success.kind === 'json' && success.mayBeEmpty ? true : undefined,
    single: object['x-single-file'],
    accept: success.kind === 'file' ? fileTypes(success.contentTypes) : undefined,
    retry: object['x-retry'] === 'read' ? undefined : object['x-retry'],
    rate: describeRate(surface, operation),
    page: page && {
      style: page.style,
      items: page.items,
      defaultLimit: page.defaultLimit ?? 10,
      maxLimit: page.maxLimit ?? 100,
      ...(page.total === undefined ? {} : { total: page.total }),
    },
    batch: batch && {
      items: batch.items,
      maximum: batch.maximum,
      ...(batch.split ? { split: true } : {}),
      ...ofFiles(batch),
      ...listOfBatch(document, operation),
    },
    partial: object['x-partial-success'] && {
      ...object['x-partial-success'],
      key: object['x-partial-success'].key ?? [],
    },
    atLeastOneOf: object['x-at-least-one-of'],
    longRunning: object['x-long-running'],
    readBack: readBackOf(surface, object),
    scopes: object['x-scope'],
    deprecated: object.deprecated === true ? (object['x-replaced-by'] ?? '') : undefined,
  });
}

/** The fields of a JSON body with their types. Of several variants, all fields, and those required that all require. */
function fieldsOf(document: Document, schema: Schema): Readonly<Record<string, string>> {
  const shapes = (resolve(document, schema).oneOf ?? [schema]).map((variant) => objectShape(document, variant));
  return Object.fromEntries(
    shapes
      .flatMap(({ properties }) => Object.entries(properties))
      .map(([name, property]) => {
        const mark = shapes.every(({ required }) => required.has(name)) ? '!' : '';
        return [name, fieldKind(document, property) + mark];
      }),
  );
}

function fieldKind(document: Document, schema: Schema): string {
  const { type, allOf: [part] = [] } = resolve(document, schema);
  if (type === undefined && part !== undefined) return fieldKind(document, part);
  return type === 'array' ? 'list' : type === 'object' ? 'object' : 'value';
}

/** How the write is read back, with the sender of the surface and without the reason why a repetition is harmless. */
function readBackOf(surface: string, { 'x-read-back': declared }: Operation['object']): object | undefined {
  if (declared === undefined) return undefined;
  const sender = { operator: 'OPERATOR', front: 'CUSTOMER' }[surface.split('-').at(-1) ?? ''] ?? 'SHOP';
  const match = Object.fromEntries(
    Object.entries(declared.match).map(([field, sent]) => [
      field,
      sent === '$sender' ? [sender, `${sender}_USER`] : sent,
    ]),
  );
  if (declared.repeat === undefined) return { ...declared, match };
  const { because: _, ...repeat } = declared.repeat;
  return { ...declared, match, repeat };
}

function ofFiles({ files, fileName, distinct, fileTypes }: NonNullable<Operation['object']['x-batch-limit']>): object {
  const facts = { files, fileName, distinct, fileTypes: fileTypes?.join(' ') };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

/** The list in the response of a batch. With partial success, the response has other lists. */
function listOfBatch(document: Document, { object, success }: Operation): { readonly response?: string } {
  if (object['x-batch-limit']?.split !== true || object['x-partial-success'] !== undefined) return {};
  if (success.kind !== 'json' || success.schema === undefined) return {};
  const { required = [], properties = {} } = resolve(document, success.schema);
  const response = required.find((name) => resolve(document, properties[name] ?? {}).type === 'array');
  return response === undefined ? {} : { response };
}

/** If a response has "any bytes" and another type, the other type is a second name for the same file. */
function fileTypes(contentTypes: readonly string[]): string {
  return contentTypes.find((type) => type === 'application/octet-stream') ?? contentTypes.join(', ');
}

function withoutDefaults(row: Readonly<Record<string, unknown>>): DescriptorRow {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
}

export function queryKind(document: Document, parameter: ParameterObject): string {
  const kind = valueKind(document, parameter);
  return parameter.required === true ? `${kind}!` : kind;
}

function valueKind(document: Document, parameter: ParameterObject): string {
  const schema: Schema = resolve(document, parameter.schema);
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.includes('array')) return parameter.explode === false ? 'comma' : 'list';
  if (parameter.name === 'locale') return 'locale';
  if (schema.format === 'date-time') return 'date';
  return types.find((type) => ['integer', 'number', 'boolean'].includes(type)) ?? 'string';
}

/** The documented rates of an operation on one surface. Undefined if it is event-driven. */
export function describeRate(surface: string, { object, queryParameters }: Operation): object | undefined {
  const limit = object['x-rate-limit'];
  const { recommended, maximum } = limit.surfaces?.[surface] ?? limit;
  if (recommended === 'event-driven' && maximum === 'event-driven') return undefined;
  const shopParameter = ['shop_id', 'shop', 'shop_ids'].find((name) =>
    queryParameters.some((parameter) => parameter.name === name),
  );
  // A limit per shop counts by the parameter with the shop. Without that parameter, it counts by credential.
  const key = limit.key?.flatMap((part) =>
    part === 'shop' ? (shopParameter === undefined ? [] : [`query.${shopParameter}`]) : [part],
  );
  return withoutDefaults({
    recommended: windows(recommended),
    maximum: windows(maximum),
    key: key === undefined || key.length === 0 ? undefined : key,
    followUpPages: limit.followUpPages,
    whenAbsent: limit.whenAbsent && { query: limit.whenAbsent.query, maximum: windows(limit.whenAbsent.maximum) },
  });
}

function windows(rate: Rate): readonly object[] | undefined {
  return rate === 'event-driven'
    ? undefined
    : rate.map(({ requests, period }) => ({ requests, periodInMs: periodInMs(period) }));
}
