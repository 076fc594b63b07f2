import deep from './vitest.deep.config.ts';

/**
 * `pnpm prove tests`: tests of many minutes are named `*.proof.test.ts`. Tests named `*.sampled.test.ts` and
 * `*.deep.test.ts` run here with all rows, and in `pnpm test` and `pnpm test:deep` with a few.
 */
deep.test.include = [
  'packages/*/test/**/*.{proof,sampled,deep}.test.ts',
  'scripts/*/test/**/*.{proof,sampled,deep}.test.ts',
  'specs/test/**/*.{proof,sampled,deep}.test.ts',
  'examples/*/*.{proof,sampled,deep}.test.ts',
];
deep.test.env = { DEEP: 'true' };

export default deep;
