import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { surfaces } from '@tradelane/spec-model/surfaces';

/** Any node of a description. */
type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Names of the lists below a node that are described as complete. */
function* completeLists(document: Node, node: unknown, seen = new Set<unknown>()): Generator<string> {
  if (!isNode(node) || seen.has(node)) return;
  seen.add(node);
  if (typeof node['$ref'] === 'string') {
    let target: unknown = document;
    for (const step of node['$ref'].slice(2).split('/')) target = isNode(target) ? target[step] : undefined;
    yield* completeLists(document, target, seen);
  }
  for (const [name, value] of Object.entries(node)) {
    if (
      isNode(value) &&
      typeof value['description'] === 'string' &&
      value['description'].includes('This is the complete list')
    )
      yield name;
    yield* completeLists(document, value, seen);
  }
}

const updates = surfaces.flatMap(({ name }) => {
  const text = readFileSync(join(import.meta.dirname, `../dist/${name}.openapi.json`), 'utf8');
  const document = JSON.parse(text) as { readonly paths: Readonly<Record<string, Readonly<Record<string, Node>>>> };
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  return operations.flatMap(({ operationId, description, requestBody }) => {
    const lists = [...new Set(completeLists(document, requestBody))];
    return lists.length > 0 ? [[name, operationId, description, lists] as const] : [];
  });
});

test('AS55: A02 and SOF26 have lists that replace the existing ones', () => {
  expect(new Set(updates.map(([, id]) => id))).toEqual(new Set(['A02', 'SOF26']));
});

test.each(updates)('%s %s names the complete lists of its request', (_, __, description, lists) => {
  for (const list of lists) expect(description).toContain(`\`${list}\``);
  expect(description).toContain('complete lists: entries left out are removed');
});
