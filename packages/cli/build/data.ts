/**
 * Writes the data of the program into `dist/data`, from the API descriptions:
 * - the index of operations
 * - one table for each surface
 * - the pages of the reference as Markdown
 * - the descriptions for the mock, compressed
 * - the text of `tradelane --help`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  allPages,
  DemoCalls,
  readReference,
  toTwin,
  type DemoCall,
  type DescribedOperation,
  type SurfaceReference,
} from '@tradelane/docs/reference';
import { describeOperation } from '@tradelane/spec-model/descriptor';
import { resolve, type Document, type ReadBackObject, type Schema } from '@tradelane/spec-model/document';
import { basePathOf, relaxedForPrism, withBasePath } from '@tradelane/spec-model/prism-document';
import { objectShape } from '@tradelane/spec-model/operation';
import { signatureOf } from '@tradelane/spec-model/signature';
import { programHelp } from '../src/help.ts';
import { readShapes } from './read-shapes.ts';
import { completeLists, resultSchema, shapeTable } from './shapes.ts';
import type {
  ColumnRow,
  ExampleRow,
  OperationName,
  OperationRow,
  ParameterRow,
  ReadBackRow,
  SurfaceRow,
  WorkRow,
} from '../src/table/rows.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(import.meta.dirname, '../dist/data');
const described = readReference(root);
const references = described.filter(({ surface }) => surface.client);
const calls = new DemoCalls(described);

const put = (name: string, value: unknown): void => writeFileSync(join(folder, name), JSON.stringify(value));

for (const name of ['pages', 'reads', 'shapes']) mkdirSync(join(folder, name), { recursive: true });
put('index.json', references.map(surfaceRow));
for (const reference of references) {
  put(
    `${reference.surface.name}.json`,
    reference.operations.map((operation) => operationRow(reference, operation)),
  );
  put(`shapes/${reference.surface.name}.json`, shapeTable(reference));
  put(`reads/${reference.surface.name}.json`, readShapes(reference.document, reference.operations));
}

const all = await allPages(root, join(root, 'packages/docs'), described, calls, () => []);
const pages = all.filter(({ path }) => /^(?:guides|reference)\//.test(path));
for (const [name, members] of Map.groupBy(pages, ({ path }) => partOf(path)))
  put(
    `pages/${name}.json`,
    members.map((page) => ({
      path: page.path,
      title: page.title,
      description: page.description,
      markdown: toTwin(page),
    })),
  );
mkdirSync(join(folder, 'mock'), { recursive: true });
for (const { surface, document } of described)
  writeFileSync(
    join(folder, `mock/${surface.name}.json.gz`),
    gzipSync(JSON.stringify(withBasePath(relaxedForPrism(document), basePathOf(document)))),
  );
writeFileSync(join(folder, 'help.txt'), programHelp());
console.log(`${references.length} tables, ${pages.length} pages written`);

/** `hub` of `reference/hub/v2-listorders`, `guides` of `guides/limits`. */
function partOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'reference' ? second : first;
}

function surfaceRow({ surface, document, operations }: SurfaceReference): SurfaceRow {
  const kinds = Object.values(document.components?.securitySchemes ?? {}).map((scheme) => resolve(document, scheme));
  const of = { apiKey: 'apiKey', http: 'bearer', oauth2: 'clientCredentials' } as const;
  return {
    name: surface.name,
    title: document.info.title,
    role: surface.family === 'instance' ? (surface.name.split('-').at(-1) ?? '') : surface.name,
    // A token of the hub always comes from client credentials (T01).
    auth: surface.family === 'hub' ? ['clientCredentials', 'bearer'] : [...new Set(kinds.map(({ type }) => of[type]))],
    server: /^\{(\w+)\}/.exec(document.servers[0]?.url ?? '')?.[1] ?? '',
    operations: operations.map(operationName),
  };
}

function operationName({ id, group, name, object }: DescribedOperation): OperationName {
  return {
    id,
    name: `${group}.${name}`,
    summary: object.summary,
    isRead: object['x-retry'] === 'read',
    ...(object.deprecated === true ? { deprecated: true } : {}),
  };
}

