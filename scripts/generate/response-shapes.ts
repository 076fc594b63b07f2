import type { Bundle } from '@tradelane/spec-model/bundle';
import { resolve, type Schema } from '@tradelane/spec-model/document';
import { readOperations } from '@tradelane/spec-model/operation';
import { shareSchemas } from './shared-schemas.ts';

/** Decides whether a schema keeps a keyword. */
type KeywordFilter = (keyword: string, value: unknown) => boolean;

/** Keywords that state which fields a response has, and which texts are public. */
const kept = new Set([
  '$ref',
  'properties',
  'items',
  'additionalProperties',
  'allOf',
  'anyOf',
  'oneOf',
  'enum',
  'const',
  'format',
]);

/** Of types, only numbers are kept. */
const isOfShape: KeywordFilter = (keyword, value) =>
  kept.has(keyword) || (keyword === 'type' && /number|integer/.test(String(value)));

/**
 * Schemas of JSON responses of reads by `<surface>/<operationId>`, for the recorder of the sandbox. Its shape is `Shapes` in
 * `packages/sandbox/src/recording/shapes.d.ts`.
 */
export function emitShapes(bundles: readonly Bundle[]): string {
  const shared = shareSchemas(bundles);
  const operations: Record<string, unknown> = {};
  for (const { surface, document } of bundles)
    for (const { id, method, object, success } of readOperations(document)) {
      if (method !== 'GET') continue;
      const response = resolve(document, object.responses[String(success.status)] as Schema) as {
        readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
      };
      const schema = response.content?.['application/json']?.schema;
      if (schema !== undefined)
        operations[`${surface.name}/${id}`] = keptKeywords(shared.adopt(surface.name, schema), isOfShape);
    }
  return `${JSON.stringify({ operations, definitions: reachedFrom(operations, shared.definitions, isOfShape) })}\n`;
}

/** The definitions that schemas refer to, directly or not. */
export function reachedFrom(
  schemas: unknown,
  definitions: Readonly<Record<string, unknown>>,
  isKept: KeywordFilter,
): object {
  const reached = new Map<string, unknown>();
  const reach = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (reached.has(name)) continue;
      const definition = keptKeywords(definitions[name], isKept);
      reached.set(name, definition);
      reach(JSON.stringify(definition));
    }
  };
  reach(JSON.stringify(schemas));
  return Object.fromEntries(reached);
}

/** A schema without other keywords. */
export function keptKeywords(node: unknown, isKept: KeywordFilter): unknown {
  const pruned = (one: unknown): unknown => keptKeywords(one, isKept);
  if (Array.isArray(node)) return node.map(pruned);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => {
      if (!isKept(key, value)) return [];
      if (key === 'enum' || key === 'const') return [[key, value]];
      if (key !== 'properties') return [[key, pruned(value)]];
      return [[key, Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, pruned(one)]))]];
    }),
  );
}
