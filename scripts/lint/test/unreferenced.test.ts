import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unreferenced } from '../unreferenced.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'unreferenced-'));
  put('hub.yaml', 'paths: { /a: { get: { $ref: operations/a.yaml } } }');
  put('operations/a.yaml', "schema: { $ref: '../schemas/things.yaml#/Thing' }");
  put('schemas/things.yaml', "Thing: { mapping: { BIG: '#/Big' } }\nBig: { type: object }");
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
const found = (): readonly object[] => unreferenced(root, ['hub.yaml'], ['{operations,schemas}/*.yaml']);

test("parts that a description reaches through files, names and mappings aren't reported", () => {
  expect(found()).toEqual([]);
});

test('an operation that no path lists is reported', () => {
  put('operations/b.yaml', "schema: { $ref: '../schemas/things.yaml#/Thing' }");
  expect(found()).toEqual([{ file: 'operations/b.yaml' }]);
});

test('a schema is reported if nothing refers to it, or only itself or unused schemas', () => {
  put('schemas/others.yaml', "One: { $ref: '#/Two' }\nTwo: { $ref: '#/One' }");
  put('schemas/things.yaml', 'Thing: { type: object }\nBig: { type: object }');
  expect(found()).toEqual([{ file: 'schemas/others.yaml' }, { file: 'schemas/things.yaml', name: 'Big' }]);
});
