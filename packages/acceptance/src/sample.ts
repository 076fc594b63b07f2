import { type Document, type Parameter, resolve, type Route, type Schema } from './document.ts';

interface MediaType {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

const byFormat: Readonly<Record<string, unknown>> = {
  'date-time': '2026-01-31T12:00:00Z',
  date: '2026-01-31',
  uri: 'https://files.example.com/1.pdf',
  email: 'jo@example.com',
  uuid: '3f2b6a52-9d0e-4c62-8f0e-3a0f4e5b6c7d',
};

/** A value that the schema accepts: its example, or else the smallest valid value. */
export function sampleOf(document: Document, unresolved: Schema): unknown {
  const schema = resolve<Schema>(document, unresolved);
  const declared = [schema.example, schema.examples?.[0], schema.const, schema.default, schema.enum?.[0]].find(
    (value) => value !== undefined,
  );
  if (declared !== undefined) return declared;
  const variant = schema.oneOf?.[0] ?? schema.anyOf?.[0];
  if (variant !== undefined) return sampleOf(document, variant);
  if (schema.allOf !== undefined) {
    const { allOf, ...own } = schema;
    return Object.assign({}, ...[...allOf, own].map((part) => sampleOf(document, part)));
  }
  if (schema.format === 'binary') return new Blob(['%PDF-1.4'], { type: 'application/pdf' });
  switch (typeof schema.type === 'string' ? schema.type : schema.type?.[0]) {
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => sampleOf(document, schema.items ?? {}));
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(document, schema.properties?.[name] ?? {})]),
      );
    default:
      return byFormat[schema.format ?? ''] ?? 'sample';
  }
}

function sampleOfParameter(document: Document, parameter: Parameter): unknown {
  return parameter.example ?? Object.values(parameter.examples ?? {})[0]?.value ?? sampleOf(document, parameter.schema);
}

function propertiesOf(document: Document, unresolved: Schema): Readonly<Record<string, Schema>> {
  const schema = resolve<Schema>(document, unresolved);
  return Object.assign({}, ...(schema.allOf ?? []).map((part) => propertiesOf(document, part)), schema.properties);
}

function sampleOfBody(document: Document, requestBody: unknown): unknown {
  const { content } = resolve<{ content: Readonly<Record<string, MediaType>> }>(document, requestBody);
  const [type = '', media] = Object.entries(content)[0] ?? [];
  if (media === undefined) return undefined;
  const example = media.example ?? Object.values(media.examples ?? {})[0]?.value;
  if (!type.startsWith('multipart/')) return example ?? sampleOf(document, media.schema);
  const parts = Object.entries(propertiesOf(document, media.schema)).map(([name, unresolved]) => {
    const part = resolve<Schema>(document, unresolved);
    const isFile = part.format === 'binary' || resolve<Schema>(document, part.items ?? {}).format === 'binary';
    const value = (example as Record<string, unknown> | undefined)?.[name];
    return [name, value === undefined ? sampleOf(document, part) : isFile ? filesFor(value) : value];
  });
  return Object.fromEntries(parts);
}

/** Files with the names in an example: `(content of invoice.pdf)`. */
function filesFor(example: unknown): unknown {
  if (Array.isArray(example)) return example.map(filesFor);
  const name = /[\w-]+\.\w{3,4}\b/.exec(String(example))?.[0] ?? 'document.pdf';
  return new File(['%PDF-1.4'], name, { type: 'application/pdf' });
}

/** Arguments of the generated method, in its order: path values, body, query. */
export function sampleArguments(document: Document, { path, operation, parameters }: Route): unknown[] {
  const args: unknown[] = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    const parameter = parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
    if (parameter === undefined) throw new Error(`${operation.operationId}: ${path} does not declare ${name}`);
    return sampleOfParameter(document, parameter);
  });
  if (operation.requestBody !== undefined) args.push(sampleOfBody(document, operation.requestBody));
  const query = parameters.filter((parameter) => parameter.in === 'query');
  if (query.length > 0) {
    args.push(
      Object.fromEntries(
        query
          .filter(({ name, required }) => required || operation['x-at-least-one-of']?.[0] === name)
          .map((parameter) => [parameter.name, sampleOfParameter(document, parameter)]),
      ),
    );
  }
  return args;
}
