import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A node of a bundled description: whatever JSON holds. */
export type Node = Readonly<Record<string, unknown>>;

const documents = new Map<string, Node>();

/** The bundled description of a surface. */
export function documentOf(surface: string): Node {
  const file = join(import.meta.dirname, `../../dist/${surface}.openapi.json`);
  const known = documents.get(surface) ?? (JSON.parse(readFileSync(file, 'utf8')) as Node);
  documents.set(surface, known);
  return known;
}

/** The operation with this id. */
export function operationOf(document: Node, id: string): Node {
  const items = Object.values(document['paths'] as Readonly<Record<string, Node>>);
  const operations = items.flatMap((item) => Object.values(item) as readonly Node[]);
  const operation = operations.find(({ operationId }) => operationId === id);
  if (operation === undefined) throw new Error(`The document has no operation ${id}.`);
  return operation;
}

/** The resolved parameters of an operation, without the parameters of its path. */
export function parametersOf(document: Node, operation: Node): readonly Node[] {
  return ((operation['parameters'] ?? []) as readonly unknown[]).map((parameter) => resolved(document, parameter));
}

/** Follows local references. Keys next to a `$ref` override its target. */
export function resolved(document: Node, node: unknown): Node {
  const { $ref, ...beside } = node as Node;
  if (typeof $ref !== 'string') return node as Node;
  const keys = $ref.slice(2).split('/');
  const target = keys.reduce<unknown>(
    (at, key) => (at as Node)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
  return { ...resolved(document, target), ...beside };
}

/**
 * Every schema that stands at a path such as `$.data[].price.amount`, through references, `allOf` and all variants. A schema and the
 * parts that it is made of are each one of them.
 */
export function schemasAt(document: Node, root: unknown, path: string): readonly Node[] {
  const steps = path.replace(/^\$\.?/, '').match(/[^.[\]]+|\[\]/g) ?? [];
  let found: readonly Node[] = parts(document, root);
  for (const step of steps) {
    found = found.flatMap((schema) => {
      const next = step === '[]' ? schema['items'] : (schema['properties'] as Node | undefined)?.[step];
      return next === undefined ? [] : parts(document, next);
    });
  }
  return found;
}

/** The schemas at a path of the request body, for all content types. */
export function requestSchemasAt(document: Node, operation: Node, path: string): readonly Node[] {
  return bodySchemasAt(document, operation['requestBody'], path);
}

/** The schemas at a path of the response body. Default: the successful response. */
export function responseSchemasAt(document: Node, operation: Node, path: string, status?: string): readonly Node[] {
  const responses = operation['responses'] as Node;
  const found = status ?? Object.keys(responses).find((key) => key.startsWith('2'));
  return bodySchemasAt(document, responses[found ?? ''], path);
}

function bodySchemasAt(document: Node, body: unknown, path: string): readonly Node[] {
  const content = resolved(document, body)['content'] as Readonly<Record<string, Node>>;
  return Object.values(content).flatMap(({ schema }) => schemasAt(document, schema, path));
}

function parts(document: Node, node: unknown): readonly Node[] {
  const schema = resolved(document, node);
  const inside = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => (schema[key] ?? []) as readonly unknown[]);
  return [schema, ...inside.flatMap((part) => parts(document, part))];
}

/** A field that published responses, or the prose about them, show as null or leave out. */
export interface Shown {
  readonly operation: string;
  readonly kind: string;
  readonly path: string;
  readonly surface: string;
}

export const shown: readonly Shown[] = readFileSync(join(import.meta.dirname, 'null-and-absent.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [operation = '', kind = '', path = '', surfaces = ''] = line.split('\t');
    return surfaces.split(',').map((surface) => ({ operation, kind, path, surface }));
  });
