import { join } from 'node:path';
import { expect, test } from 'vitest';
import { doors, strayTestImports } from '../imports/doors.ts';

test.each(Object.entries(doors))('tests of %s enter through its entries and at most 15 doors', (name, open) => {
  expect(open.length).toBeLessThanOrEqual(15);
  expect(strayTestImports(join(import.meta.dirname, '../../../packages', name), open)).toEqual([]);
});
