import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'vitest';
import { credentials } from '../src/domains/auth/credentials/index.ts';
import { table } from '../src/domains/operations.ts';
import { mounts } from '../src/http/mounts.ts';
import { Router } from '../src/http/server.ts';

type Schema = Readonly<Record<string, unknown>>;
type Document = Readonly<Record<string, unknown>>;

const documents = new Map<string, Document>();

/** Validates messages and responses of every surface by the name of the surface and a pointer. */
export const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addFormat('date-time-without-timezone', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);

export function documentOf(surface: string): Document | undefined {
  let document = documents.get(surface);
  if (document === undefined) {
    try {
      const path = new URL(`../../../specs/dist/${surface}.openapi.json`, import.meta.url);
      document = JSON.parse(readFileSync(path, 'utf8')) as Document;
    } catch {
      return undefined;
    }
    documents.set(surface, document);
    ajv.addSchema(document, surface);
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

/** A body whose lists have at most 50 entries, because all entries of a long list come from the same code. */
const shortened = (body: unknown): unknown =>
  typeof body !== 'object' || body === null || Array.isArray(body)
    ? body
    : Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, 50) : value]),
      );

/** Places of a response that don't fit the schema of its operation. */
function mismatches(surface: string, pointer: string, body: unknown): readonly string[] {
  // Segments of the pointer are percent-encoded, as in any URI.
  const encoded = pointer.split('/').map(encodeURIComponent).join('/');
  const validate = ajv.getSchema(`${surface}#${encoded}/content/application~1json/schema`);
  if (validate === undefined) throw new Error(`${surface} has no schema at ${pointer}`);
  validate(shortened(body));
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${surface} ${pointer}: ${instancePath} ${message}`,
  );
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** The header of the request. Only surfaces that it opens describe the response. */
  readonly authorization?: string | undefined;
}

/**
 * Undocumented fields and wrong values of a JSON response, or `undefined` if the response has no JSON description.
 * Several surfaces may share a path.
 */
export function faultsOf(
  method: string,
  url: string,
  { status, body, authorization }: Answer,
): readonly string[] | undefined {
  const match = router.find(method, new URL(url).pathname);
  if (match.kind !== 'found') return undefined;
  const key = credentials.keys.find(({ value }) => authorization === value || authorization === `Bearer ${value}`);
  const found = match.routes.flatMap(({ surface, path }): readonly (readonly string[])[] => {
    const document = documentOf(surface);
    const item = (document?.['paths'] as Schema | undefined)?.[path] as Schema | undefined;
    const operation = item?.[method.toLowerCase()] as Schema | undefined;
    const response = (operation?.['responses'] as Schema | undefined)?.[String(status)] as Schema | undefined;
    const isOpen = status >= 300 || key === undefined || key.surfaces.includes(surface);
    if (document === undefined || response === undefined || !isOpen) return [];
    const content = resolved(document, response)['content'] as Schema | undefined;
    const schema = (content?.['application/json'] as Schema | undefined)?.['schema'] as Schema | undefined;
    const isOther = body === undefined && Object.keys(content ?? {}).length > 1;
    if (schema === undefined || isOther) return [];
    const { $ref } = response;
    const own = `/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/responses/${status}`;
    const wrong = mismatches(surface, typeof $ref === 'string' ? $ref.slice(1) : own, body);
    return [
      [...new Set(undocumented(document, [schema], body, `${surface} ${method} ${path} ${status}: $`)), ...wrong],
    ];
  });
  return found.toSorted((a, b) => a.length - b.length)[0];
}

/** Fails if a JSON response differs from the description of its operation. */
export function expectDocumented(method: string, url: string, answer: Answer): void {
  expect(faultsOf(method, url, answer) ?? []).toEqual([]);
}
