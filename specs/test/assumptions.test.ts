/** Assumptions about what the descriptions contain. Tests of the client and the sandbox prove the others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { surfaces } from '@tradelane/spec-model/surfaces';
import { expect, test } from 'vitest';

interface Assumption {
  readonly id?: string;
  readonly about: string;
}
interface Operation {
  readonly operationId?: string;
  readonly 'x-retry'?: string;
  readonly parameters?: readonly { readonly name?: string; readonly schema?: { readonly enum?: unknown } }[];
}
interface Description {
  readonly info: { readonly description?: string; readonly 'x-assumption'?: readonly Assumption[] };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const read = (file: string): Description =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../dist/${file}.json`), 'utf8')) as Description;
const described = [...surfaces.map(({ name }) => `${name}.openapi`), 'events.asyncapi'];
const operations = surfaces.flatMap(({ name }) =>
  Object.entries(read(`${name}.openapi`).paths ?? {}).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, operation })),
  ),
);

// The document of tokens shows all of its fields.
test.each(described.filter((name) => name !== 'auth.openapi'))(
  'AS39: %s states that the meaning of its fields is an assumption',
  (file) => {
    const about = read(file).info['x-assumption']?.map((one) => one.about);
    expect(about).toContain('meaning of fields known by name only');
  },
);

test.each(described)('AS39: the description of %s states where its fields come from', (file) => {
  const { description = '' } = read(file).info;
  const last = description.trim().split('\n\n').at(-1);
  expect(last).toMatch(/^Field names(, types and meanings| and types) come from the documents/);
  if (file !== 'auth.openapi') expect(last).toMatch(/meanings and units aren't in either, so they are assumptions/);
});

test('AS79: an unsafe call, such as ST24, is not sent again after an unknown outcome', () => {
  const ships = operations.filter(({ operation }) => operation.operationId === 'ST24');
  expect(new Set(ships.map(({ operation }) => operation['x-retry']))).toEqual(new Set(['unsafe']));
});

test('AS87: the path parameter of an import is `import_id`', () => {
  const names = operations.flatMap(({ path }) => path.match(/\{import[^}]*\}/g) ?? []);
  expect(new Set(names)).toEqual(new Set(['{import_id}']));
});

test('AS97: the sort of threads takes any text', () => {
  const threads = operations.filter(({ operation }) => operation.operationId === 'M11');
  const sorts = threads.flatMap(({ operation }) => (operation.parameters ?? []).filter(({ name }) => name === 'sort'));
  expect(sorts.length).toBeGreaterThan(0);
  for (const { schema } of sorts) expect(schema?.enum).toBeUndefined();
});

test('every assumption has an id, so that a test has it in its title', () => {
  const ids = (node: unknown): readonly (string | undefined)[] => {
    if (typeof node !== 'object' || node === null) return [];
    const own = (node as { readonly 'x-assumption'?: readonly Assumption[] })['x-assumption'] ?? [];
    return [...own.map(({ id }) => id), ...Object.values(node).flatMap(ids)];
  };
  const all = described.flatMap((file) => ids(read(file)));
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((id) => id === undefined)).toEqual([]);
});
