import { join } from 'node:path';
import { bundleDocument, type Bundle } from '@tradelane/spec-model/bundle';
import { expect, test } from 'vitest';
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
