import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Document, type Operation, resolve, routes, type Schema } from './document.ts';

/** The bundled document of a surface, as `@tradelane/specs` publishes it. */
export function readDocument(surface: string): Document {
  const file = fileURLToPath(new URL(`../../../specs/dist/${surface}.openapi.json`, import.meta.url));
  return JSON.parse(readFileSync(file, 'utf8')) as Document;
}

/**
 * The same document for Prism. Prism reads every multipart part as text, so a JSON part would fail its schema, and one
 * file isn't an array. Such parts lose their schema here. `packages/acceptance/test/multipart.test.ts` proves them byte
 * by byte.
 */
export function readForPrism(surface: string): Document {
  const document = readDocument(surface);
  for (const { operation } of routes(document)) relax(document, formOf(document, operation));
  return document;
}

/** The schema of a multipart body. */
function formOf(document: Document, { requestBody }: Operation): Schema {
  const body = resolve<{ readonly content?: Readonly<Record<string, { readonly schema: Schema }>> } | undefined>(
    document,
    requestBody,
  );
  return body?.content?.['multipart/form-data']?.schema ?? {};
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
