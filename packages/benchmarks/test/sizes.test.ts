import { expect, test } from 'vitest';
import { build } from 'esbuild';
import { bundle, bundleOptions, pages, programs } from '../src/budget/bundle.ts';
import { ceilings } from '../src/budget/ceilings.ts';
import { publishedProject } from '../src/budget/published.ts';

test('a page with @tradelane/hub stays within its size budget, without code of workflows, batches and archives', async () => {
  const { size, modules } = await bundle(programs.hub);
  expect(size).toBeLessThanOrEqual(ceilings.hub);
  const names = modules.map(([module]) => module);
  expect(names.filter((name) => /run-batch|batch-run|\/zip\/|run-checks|open-file/.test(name))).toEqual([]);
  expect(names).toContain('node_modules/@tradelane/core/src/call/attempt.ts');
});

test.each(Object.entries(programs))(
  'a page with @tradelane/%s loads neither zod nor Node modules',
  async (_, program) => {
    expect((await bundle(program)).external).toEqual([]);
  },
);

test.each(Object.entries(ceilings.lite))('a page with `createLite` for %s has at most %d kB', async (name, most) => {
  const { size, external } = await bundle(pages[name as keyof typeof pages]);
  expect(size).toBeLessThanOrEqual(most);
  expect(external).toEqual([]);
});

test('a page with one schema contains no other schema, and zod is its only import', async () => {
  const contents = `import { PriceChange } from '@tradelane/basket/schemas'; globalThis.parse = (value) => PriceChange.parse(value);`;
  const { folder, remove } = publishedProject();
  const external = new Set<string>();
  const { outputFiles } = await build(bundleOptions(contents, folder, external)).finally(remove);
  const text = outputFiles.map((file) => file.text).join('');
  expect(text).toContain('originValue');
  expect(text).not.toMatch(/isSH02Done|selectedShippingMethod|setShippingMethod|schemaCheck/);
  expect([...external]).toEqual(['zod']);
});
