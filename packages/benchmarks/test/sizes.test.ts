import { expect, test } from 'vitest';
import { bundle, programs } from '../src/budget/bundle.ts';
import { ceilings } from '../src/budget/ceilings.ts';

for (const name of ['basket', 'hub', 'marketplace-seller'] as const) {
  test(`@tradelane/${name} stays within its size in a browser, without zod and without Node`, async () => {
    const { size, external, inputs } = await bundle(programs[name]);
    expect(external).toEqual([]);
    expect(
      size,
      `largest: ${Object.entries(inputs)
        .slice(0, 12)
        .map(([file, bytes]) => `${file} ${bytes}`)
        .join(', ')}`,
    ).toBeLessThanOrEqual(ceilings.size[name]);
    expect(size, 'smaller than its ceiling by more than two percent: lower the ceiling').toBeGreaterThan(
      ceilings.size[name] * 0.97,
    );
  });
}
