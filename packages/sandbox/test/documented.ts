import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { table } from '../src/domains/operations.ts';
import { mounts } from '../src/http/mounts.ts';
import { Router } from '../src/http/server.ts';

type Schema = Readonly<Record<string, unknown>>;
type Document = Readonly<Record<string, unknown>>;

const documents = new Map<string, Document>();

function documentOf(surface: string): Document | undefined {
  let document = documents.get(surface);
  if (document === undefined) {
    try {
      const path = new URL(`../../../specs/dist/${surface}.openapi.json`, import.meta.url);
      document = JSON.parse(readFileSync(path, 'utf8')) as Document;
    } catch {
      return undefined;
    }
    documents.set(surface, document);
  }
  return document;
}

interface Route {
  readonly surface: string;
  readonly path: string;
}

const router = new Router<Route>();
for (const { name, server, operations } of table.surfaces)
  for (const { method, path } of operations) {
    const mount = server.replace(/^\{(\w+)\}/, (_, variable: string) => mounts[variable] ?? '');
    router.add(method, mount + path, { surface: name, path });
  }

/** Resolves a `$ref`. */
function resolved(document: Document, schema: Schema): Schema {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return schema;
  const found = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, step) => (node as Schema)[step.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  return resolved(document, found as Schema);
}

/** A schema with the schemas that it consists of, in any branch. */
function partsOf(document: Document, schema: Schema): readonly Schema[] {
  const own = resolved(document, schema);
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => (own[name] ?? []) as readonly Schema[]);
  const more = ['if', 'then', 'else'].flatMap((name) => (own[name] === undefined ? [] : [own[name] as Schema]));
  return [own, ...[...branches, ...more].flatMap((one) => partsOf(document, one))];
}

/** Paths of the fields in a value that none of these schemas documents. */
function* undocumented(document: Document, schemas: readonly Schema[], value: unknown, at: string): Iterable<string> {
  if (typeof value !== 'object' || value === null) return;
  const parts = schemas.flatMap((schema) => partsOf(document, schema));
  if (Array.isArray(value)) {
    const items = parts.flatMap(({ items: one }) => (one === undefined ? [] : [one as Schema]));
    for (const entry of value) yield* undocumented(document, items, entry, `${at}[]`);
    return;
  }
  const isOpen = parts.some(({ additionalProperties: more }) => more === true);
  const values = parts.flatMap(({ additionalProperties: more }) => (typeof more === 'object' ? [more as Schema] : []));
  const known = parts.flatMap(({ properties }) => (properties === undefined ? [] : [properties as Schema]));
  if (known.length === 0 && values.length === 0) return;
  for (const [name, member] of Object.entries(value)) {
    const own = known.flatMap((properties) => (Object.hasOwn(properties, name) ? [properties[name] as Schema] : []));
    if (own.length === 0 && values.length === 0 && !isOpen) yield `${at}.${name}`;
    else yield* undocumented(document, own.length > 0 ? own : values, member, `${at}.${name}`);
  }
}

/**
 * Undocumented fields of a JSON response, or `undefined` if the response has no JSON description. Several surfaces may
 * share a path.
 */
export function undocumentedFields(
  method: string,
  url: string,
  status: number,
  body: unknown,
): readonly string[] | undefined {
  const match = router.find(method, new URL(url).pathname);
  if (match.kind !== 'found') return undefined;
  const found = match.routes.flatMap(({ surface, path }): readonly (readonly string[])[] => {
    const document = documentOf(surface);
    const item = (document?.['paths'] as Schema | undefined)?.[path] as Schema | undefined;
    const operation = item?.[method.toLowerCase()] as Schema | undefined;
    const response = (operation?.['responses'] as Schema | undefined)?.[String(status)] as Schema | undefined;
    if (document === undefined || response === undefined) return [];
    const content = resolved(document, response)['content'] as Schema | undefined;
    const schema = (content?.['application/json'] as Schema | undefined)?.['schema'] as Schema | undefined;
    if (schema === undefined) return [];
    return [[...new Set(undocumented(document, [schema], body, `${surface} ${method} ${path} ${status}: $`))]];
  });
  return found.toSorted((a, b) => a.length - b.length)[0];
}

/** Fails if a JSON response has a field that the description of its operation doesn't have. */
export function expectDocumented(method: string, url: string, status: number, body: unknown): void {
  expect(undocumentedFields(method, url, status, body) ?? []).toEqual([]);
}
