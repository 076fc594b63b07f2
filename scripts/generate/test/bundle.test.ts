import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { bundleDocument, bundleFaults, bundleSurfaces } from '@tradelane/spec-model/bundle';
import { drifted, write } from '../files.ts';
import { surface } from './fixture.ts';

const folders: string[] = [];
const temporary = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'generate-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('a reference to a missing file is an error that names the file', async () => {
  const file = join(temporary(), 'broken.yaml');
  writeFileSync(
    file,
    "openapi: 3.1.0\ninfo: { title: Broken, version: '1' }\npaths:\n  /x:\n    get: { operationId: x, responses: { '200': { $ref: 'no.yaml#/X' } } }\n",
  );
  await expect(bundleDocument(file)).rejects.toThrow(/no\.yaml/);
});

test('each fault of a description is reported, including an unexpected one', async () => {
  const file = join(temporary(), 'broken.yaml');
  const describe = (paths: string): void =>
    writeFileSync(file, `openapi: 3.1.0\ninfo: { title: Broken, version: '1' }\npaths:\n${paths}`);
  describe("  /x:\n    patch: { operationId: x, responses: { '200': { description: It. } } }\n");
  expect(await bundleFaults(file)).toEqual([expect.stringContaining("has a method that clients don't support")]);
  describe('  /x:\n');
  expect(await bundleFaults(file)).toEqual([expect.stringContaining('TypeError')]);
  describe("  /x:\n    get: { operationId: x, responses: { '200': { description: It. } } }\n");
  expect(await bundleFaults(file)).toEqual([]);
});

test('a surface without a description is an error that contains the expected path', async () => {
  await expect(bundleSurfaces(temporary(), [surface])).rejects.toThrow('fixtures/shop.yaml');
});

test('an overlay changes the operation that it extends, and x-roles keeps the roles of one role', async () => {
  const folder = temporary();
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write(
    'O1.yaml',
    `operationId: O1
summary: List
x-roles: { seller: [ROLE_A] }
x-assumption: [{ id: AS1 }]
parameters: [{ name: a, in: query, schema: {} }, { name: b, in: query, schema: {} }]
responses: { '200': { description: A page., content: { application/json: { schema: {}, example: { list: [{ x: 1 }, { x: 2 }] } } } } }
`,
  );
  write(
    'O1.operator.yaml',
    `extends: O1.yaml
summary: List all
x-assumption+: [{ id: AS2 }]
parameters: { a: null, c: { in: query, schema: {} } }
responses: { '200': { content: { application/json: { example+: { list: [{ shop: 3 }] } } } } }
`,
  );
  const bundled = async (role: string, file: string): Promise<unknown> => {
    write(
      `${role}.yaml`,
      `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n  /x:\n    get: { $ref: ${file} }\n`,
    );
    return (await bundleDocument(join(folder, `${role}.yaml`))).paths['/x']?.get;
  };
  expect(await bundled('seller', 'O1.yaml')).toMatchObject({ 'x-roles': ['ROLE_A'] });
  expect(await bundled('front', 'O1.yaml')).not.toHaveProperty('x-roles');
  expect(await bundled('operator', 'O1.operator.yaml')).toEqual({
    operationId: 'O1',
    summary: 'List all',
    'x-assumption': [{ id: 'AS1' }, { id: 'AS2' }],
    parameters: ['b', 'c'].map((name) => ({ name, in: 'query', schema: {} })),
    responses: {
      '200': {
        description: 'A page.',
        content: { 'application/json': { schema: {}, example: { list: [{ x: 1, shop: 3 }, { x: 2 }] } } },
      },
    },
  });
});

test('writing changes only files that differ, and drift lists them', () => {
  const root = temporary();
  const files = new Map([
    ['a/one.ts', '1'],
    ['a/two.ts', '2'],
  ]);
  expect(write(root, files)).toEqual(['a/one.ts', 'a/two.ts']);
  expect(write(root, files)).toEqual([]);
  writeFileSync(join(root, 'a/two.ts'), 'edited');
  expect(drifted(root, files)).toEqual(['a/two.ts']);
});
