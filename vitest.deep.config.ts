import { mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

/**
 * `pnpm test:deep`: tests that kill processes, start brokers or take minutes are named `*.deep.test.ts`. Tests named `*.sampled.test.ts`
 * run here with all rows, and in `pnpm test` with a few.
 */
const deep = mergeConfig(base, {});
deep.test.include = [
  'packages/*/test/**/*.{deep,sampled}.test.ts',
  'scripts/*/test/**/*.{deep,sampled}.test.ts',
  'specs/test/**/*.{deep,sampled}.test.ts',
  'examples/*/*.{deep,sampled}.test.ts',
];
deep.test.exclude = ['**/node_modules/**'];
deep.test.isolate = true;
// Many of these tests wait: for servers to start, leases to end and processes to be killed.
deep.test.maxWorkers = '150%';
deep.test.env = { DEEP: 'true' };

export default deep;
