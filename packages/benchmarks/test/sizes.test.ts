import { expect, test } from 'vitest';
import { bundle, programs } from '../src/budget/bundle.ts';
import { ceilings } from '../src/budget/ceilings.ts';

for (const name of ['basket', 'hub', 'marketplace-seller'] as const) {
  test(`@tradelane/${name} stays within its size in a browser, without zod and without Node`, async () => {
    const { size, single, external, inputs } = await bundle(programs[name]);
    expect(external).toEqual([]);
    const files = Object.entries(inputs).slice(0, 12);
    expect(size, `largest: ${files.map(([file, bytes]) => `${file} ${bytes}`).join(', ')}`).toBeLessThanOrEqual(
      ceilings.size[name],
    );
    expect(single, 'in one file').toBeLessThanOrEqual(ceilings.single[name]);
    const tooHigh = 'smaller than its ceiling by more than three percent: lower the ceiling';
    expect(size, tooHigh).toBeGreaterThan(ceilings.size[name] * 0.97);
    expect(single, tooHigh).toBeGreaterThan(ceilings.single[name] * 0.97);
  });
}
