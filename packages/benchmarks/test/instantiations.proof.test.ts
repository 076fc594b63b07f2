import { expect, test } from 'vitest';
import { ceilings } from '../src/budget/ceilings.ts';
import { compilers } from '../src/budget/compiler.ts';
import { instantiations } from '../src/budget/instantiations.ts';
import { ourPrograms } from '../src/budget/type-programs.ts';

const programs = ourPrograms();

for (const compiler of Object.keys(compilers)) {
  test(`typed calls add almost no work for TypeScript ${compiler}`, async () => {
    expect(await instantiations('test-one-often', programs.oneOften, compiler)).toBeLessThanOrEqual(
      ceilings.instantiations.oneOften,
    );
    expect(await instantiations('test-many-once', programs.manyOnce, compiler)).toBeLessThanOrEqual(
      ceilings.instantiations.manyOnce,
    );
  });
}
