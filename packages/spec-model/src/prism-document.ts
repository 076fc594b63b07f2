import { resolve, schemaName, type BodyObject, type Document, type Schema } from './document.ts';
import { methods } from './refusals.ts';

/**
 * The document for Prism. Prism reads every multipart part as text, so a JSON part would fail its schema, and one file
 * isn't an array. Such parts lose their schema. Prism validates nothing that reaches a recursive schema, so a reference
 * back to a schema that contains it becomes a schema of anything.
 */
export function relaxedForPrism(source: Document): Document {
  const document = structuredClone(source);
  const schemas = Object.entries(document.components?.schemas ?? {});
  schemas.forEach(([name, schema], index) => {
    const back = schemas.slice(0, index + 1).filter(([other]) => namesFrom(document, other).has(name));
    cut(schema, new Set(back.map(([other]) => other)));
  });
  for (const item of Object.values(document.paths))
    for (const method of methods) {
      const body = item[method]?.requestBody;
      if (body === undefined) continue;
      relax(document, resolve<BodyObject>(document, body).content['multipart/form-data']?.schema ?? {});
    }
  return document;
}

/** Replaces the references to some schemas. */
function cut(node: unknown, names: ReadonlySet<string>): void {
  if (typeof node !== 'object' || node === null) return;
  const parts = node as Record<string, unknown>;
  for (const [key, value] of Object.entries(parts)) {
    const name = schemaName((value as Schema | null | undefined)?.$ref);
    if (name === undefined) cut(value, names);
    else if (names.has(name)) parts[key] = {};
  }
}

/** The name of a schema, and the names of all schemas that it refers to, directly or through others. */
function namesFrom(document: Document, name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found;
  found.add(name);
  JSON.stringify(document.components?.schemas?.[name], (_, value: unknown) => {
    const other = schemaName((value as Schema | null | undefined)?.$ref);
    if (other !== undefined) namesFrom(document, other, found);
    return value;
  });
  return found;
}

function relax(document: Document, schema: Schema): void {
  const { allOf = [], properties = {} } = resolve<Schema>(document, schema);
  for (const part of allOf) relax(document, part);
  for (const [name, property] of Object.entries(properties)) {
    const { type } = resolve<Schema>(document, property);
    if (type === 'array') Object.assign(properties, { [name]: {} });
    if (type === 'object') Object.assign(properties, { [name]: { type: 'string' } });
  }
}

/** Prism matches paths without the server's base path, so each path gets it as a prefix. */
export function withBasePath(document: Document, basePath: string): Document {
  const paths = Object.fromEntries(Object.entries(document.paths).map(([path, item]) => [basePath + path, item]));
  return { ...document, paths, servers: [{ url: 'http://127.0.0.1' }] };
}

/** `/api` of the server `{base_url}/api`: a mock has its own host. */
export const basePathOf = ({ servers }: Document): string => (servers[0]?.url ?? '').replace(/^\{\w+\}/, '');
