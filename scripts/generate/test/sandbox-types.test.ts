import { expect, test } from 'vitest';
import { emitSandboxTypes } from '../sandbox-types.ts';
import { readFixture } from './fixture.ts';

const files = async (): Promise<ReadonlyMap<string, string>> => emitSandboxTypes([(await readFixture()).bundle]);
const text = async (): Promise<string> => (await files()).get('packages/sandbox/src/generated/instance.ts') ?? '';

/** The types of one operation, on one line. */
async function operation(id: string): Promise<string> {
  const [, body = ''] = new RegExp(`^    readonly ${id}: \\{\\n([^]*?)^    \\};`, 'm').exec(await text()) ?? [];
  return body.replaceAll(/\s+/g, ' ').trim();
}

test('surfaces of an instance share one file, and an index contains all operations', async () => {
  expect([...(await files()).keys()]).toEqual([
    'packages/sandbox/src/generated/instance.ts',
    'packages/sandbox/src/generated/index.ts',
  ]);
  expect((await files()).get('packages/sandbox/src/generated/index.ts')).toContain(
    'export interface Operations extends Instance {}',
  );
});

test('an open enum is closed, because the sandbox accepts and returns documented values only', async () => {
  expect(await text()).toMatch(/readonly State: "NEW" \| "USED";/);
});

test('a value of an open enum in a query is any text', async () => {
  expect(await operation('items')).toContain('readonly states?: readonly string[];');
});

test('path values are text', async () => {
  expect(await operation('restart')).toContain('readonly path: { readonly batch: string; readonly line: string; };');
});

test('an operation without body and response has type undefined for both', async () => {
  expect(await operation('restart')).toContain('readonly body: undefined; readonly response: undefined;');
});

test('parts of a multipart body are JSON, texts and uploaded files, and an optional part may be undefined', async () => {
  const upload = await operation('upload');
  expect(upload).toContain('readonly file: UploadedFile;');
  expect(upload).toContain('readonly more?: readonly UploadedFile[];');
  expect(upload).toContain('readonly metadata?: Schemas["Metadata"];');
  expect(upload).toContain('readonly note?: string;');
  expect(upload).toMatch(/\} \| undefined; readonly response/);
});

test('a response is JSON, a file, or undefined if it may be empty', async () => {
  expect(await operation('upload')).toContain('readonly response: Schemas["Item"] | undefined;');
  expect(await operation('download')).toContain('readonly response: FileResponse;');
  expect(await operation('chunk')).toContain('readonly response: FileResponse;');
});

test('an operation that differs between surfaces has the union of their types', async () => {
  const { bundle } = await readFixture();
  const other = structuredClone(bundle.document);
  Object.assign(other.paths['/items']?.get ?? {}, {
    parameters: [{ name: 'shop', in: 'query', schema: { type: 'integer' } }],
    responses: {
      200: {
        description: 'An item.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Item' } } },
      },
    },
  });
  const made = await emitSandboxTypes([bundle, { ...bundle, document: other }]);
  const instance = made.get('packages/sandbox/src/generated/instance.ts') ?? '';
  expect(instance).toContain('readonly response: Schemas["ItemPage"] | Schemas["Item"];');
  expect(instance).toMatch(/readonly updated_from\?: string;/);
  expect(instance).toMatch(/readonly shop\?: number;/);
});

test('two different schemas with one name are refused with the name', async () => {
  const { bundle } = await readFixture();
  const other = structuredClone(bundle.document);
  Object.assign(other.components?.schemas ?? {}, { Item: { type: 'string' } });
  await expect(emitSandboxTypes([bundle, { ...bundle, document: other }])).rejects.toThrow(
    'the schema Item in two ways',
  );
});
