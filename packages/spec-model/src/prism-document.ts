import { resolve, type BodyObject, type Document, type Schema } from './document.ts';
import { methods } from './refusals.ts';

/**
 * The document for Prism. Prism reads every multipart part as text, so a JSON part would fail its schema, and one file
 * isn't an array. Such parts lose their schema.
 */
export function relaxedForPrism(source: Document): Document {
  const document = structuredClone(source);
  for (const item of Object.values(document.paths))
    for (const method of methods) {
      const body = item[method]?.requestBody;
      if (body === undefined) continue;
      relax(document, resolve<BodyObject>(document, body).content['multipart/form-data']?.schema ?? {});
    }
  return document;
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
