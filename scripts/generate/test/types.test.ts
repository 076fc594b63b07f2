import { expect, test } from 'vitest';
import { emitTypes } from '../types.ts';
import { readFixture } from './fixture.ts';

const text = async (): Promise<string> => {
  const { bundle, operations } = await readFixture();
  return emitTypes(bundle.document, operations);
};

test('an open enum lists its values and accepts any other value', async () => {
  expect(await text()).toMatch(/State = "NEW" \| "USED" \| \(string & \{\}\);/);
});

test('a closed enum accepts its values only', async () => {
  expect(await text()).toMatch(/kind: "PHOTO" \| "TEXT";/);
});

test('Q08: a date is text, or also a Date if only a caller writes it', async () => {
  const types = await text();
  expect(types).toMatch(/updated_from: string \| Date;/);
  expect(types).toMatch(/before\?: string \| Date;/);
  expect(types).toMatch(/sold_at\?: string \| null;/);
});

test('files are FileInput in requests and Blob in responses', async () => {
  const types = await text();
  expect(types).toContain("import type { FileInput } from '@tradelane/core';");
  expect(types).toMatch(/file: FileInput;/);
  expect(types).toMatch(/more\?: \(?FileInput\)?\[\];/);
  expect(types).toMatch(/"application\/zip": Blob;/);
});

test('variants are distinguished by their own constant, without Omit', async () => {
  const types = await text();
  expect(types).toContain('export type Price = Fixed | Ranged;');
  expect(types).not.toContain('Omit<');
});

test("an operation without a path has types and isn't listed under the paths", async () => {
  const types = await text();
  expect(types).toMatch(/^ {4}chunk: \{$/m);
  expect(types).not.toContain('/linked/');
});

test('every named schema can be imported by its name', async () => {
  const types = await text();
  expect(types).toContain('export interface ItemPage {');
  expect(types).toMatch(/^ {4}schemas: \{[^}]*^ {8}ItemPage: ItemPage;$/m);
  expect(types).not.toMatch(/components\["schemas"\]/);
});

test('a query and a body without a schema are named after their method', async () => {
  const types = await text();
  expect(types).toContain('export interface ItemsListQuery {');
  expect(types).toContain('query: ItemsListQuery;');
  expect(types).toContain('"multipart/form-data": FilesUploadBody;');
});

test('two types with one name are refused', async () => {
  const { bundle, operations } = await readFixture();
  const renamed = operations.map((operation) => ({ ...operation, group: 'items', name: 'list' }));
  await expect(emitTypes(bundle.document, renamed)).rejects.toThrow('Two types are named ItemsListQuery');
});

test('a comment states the meaning of a field or else of its type, and of each value', async () => {
  const types = await text();
  const state = /@description How worn it is\.\n *\* +- `NEW`: Never used\.\n *\* +- `USED`: Worn\.\n *\*\/\n */.source;
  expect(types).toMatch(new RegExp(`${state}export type State = `));
  expect(types).toMatch(new RegExp(`${state}state: State`));
  expect(types).toMatch(/@description - `NEW`: Never used\.\n.*\n +\*\/\n +states\?: /);
  expect(types).toMatch(/@description What it cost\. \*\/\n +price: Price/);
});

test('the same description always generates the same text', async () => {
  expect(await text()).toBe(await text());
});
