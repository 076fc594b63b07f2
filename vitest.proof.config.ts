import deep from './vitest.deep.config.ts';

/**
 * `pnpm prove tests`: tests of many minutes are named `*.proof.test.ts`. Tests named `*.sampled.test.ts` run here with
 * all rows, and in `pnpm test` with a few.
 */
deep.test.include = [
  'packages/*/test/**/*.{proof,sampled}.test.ts',
  'scripts/*/test/**/*.{proof,sampled}.test.ts',
  'specs/test/**/*.{proof,sampled}.test.ts',
  'examples/*/*.{proof,sampled}.test.ts',
];
deep.test.env = { DEEP: 'true' };

export default deep;
