import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createInstance, keys } from '../harness.ts';

// Each test reads the fields that it needs.
// oxlint-disable-next-line typescript/no-explicit-any
type Node = any;

const surfaces = {
  'marketplace-seller': keys.home,
  'services-seller': keys.home,
  'catalog-manager-seller': keys.home,
  'marketplace-operator': keys.operator,
  'services-operator': keys.operator,
  'catalog-manager-operator': keys.operator,
  'marketplace-front': keys.front,
  'services-front': keys.front,
  'catalog-manager-front': keys.front,
};

/** Every query parameter of a read that has documented values. */
const filters = Object.entries(surfaces).flatMap(([surface, key]) => {
  const file = new URL(`../../../../../specs/dist/${surface}.openapi.json`, import.meta.url);
  const document: Node = JSON.parse(readFileSync(file, 'utf8'));
  const resolved = (node: Node): Node =>
    node?.$ref === undefined
      ? node
      : resolved(
          (node.$ref as string)
            .split('/')
            .slice(1)
            .reduce((at: Node, name) => at[name], document),
        );
  return Object.entries<Node>(document.paths).flatMap(([path, { get }]) =>
    path.includes('{')
      ? []
      : (get?.parameters ?? [])
          .map(resolved)
          .filter((one: Node) => {
            const schema = resolved(one.schema);
            return one.in === 'query' && (resolved(schema.items ?? schema).enum ?? []).length > 0;
          })
          .map((one: Node) => ({ surface, key, path, id: get.operationId as string, name: one.name as string })),
  );
});

it.each([false, true])('a misspelled value of a documented filter is refused with 400 (strict: %s)', async (strict) => {
  const instance = createInstance({ strict });
  expect(filters.length).toBeGreaterThan(70);
  for (const { surface, key, path, id, name } of filters) {
    const { status, json } = await instance.ask(`${path}?${name}=NO_SUCH_VALUE`, { key });
    const fields = (json.errors ?? []).map(({ field }: Node) => field);
    expect([status, fields.join()], `${surface} ${id} ${name}`).toEqual([400, expect.stringContaining(name)]);
  }
});
