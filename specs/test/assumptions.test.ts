/** Assumptions about what the descriptions contain. Tests of the client and the sandbox prove the others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { surfaces } from '@tradelane/spec-model/surfaces';
import { expect, test } from 'vitest';

interface Assumption {
  readonly id?: string;
  readonly about: string;
  readonly choice: string;
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

/** Objects with an assumption: its ID, its choice, and the rest of the object as JSON. */
const assumed = described.map((file) => {
  const found: { readonly id: string; readonly text: string; readonly node: string }[] = [];
  JSON.stringify(read(file), (_, value: unknown) => {
    const { 'x-assumption': own = [], ...node } = Object(value) as { readonly 'x-assumption'?: readonly Assumption[] };
    for (const { id = '', about, choice } of own)
      found.push({ id, text: `${about}: ${choice}`, node: JSON.stringify(node) });
    return value;
  });
  return found;
});

test('AS58, AS130–AS138, AS143, AS145–AS149, AS163: units, names and keys are in what the assumption describes', () => {
  const choices = {
    AS58: /"discriminator"|"required":\[[^\]]*"@?type"/,
    AS130: /units/,
    AS131: /percent/,
    AS132: /whole line/,
    AS133: /meters/,
    AS134: /seconds|share|grade/i,
    AS135: /savings account/i,
    AS136: /"key":\["path.import_id"\]/,
    AS137: /"key":\["path.tracking_id"\]/,
    AS138: /"followUpPages":"free"/,
    AS143: /"order_id"/,
    AS145: /seller's identifier of the product/,
    AS146: /"type":"string"/,
    AS147: /"size_in_bytes"/,
    AS148: /NUMERIC.*BOOLEAN/,
    AS149: /"type":/,
    AS163: /"name":"shop_ids"/,
  };
  for (const [id, choice] of Object.entries(choices)) {
    const nodes = assumed.flat().filter((one) => one.id === id);
    expect(nodes, id).not.toEqual([]);
    for (const { node } of nodes) expect(node, id).toMatch(choice);
  }
});

test('every assumption has an ID, and one choice per description', () => {
  const all = assumed.flat();
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(({ id }) => !/^(AS|W)\d/.test(id))).toEqual([]);
  for (const list of assumed)
    for (const { id, text } of list) expect(list.find((one) => one.id === id)?.text, id).toBe(text);
});