function operationRow(reference: SurfaceReference, operation: DescribedOperation): OperationRow {
  const { surface, document } = reference;
  const { object, body } = operation;
  const call = calls.of(surface.name, operation.id);
  const lists = body === undefined ? [] : completeLists(document, body.schema);
  const { rate, scopes } = describeOperation(document, surface.name, operation) as {
    readonly rate?: OperationRow['rate'];
    readonly scopes?: readonly string[];
  };
  return {
    ...operationName(operation),
    method: operation.method,
    path: operation.path,
    description: oneLine(object.description ?? ''),
    parameters: call.parameters.map(({ name, in: place, required, type, list }) =>
      parameterRow(document, operation, { name, place, required, type, isList: list !== undefined }),
    ),
    ...(body === undefined
      ? {}
      : {
          body: {
            kind: body.kind,
            isRequired: body.required,
            parts: body.parts.map(({ name, kind, required, schema }) => ({
              name,
              kind,
              isRequired: required,
              about: oneLine(schema.description ?? resolve(document, schema).description ?? ''),
            })),
          },
        }),
    runs: signatureOf(document, operation).runs,
    ...(rate === undefined ? {} : { rate }),
    ...(scopes === undefined ? {} : { scopes }),
    retry: object['x-retry'],
    ...(object['x-roles'] === undefined ? {} : { roles: object['x-roles'] }),
    ...(object['x-full-replace'] === undefined ? {} : { fullReplace: oneLine(object['x-full-replace']) }),
    ...(object['x-irreversible'] === true || operation.method.toUpperCase() === 'DELETE'
      ? { isIrreversible: true as const }
      : {}),
    ...(lists.length === 0 ? {} : { completeLists: lists }),
    ...(object['x-partial-success'] === undefined || object['x-batch-limit'] === undefined
      ? {}
      : { items: object['x-batch-limit'].items.replace(/^body\./, '') }),
    ...(object['x-read-back'] === undefined ? {} : { readBack: readBackRow(object['x-read-back']) }),
    ...(object['x-long-running']?.status === undefined ? {} : { work: object['x-long-running'] as WorkRow }),
    ...(object['x-long-running']?.status === undefined && object['x-long-running'] !== undefined
      ? { isBackground: true as const }
      : {}),
    ...(object['x-at-least-one-of'] === undefined ? {} : { needsOneOf: object['x-at-least-one-of'] }),
    ...(object['x-pagination'] === undefined ? {} : { columns: columnsOf(document, operation) }),
    example: exampleRow(call),
  };
}

function readBackRow({ operation, arguments: values = {}, items }: ReadBackObject): ReadBackRow {
  return { operation, arguments: values, items };
}

interface Parameter {
  readonly name: string;
  readonly place: ParameterRow['in'];
  readonly required: boolean;
  readonly type: string | undefined;
  readonly isList: boolean;
}

function parameterRow(
  document: Document,
  operation: DescribedOperation,
  { name, place, required, type, isList }: Parameter,
): ParameterRow {
  const declared = [...operation.pathParameters, ...operation.queryParameters].find((one) => one.name === name);
  const schema: Schema = resolve(document, declared?.schema ?? {});
  const choices = schema.enum ?? resolve(document, schema.items ?? {}).enum ?? fieldValues(document, operation, name);
  const { default: usual } = schema as { readonly default?: unknown };
  const known = ['integer', 'number', 'boolean'].find((one) => one === type) as ParameterRow['type'] | undefined;
  return {
    name,
    in: place,
    type: known ?? 'string',
    isList,
    isRequired: required,
    choices: choices.filter((value) => value !== null).map(String),
    ...(usual === undefined ? {} : { usual }),
    about: oneLine(declared?.description ?? (place === 'url' ? 'Address from the response of another operation.' : '')),
  };
}

/** Known values of the field that a filter compares, if the filter lists none. */
function fieldValues(
  document: Document,
  { success, object, group }: DescribedOperation,
  name: string,
): readonly unknown[] {
  const items = object['x-pagination']?.items;
  if (items === undefined) return [];
  const { properties } = objectShape(document, resultSchema(document, success.schema, object) ?? {});
  // `return_state` of the returns is their `state`.
  const short = name.replace(`${group.replace(/s$/, '')}_`, '');
  const field = [name, short, name.replace(/s$/, '')].find((one) => properties[one] !== undefined);
  return field === undefined ? [] : (resolve(document, properties[field] ?? {}).enum ?? []);
}

function columnsOf(document: Document, { success, object }: DescribedOperation): readonly ColumnRow[] {
  const { properties } = objectShape(document, resultSchema(document, success.schema, object) ?? {});
  return Object.entries(properties).map(([name, schema]) => ({ name, type: columnType(resolve(document, schema)) }));
}

function columnType({ type, format }: Schema): ColumnRow['type'] {
  const types = new Set([type].flat());
  if (format === 'date-time') return 'time';
  const plain = (['integer', 'number', 'boolean'] as const).find((one) => types.has(one));
  return plain ?? (types.has('string') ? 'text' : 'json');
}

function exampleRow({ parameters, body, after }: DemoCall): ExampleRow {
  const files = (body?.parts ?? []).flatMap((part) =>
    part.files.length === 0 ? [] : [[part.name, part.files.map(({ name, text }) => ({ name, text }))] as const],
  );
  return {
    parameters: Object.fromEntries(
      parameters.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
    ),
    ...(body === undefined ? {} : { body: body.value }),
    ...(files.length === 0 ? {} : { files: Object.fromEntries(files) }),
    ...(after === undefined
      ? {}
      : {
          after: {
            id: after.call.operation,
            member: after.member,
            parameter: after.parameter,
            ...(after.while === undefined ? {} : { while: { member: after.while.member, is: after.while.is } }),
          },
        }),
  };
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
