import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Document as SpecDocument } from '@tradelane/spec-model/document';
import { relaxedForPrism } from '@tradelane/spec-model/prism-document';
import type { Document } from './document.ts';

/** The bundled document of a surface, as `@tradelane/specs` publishes it. */
export function readDocument(surface: string): Document {
  const file = fileURLToPath(new URL(`../../../specs/dist/${surface}.openapi.json`, import.meta.url));
  return JSON.parse(readFileSync(file, 'utf8')) as Document;
}

/**
 * The same document for Prism, without the schemas of multipart parts, and with a path for linked operations (TL05).
 * `packages/acceptance/test/multipart.test.ts` proves those parts byte by byte.
 */
export const readForPrism = (surface: string): Document =>
  relaxedForPrism(readDocument(surface) as unknown as SpecDocument) as unknown as Document;
