import { expect, test } from 'vitest';
import { bundle, pages, programs } from '../src/budget/bundle.ts';
import { ceilings } from '../src/budget/ceilings.ts';

test('@tradelane/hub in one file stays within its size budget', async () => {
  expect((await bundle(programs.hub)).size).toBeLessThanOrEqual(ceilings.hub);
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
