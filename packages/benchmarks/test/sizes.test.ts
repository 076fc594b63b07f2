import { expect, test } from 'vitest';
import { bundle, programs } from '../src/budget/bundle.ts';
import { ceilings } from '../src/budget/ceilings.ts';

test('@tradelane/hub stays within its size in one file', async () => {
  expect((await bundle(programs.hub)).size).toBeLessThanOrEqual(ceilings.hub);
});

test.each(Object.entries(programs))(
  'a page with @tradelane/%s loads neither zod nor Node modules',
  async (_, program) => {
    expect((await bundle(program)).external).toEqual([]);
  },
);
