import { expect, test } from 'vitest';
import { ceilings } from '../src/budget/ceilings.ts';
import { modulesOf } from '../src/budget/modules.ts';

test('a program that makes one call loads no more modules than it did', async () => {
  const count = await modulesOf('tradelane');
  expect(count).toBeLessThanOrEqual(ceilings.modules.tradelane);
  expect(count, 'fewer than the ceiling: lower it').toBeGreaterThan(ceilings.modules.tradelane - 3);
});
