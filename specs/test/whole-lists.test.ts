import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { surfaces } from '../../scripts/generate/surfaces.ts';

/** Any node of a description. */
type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Names of the lists below a node that say they are whole. */
function* wholeLists(document: Node, node: unknown, seen = new Set<unknown>()): Generator<string> {
  if (!isNode(node) || seen.has(node)) return;
  seen.add(node);
  if (typeof node['$ref'] === 'string') {
    let target: unknown = document;
    for (const step of node['$ref'].slice(2).split('/')) target = isNode(target) ? target[step] : undefined;
    yield* wholeLists(document, target, seen);
  }
  for (const [name, value] of Object.entries(node)) {
    if (isNode(value) && typeof value['description'] === 'string' && value['description'].includes('The whole list'))
      yield name;
    yield* wholeLists(document, value, seen);
  }
}

const updates = surfaces.flatMap(({ name }) => {
  const text = readFileSync(join(import.meta.dirname, `../dist/${name}.openapi.json`), 'utf8');
  const document = JSON.parse(text) as { readonly paths: Readonly<Record<string, Readonly<Record<string, Node>>>> };
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  return operations.flatMap(({ operationId, description, requestBody }) => {
    const lists = [...new Set(wholeLists(document, requestBody))];
    return lists.length > 0 ? [[name, operationId, description, lists] as const] : [];
  });
});

test('there are lists that replace the ones that were there', () => {
  expect(new Set(updates.map(([, id]) => id))).toEqual(new Set(['A02', 'SOF26']));
});

test.each(updates)(
  '%s %s says which lists of its request are whole, where its other fields stay',
  (_, __, said, lists) => {
    for (const list of lists) expect(said).toContain(`\`${list}\``);
    expect(said).toContain('whole lists: what they leave out is removed');
  },
);
