import { expect, test } from 'vitest';
import { emitTable } from '../sandbox-table.ts';
import { shareSchemas } from '../shared-schemas.ts';
import { emitValidators } from '../validators.ts';
import { readFixture } from './fixture.ts';

interface Validator {
  (value: unknown): boolean;
  readonly errors?: readonly { readonly instancePath: string; readonly keyword: string }[] | null;
}

const load = async (): Promise<Readonly<Record<string, Validator>>> => {
  const { bundle } = await readFixture();
  const code = emitValidators([bundle, { ...bundle, surface: { ...bundle.surface, name: 'other' } }]);
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: Readonly<Record<string, Validator>>;
  };
  return module.default;
};
const faults = (validator: Validator | undefined, value: unknown): readonly string[] => {
  if (validator === undefined) throw new Error('no validator');
  return validator(value)
    ? []
    : (validator.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
};

test('there is a validator for each JSON body and each JSON part of each surface', async () => {
  expect(Object.keys(await load()).sort()).toEqual([
    'corner-shop/remove',
    'corner-shop/upload/metadata',
    'other/remove',
    'other/upload/metadata',
  ]);
});

test('surfaces that accept the same body share its validator', async () => {
  const validators = await load();
  expect(validators['other/remove']).toBe(validators['corner-shop/remove']);
});

test('every fault is reported with its location', async () => {
  const { 'corner-shop/remove': validator } = await load();
  expect(faults(validator, { items: [{ id: 'a', before: '2026-02-28T10:00:00+00:00' }] })).toEqual([]);
  expect(faults(validator, { items: [{ id: '' }, { before: '2026-02-30T10:00:00Z' }, 3] })).toEqual(
    expect.arrayContaining(['/items/0/id minLength', '/items/1 required', '/items/1/before format', '/items/2 type']),
  );
});

test('the errors of a variant are about the intended variant', async () => {
  const { 'corner-shop/upload/metadata': validator } = await load();
  const of = (price: unknown): readonly string[] =>
    faults(validator, { kind: 'PHOTO', price }).filter((fault) => !fault.endsWith(' if'));
  expect(of({ type: 'FIXED', amount: 1 })).toEqual([]);
  expect(of({ type: 'FIXED' })).toEqual(['/price required']);
  expect(of({ type: 'AUCTION' })).toEqual(['/price/type enum']);
  expect(of({})).toEqual(['/price required']);
});

test('schemas with one name stay apart if they refer to different schemas', async () => {
  const { bundle } = await readFixture();
  const schemas = bundle.document.components?.schemas ?? {};
  const document = { ...bundle.document, components: { schemas: { ...schemas, Fixed: { type: 'string' } } } };
  const shared = shareSchemas([bundle, { surface: { ...bundle.surface, name: 'other' }, document }]);
  expect(
    Object.keys(shared.definitions)
      .filter((name) => name.includes('_'))
      .sort(),
  ).toEqual(['Fixed_1', 'ItemPage_1', 'Item_1', 'Metadata_1', 'Price_1']);
  expect(shared.adopt('other', { $ref: '#/components/schemas/Item' })).toEqual({ $ref: '#/components/schemas/Item_1' });
});

test('the table of the sandbox has every operation with a path, its server limit and its credentials', async () => {
  const { bundle } = await readFixture();
  const { surfaces } = JSON.parse(emitTable([bundle])) as {
    surfaces: { server: string; operations: { id: string }[] }[];
  };
  expect(surfaces[0]?.server).toBe('{shop_url}/api');
  expect(surfaces[0]?.operations.map(({ id }) => id)).toEqual(['items', 'remove', 'restart', 'download', 'upload']);
  expect(surfaces[0]?.operations[0]).toMatchObject({
    limit: { windows: [{ requests: 20 }, { requests: 60 }], key: ['shop'], followUpPages: 'free' },
    page: { style: 'seek', items: 'data', defaultLimit: 50, maxLimit: 200 },
    security: ['key', 'token'],
    success: { status: 200, types: ['application/json'] },
  });
  expect(surfaces[0]?.operations[4]).toMatchObject({
    body: { kind: 'multipart', parts: { file: { kind: 'file', required: true }, metadata: { kind: 'json' } } },
  });
});
