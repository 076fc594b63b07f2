import { resolve, schemaName, type Document, type ParameterObject, type Schema } from './document.ts';
import { argumentName, quote } from './literal.ts';
import { bodyName, queryName } from './named-types.ts';
import { objectShape, type Operation } from './operation.ts';

/** One parameter of a generated method. */
export interface Argument {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly description?: string;
}

/** The arguments and result of a method, and the function of the runtime that it calls. */
export interface Signature {
  readonly arguments: readonly Argument[];
  readonly runs: 'call' | 'list' | 'file' | 'batch';
  readonly result: string;
  /** The `CallInput` that the method builds from its arguments. */
  readonly input: string;
}

/** Path values in template order, then the body, then the query, then the options. */
export function signatureOf(document: Document, operation: Operation): Signature {
  const runs = runsOf(operation);
  const path = operation.pathParameters.map((parameter) => pathArgument(document, operation, parameter));
  const url: readonly Argument[] =
    operation.path === ''
      ? [
          {
            name: 'url',
            type: 'string',
            optional: false,
            description: `Address from the response of ${operation.object['x-url-from']?.operation ?? 'another operation'}.`,
          },
        ]
      : [];
  const body =
    operation.body === undefined
      ? []
      : [{ name: 'body', type: bodyType(operation), optional: !operation.body.required }];
  const query =
    operation.queryParameters.length === 0
      ? []
      : [
          {
            name: 'query',
            type: queryName(operation),
            optional: operation.queryParameters.every(({ required }) => required !== true),
          },
        ];
  const options = { name: 'options', type: optionsType(document, operation, runs), optional: true };
  return {
    arguments: [...path, ...url, ...body, ...query, options],
    runs,
    result: resultType(document, operation, runs),
    input: inputOf(operation),
  };
}

function optionsType(document: Document, operation: Operation, runs: Signature['runs']): string {
  if (runs === 'list') return 'ListOptions';
  return runs === 'batch' ? `BatchOptions<${batchTypes(document, operation)}>` : 'CallOptions';
}

/** Types of the entries and the responses of a batch. */
function batchTypes(document: Document, operation: Operation): string {
  return `${sentItemType(document, operation)}, ${responseType(operation)}`;
}

function runsOf({ success, object }: Operation): Signature['runs'] {
  if (object['x-pagination'] !== undefined) return 'list';
  if (success.kind === 'file') return 'file';
  return object['x-partial-success'] !== undefined || object['x-batch-limit']?.split === true ? 'batch' : 'call';
}

function pathArgument(document: Document, operation: Operation, parameter: ParameterObject): Argument {
  const schema = resolve(document, parameter.schema);
  const known = schema.enum === undefined && typeof schema.type === 'string';
  const primitive = schema.type === 'integer' || schema.type === 'number' ? 'number' : 'string';
  return {
    name: argumentName(parameter.name),
    type: known ? primitive : `${indexed(operation)}['parameters']['path'][${quote(parameter.name)}]`,
    optional: false,
    ...(parameter.description === undefined ? {} : { description: parameter.description }),
  };
}

function inputOf(operation: Operation): string {
  const path = operation.pathParameters.map(({ name }) => {
    const argument = argumentName(name);
    return name === argument ? name : `${name}: ${argument}`;
  });
  const members = [
    ...(path.length > 0 ? [`path: { ${path.join(', ')} }`] : []),
    ...(operation.path === '' ? ['url'] : []),
    ...(operation.body === undefined ? [] : ['body']),
    ...(operation.queryParameters.length === 0 ? [] : ['query']),
  ];
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function indexed({ id }: Operation): string {
  return `operations[${quote(id)}]`;
}

function bodyType(operation: Operation): string {
  return schemaName(operation.body?.schema.$ref) ?? bodyName(operation);
}

/** The type of a successful response. */
export function responseType(operation: Operation): string {
  const { success } = operation;
  if (success.kind === 'none') return 'void';
  const direct =
    schemaType(success.schema) ??
    `${indexed(operation)}['responses'][${success.status}]['content'][${quote(success.contentTypes[0] ?? '')}]`;
  return success.mayBeEmpty ? `${direct} | undefined` : direct;
}

function resultType(document: Document, operation: Operation, runs: Signature['runs']): string {
  const body = responseType(operation);
  switch (runs) {
    case 'file':
      return 'ApiPromise<FileResponse>';
    case 'list':
      return `ListPromise<${itemType(document, operation.success.schema, operation.object['x-pagination']?.items ?? '', body)}, ${body}>`;
    case 'batch':
      return `ApiPromise<BatchResult<${batchTypes(document, operation)}>>`;
    case 'call':
      return `ApiPromise<${body}>`;
  }
}

/** Type of the entries that a batch sends. The result lists them as succeeded, failed or unknown. */
function sentItemType(document: Document, operation: Operation): string {
  const items = operation.object['x-batch-limit']?.items;
  if (items === undefined) return 'unknown';
  const [place, ...names] = items.split('.');
  if (place === 'query') return 'string';
  let schema = operation.body?.schema;
  let type = bodyType(operation);
  for (const name of names) {
    if (name === '$') break;
    schema = objectShape(document, schema ?? {}).properties[name];
    type = schemaType(schema) ?? `NonNullable<${type}[${quote(name)}]>`;
  }
  return schemaType(resolve(document, schema ?? {}).items) ?? `${type}[number]`;
}

function itemType(document: Document, response: Schema | undefined, items: string, body: string): string {
  const list = objectShape(document, response ?? {}).properties[items];
  if (list === undefined) throw new Error(`The response has no list ${items}`);
  return schemaType(resolve(document, list).items) ?? `NonNullable<${body}[${quote(items)}]>[number]`;
}

/** The type of a named schema, of an array of one, or of a primitive. Undefined for others. */
function schemaType(schema: Schema | undefined): string | undefined {
  const name = schemaName(schema?.$ref);
  if (name !== undefined) return name;
  if (schema?.type === 'array') {
    const item = schemaType(schema.items);
    return item === undefined ? undefined : `${item}[]`;
  }
  if (schema?.enum !== undefined) return undefined;
  return schema?.type === 'string'
    ? 'string'
    : schema?.type === 'integer' || schema?.type === 'number'
      ? 'number'
      : undefined;
}
