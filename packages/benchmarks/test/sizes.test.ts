import { expect, test } from 'vitest';
import { bundle, programs } from '../src/budget/bundle.ts';
import { ceilings } from '../src/budget/ceilings.ts';

const builds = [
  { called: '', conditions: [], most: ceilings },
  { called: ' with codes in place of texts', conditions: ['production'], most: ceilings.production },
] as const;

for (const name of ['basket', 'hub', 'marketplace-seller'] as const) {
  for (const { called, conditions, most } of builds) {
    test(`@tradelane/${name}${called} stays within its size in a browser, without zod and without Node`, async () => {
      const { size, single, external, inputs } = await bundle(programs[name], conditions);
      expect(external).toEqual([]);
      const files = Object.entries(inputs).slice(0, 12);
      expect(size, `largest: ${files.map(([file, bytes]) => `${file} ${bytes}`).join(', ')}`).toBeLessThanOrEqual(
        most.size[name],
      );
      expect(single, 'in one file').toBeLessThanOrEqual(most.single[name]);
      const tooHigh = 'smaller than its ceiling by more than three percent: lower the ceiling';
      expect(size, tooHigh).toBeGreaterThan(most.size[name] * 0.97);
      expect(single, tooHigh).toBeGreaterThan(most.single[name] * 0.97);
    });
  }
}
