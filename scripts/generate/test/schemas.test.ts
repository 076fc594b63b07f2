import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emitSchemas } from '../schemas.ts';
import { readFixture } from './fixture.ts';

interface Responses {
  readonly [id: string]: {
    safeParse(value: unknown): {
      readonly success: boolean;
      readonly data?: unknown;
      readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] };
    };
  };
}
let folder: string;
let responses: Responses;
let schemas: Readonly<Record<string, Responses>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'schemas-'));
  const { bundle, operations } = await readFixture();
  const zod = pathToFileURL(
    createRequire(join(import.meta.dirname, '../../../packages/core/package.json')).resolve('zod'),
  ).href;
  const check = pathToFileURL(join(import.meta.dirname, '../../../packages/core/src/schemas.ts')).href;
  const text = emitSchemas(bundle.document, operations).replace("'zod'", `'${zod}'`);
  writeFileSync(join(folder, 'schemas.ts'), text.replace("'@tradelane/core/schemas'", `'${check}'`));
  schemas = (await import(pathToFileURL(join(folder, 'schemas.ts')).href)) as typeof schemas;
  responses = schemas['responses'] ?? {};
});
afterAll(() => rmSync(folder, { recursive: true }));

const accepts = (id: string, value: unknown): boolean => responses[id]?.safeParse(value).success ?? false;
const item = { id: 'i1', state: 'NEW' };
const priced = (price: object): boolean => accepts('items', { data: [{ ...item, price }] });

test('E04: unknown fields and unknown values pass and are kept', () => {
  const page = { data: [{ ...item, state: 'BROKEN', shelf: 4 }], next_page_token: 't', count: 1 };
  expect(responses['items']?.safeParse(page)).toMatchObject({ success: true, data: page });
});

test('a missing field, a wrong type and a wrong list are reported', () => {
  expect(accepts('items', { data: [{ id: 'i1' }] })).toBe(false);
  expect(accepts('items', { data: [{ ...item, id: 1 }] })).toBe(false);
  expect(accepts('items', { data: {} })).toBe(false);
});

test('a recursive schema is checked at every depth', () => {
  expect(accepts('items', { data: [{ ...item, parts: [{ ...item, parts: [item] }] }] })).toBe(true);
  expect(accepts('items', { data: [{ ...item, parts: [{ ...item, parts: [{}] }] }] })).toBe(false);
});

test('a variant is checked by its tag, and an unknown tag passes', () => {
  expect(priced({ type: 'FIXED', amount: 3 })).toBe(true);
  expect(priced({ type: 'FIXED', from: 3 })).toBe(false);
  expect(priced({ type: 'AUCTION', bids: [] })).toBe(true);
  expect(priced({ type: 'constructor' })).toBe(true);
  expect(accepts('items', { data: [{ ...item, price: 'free' }] })).toBe(false);
});

test('an issue has the path of its value, also within a variant', () => {
  const parts = [item, { ...item, price: { type: 'FIXED', amount: 'a lot' } }];
  const { error } = responses['items']?.safeParse({ data: [item, { ...item, parts }] }) ?? {};
  expect(error?.issues.map(({ path }) => path)).toEqual([['data', 1, 'parts', 1, 'price', 'amount']]);
});

test('null passes for an optional field', () => {
  expect(accepts('items', { data: [{ ...item, parts: null, sold_at: null }] })).toBe(true);
  expect(accepts('items', { data: null })).toBe(false);
});

test('only operations that return JSON have a schema', () => {
  expect(Object.keys(responses).sort()).toEqual(['items', 'remove', 'upload']);
});

test('each named schema and body is exported, and keeps unknown fields', () => {
  const { Item, FilesUploadBody } = schemas as unknown as Record<
    string,
    Responses[string] & { readonly shape?: object }
  >;
  expect(Object.keys(Item?.shape ?? {})).toContain('state');
  expect(Item?.safeParse({ ...item, shelf: 4 })).toMatchObject({ success: true, data: { shelf: 4 } });
  expect(FilesUploadBody).toBe(schemas['requests']?.['upload']);
  expect(FilesUploadBody?.safeParse({ file: new Blob(['x']) }).success).toBe(true);
});
