import { join } from 'node:path';
import { bundleDocument, type Bundle } from '@tradelane/spec-model/bundle';
import { expect, test } from 'vitest';
import { shareSchemas } from '../shared-schemas.ts';
import { emitValidators } from '../validators.ts';

interface Validator {
  (value: unknown): boolean;
  readonly errors?: readonly { readonly instancePath: string; readonly keyword: string }[] | null;
}

/** The corner shop of `fixtures/`. */
const readFixture = async (): Promise<Bundle> => ({
  surface: { name: 'corner-shop', source: 'fixtures/shop.yaml', family: 'instance', client: true },
  document: await bundleDocument(join(import.meta.dirname, 'fixtures/shop.yaml')),
});

const load = async (): Promise<Readonly<Record<string, Validator>>> => {
  const bundle = await readFixture();
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
  const bundle = await readFixture();
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
